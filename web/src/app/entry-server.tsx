import { text } from 'node:stream/consumers';
import type { RenderPage, RenderRefused } from '@wellspring/page-contract/render-page';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@wellspring/words/languages';
import { SHOWN_PARTS, type ShownPart } from '@wellspring/words/load';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { StaticRouter } from 'react-router-dom';
import { AskContext } from '../shared/graphql/answers-on-server.ts';
import { HeadCollector } from '../shared/head/page-head.tsx';
import { fullTitle, type PageMeta } from '../shared/head/page-meta.ts';
import { escapeHtml, renderHead } from '../shared/head/render-head.ts';
import { loadWords, translateIn } from '../shared/words/loaded-words.ts';
import { LanguageContext, UsedWordsContext } from '../shared/words/words.ts';
import type { Screen } from '../shared/ui/screen.tsx';
import { App } from './app.tsx';
import type { FirstState } from './first-state.ts';
import { Layout } from './layout.tsx';
import { mapAhead } from './map-ahead.ts';
import { pageQueries } from './page-queries.ts';
import { refusedHeading, RefusedPage } from './refused-page.tsx';
import { loadScreens, screenAt } from './screens.ts';

/** Put in by the build: the scripts of each screen beside the common one, by the screen's module. */
declare const SCRIPTS_OF_SCREENS: Readonly<Record<string, readonly string[]>>;

/** Put in by the build: the scripts of messages by language and part, such as `de/site`. */
declare const SCRIPTS_OF_WORDS: Readonly<Record<string, readonly string[]>>;

/** So that the browser fetches the screen's scripts beside the common one, not after it. */
const preloads = (screen: Screen | undefined, language: Language, words: readonly ShownPart[]): string =>
  [
    ...(screen ? (SCRIPTS_OF_SCREENS[screen.module] ?? []) : []),
    ...['load', ...words].flatMap((part) => SCRIPTS_OF_WORDS[`${language}/${part}`] ?? []),
  ]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${escapeHtml(file)}">`)
    .join('');

/** The page with all its parts, in one pass: what waits for an answer or a script is rendered when that is here. */
const renderWhole = async (tree: ReactNode): Promise<string> => {
  // However long a part is, it stands in its place: React would put long ones at the end, with a script that moves them.
  const { prelude } = await prerenderToNodeStream(tree, { progressiveChunkSize: Infinity });
  return text(prelude);
};

/** All screens are loaded from the first page on. */
let screens: Promise<void> | undefined;

/**
 * Renders one page for the first HTML. What a screen asks stands in its components alone: they are answered with plain values, which the
 * browser's cache then begins with. What cannot be had is shown as what it is, never thrown.
 */
export const renderPage: RenderPage = async ({ path, origin, config, language, isMember, execute }) => {
  await (screens ??= loadScreens(DEFAULT_LANGUAGE));
  await loadWords(language, SHOWN_PARTS);
  const words = new Set<ShownPart>();
  const url = new URL(`${origin}${path}`);
  const { ask, answered } = pageQueries(execute);
  let meta: PageMeta = { title: 'Wellspring', description: '', canonical: url.pathname, status: 503 };
  const body = await renderWhole(
    <StrictMode>
      <StaticRouter location={`${url.pathname}${url.search}`}>
        <HeadCollector value={(said) => void (meta = said)}>
          <AskContext value={ask}>
            <UsedWordsContext value={(parts) => parts.forEach((part) => words.add(part))}>
              <App config={config} language={language} isMember={isMember} failed={[]} />
            </UsedWordsContext>
          </AskContext>
        </HeadCollector>
      </StaticRouter>
    </StrictMode>,
  );
  const screen = screenAt(url.pathname, isMember);
  const map = mapAhead(screen, url.searchParams, config);
  map?.words.forEach((part) => words.add(part));
  const state: FirstState = { ...(await answered()), config, isMember, words: [...words] };
  const head =
    renderHead(translateIn(language), meta, origin) + preloads(screen, language, [...words]) + (map?.links ?? '');
  return { status: meta.status ?? 200, head, body, state };
};

// The page of a refused request is made at once: its messages are loaded in each language.
await Promise.all(
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .map((language) => loadWords(language, ['site', 'deadEnds', 'cards', 'categories', 'places'])),
);

/** Renders the page of a refused request, in the look of all others. */
export const renderRefused: RenderRefused = (request) => {
  const body = renderToString(
    <LanguageContext value={request.language}>
      <StaticRouter location="/">
        <Layout>
          <RefusedPage request={request} />
        </Layout>
      </StaticRouter>
    </LanguageContext>,
  );
  const title = fullTitle({ title: refusedHeading(translateIn(request.language), request) });
  return { head: `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`, body };
};
