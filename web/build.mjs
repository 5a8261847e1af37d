// Builds the web client for the browser and its renderer for the server, and says how heavy every page is.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = import.meta.dirname;
const configFile = join(root, 'vite.config.ts');

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const out = join(root, 'dist/client');
const readManifest = async () => JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));

/** These modules' own chunks and all that they import statically, by their names in the manifest. */
const chunksOf = (manifest, modules) => {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  modules.forEach(visit);
  return seen;
};

const entriesOf = (manifest) => Object.keys(manifest).filter((key) => manifest[key].isEntry);

const screensOf = (manifest) => Object.keys(manifest).filter((key) => /-(page|screen)\.tsx$/.test(key));

const HOME = 'src/app/home-page.tsx';
const MAP = 'src/features/map/map-view.tsx';
const CANVAS = 'src/features/map/maplibre/maplibre-canvas.tsx';
const MORE_LETTERS = /source-sans-3-latin-ext-wght-normal\.woff2$/;

/** Files of the map that home lacks: what the pins need, and what draws the ground under them. */
const filesOfMap = (manifest) => {
  const home = chunksOf(manifest, [...entriesOf(manifest), HOME]);
  const pins = [...chunksOf(manifest, [MAP])].filter((key) => !home.has(key));
  const ground = [...chunksOf(manifest, [CANVAS])].filter((key) => !home.has(key) && !pins.includes(key));
  const filesIn = (keys, kind) => keys.flatMap((key) => manifest[key][kind] ?? []).map((file) => `/${file}`);
  const letters = Object.keys(manifest).filter((key) => MORE_LETTERS.test(key));
  return {
    scripts: filesIn(pins, 'file'),
    styles: filesIn(pins, 'css'),
    ground: ['css', 'file', 'assets'].flatMap((kind) => filesIn(ground, kind)).concat(filesIn(letters, 'file')),
  };
};

/** Files that each screen's module needs beside the common script, by module. */
const scriptsOfScreens = (manifest) => {
  const common = chunksOf(manifest, entriesOf(manifest));
  const own = (screen) => [...chunksOf(manifest, [screen])].filter((chunk) => !common.has(chunk));
  return Object.fromEntries(
    screensOf(manifest).map((screen) => [screen, own(screen).map((chunk) => manifest[chunk].file)]),
  );
};

const WORDS = /packages\/words\/src\/generated\/([\w-]+\/\w+)\.ts$/;

/** Files of each part of the messages that the common script lacks, by language and part. */
const scriptsOfWords = (manifest) => {
  const common = chunksOf(manifest, entriesOf(manifest));
  return Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const name = WORDS.exec(key)?.[1];
      const own = [...chunksOf(manifest, [key])].filter((chunk) => !common.has(chunk));
      return name === undefined ? [] : [[name, own.map((chunk) => manifest[chunk].file)]];
    }),
  );
};

const weigh = async (files) => {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => gzipSync(await readFile(join(out, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const weighChunks = async (manifest, modules) => {
  const chunks = [...chunksOf(manifest, modules)].map((key) => manifest[key]);
  return {
    script: await weigh(chunks.map(({ file }) => file)),
    style: await weigh(chunks.flatMap(({ css }) => css ?? [])),
  };
};

/** Gzipped bytes of script and style that each screen of the build loads before anything is clicked, by module. */
export const screenWeights = async () => {
  const manifest = await readManifest();
  const weighed = async (screen) => [screen, await weighChunks(manifest, [...entriesOf(manifest), screen])];
  return Object.fromEntries(await Promise.all(screensOf(manifest).map(weighed)));
};

const TEXT = new Set(['.js', '.css', '.svg', '.json']);

/** Text goes out compressed as well as it can be, once, here. */
const compress = async () => {
  const names = (await readdir(out, { recursive: true })).filter((name) => TEXT.has(extname(name)));
  for (const name of names) {
    const file = join(out, name);
    const text = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
};

/** Both builds into web/dist; `say` gets one line about the weight. */
export const buildWeb = async ({ say = console.log } = {}) => {
  await build({ configFile, logLevel: 'warn' });
  const manifest = await readManifest();
  const define = {
    SCRIPTS_OF_SCREENS: JSON.stringify(scriptsOfScreens(manifest)),
    FILES_OF_MAP: JSON.stringify(filesOfMap(manifest)),
    SCRIPTS_OF_WORDS: JSON.stringify(scriptsOfWords(manifest)),
  };
  await build({ configFile, logLevel: 'warn', define, build: { ssr: true } });
  await compress();
  const { script, style } = await weighChunks(manifest, entriesOf(manifest));
  say(`web: every page ${kilobytes(script)} of script and ${kilobytes(style)} of style (gzip), and its screen's own`);
};

if (import.meta.main) await buildWeb();
