import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Asks for the Latin letters at once: every page needs them, and the style sheet would name them later. */
const preloadLatin: Plugin = {
  name: 'preload-latin',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /source-sans-3-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
};

/**
 * Words, letters and pictures come before what runs: the style sheet stands first, and scripts wait for whatever is painted. Over HTTP/1.1
 * a browser asks for six files at a time, and a page has some thirty.
 */
const paintFirst: Plugin = {
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const styles = html.match(/ *<link rel="(?:stylesheet|preload)"[^>]*>\n/g) ?? [];
      const rest = styles.reduce((whole, style) => whole.replace(style, ''), html);
      return rest
        .replace(/ *<!--head-->/, (place) => styles.join('') + place)
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
    },
  },
};

/**
 * React Router names its parts for developers' tools and makes them by calls that look as if they did more: what nobody uses of it (forms,
 * prefetching, scripts of its framework, the boundary of its routes) could not be left out. The lint stops whoever takes such a part.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|createElement|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** What every page runs on: one script packs tighter than many. */
const LIBRARIES =
  /node_modules\/(@messageformat\/runtime|react|react-dom|scheduler|react-router|react-router-dom|@apollo\/client|graphql|rxjs|tslib|optimism|@wry\/\w+)\/|\/(graphql-language|words\/src\/cardinal)\.ts$/;

/** Helpers that most screens share, of a hundred bytes each: a file for each would be half wrapping. */
const SMALL =
  /\/src\/(shared\/(session\/(use-signed-out|login-address)|format\/(formats|values|hero-image-of-width)|ui\/part)|features\/lists\/list-messages)\.tsx?$|\/countries\/src\/country-name\.ts$/;

/** Cards of places, and what other features put on them: together wherever one of them is. */
const CARDS = /\/src\/(app\/location-slots|features\/locations\/card\/location-card)\.tsx$/;

/** Parts of the page of a place that come when it stands, always together. */
const LATE_PARTS =
  /\/src\/features\/locations\/place\/(place-head-facts|place-answers|location-details-card|directions-menu|source-date)\.tsx?$/;

/** What says a fact in words: small files that are needed together. */
const FACT_TEXTS =
  /\/place-schema\/src\/(fact|fact-text|fact-labels)\.ts$|\/opening-hours\/src\/(hours|clock)\.ts$|\/src\/(features\/locations\/hours-text|shared\/(use-now|facts\/temperature-scale))\.ts$/;

/** Rather a package's newer build than one for ES5, which rxjs takes to be the default. */
const MODERN = ['es2015', ...defaultClientConditions];

/** Apollo's way to the package of the language, without what prints it. */
const GRAPHQL = join(import.meta.dirname, 'src/shared/graphql/graphql-language.ts');

/** What answers the components' queries on the server, in place of Apollo's hooks. */
const ANSWERS = join(import.meta.dirname, 'src/shared/graphql/answers-on-server.ts');

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), leanRouter, preloadLatin, paintFirst],
  resolve: {
    conditions: MODERN,
    alias: [
      ...(command === 'build' ? [{ find: /^graphql$/, replacement: GRAPHQL }] : []),
      ...(isSsrBuild ? [{ find: /^@apollo\/client\/react$/, replacement: ANSWERS }] : []),
    ],
  },
  server: {
    port: 4310,
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/media', '/basemap'].map((path) => [path, 'http://localhost:4000']),
    ),
  },
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, rollupOptions: { input: 'src/app/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Messages import what every page has.
          resolveDependencies: (_url, dependencies, { hostId }) =>
            /\/load-[^/]+\.js$/.test(hostId) ? [] : dependencies,
        },
        rolldownOptions: {
          // No module reads a property for what the reading does.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: LIBRARIES },
                { name: 'common', tags: ['$initial'] },
                { name: 'small', test: SMALL, includeDependenciesRecursively: false },
                { name: 'cards', test: CARDS },
                { name: 'late-parts', test: LATE_PARTS, includeDependenciesRecursively: false },
                { name: 'fact-texts', test: FACT_TEXTS, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
}));
