// Builds the web client for the browser and its renderer for the server, and says how heavy the first page is.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = import.meta.dirname;
const configFile = join(root, 'vite.config.ts');

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The chunks that a page needs before anything is clicked: the entry and all it imports statically. */
const firstChunks = (manifest) => {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return [...seen].map((key) => manifest[key]);
};

/** Gzipped bytes of script and style that the first page loads. */
export const firstPageWeight = async () => {
  const out = join(root, 'dist/client');
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'));
  const chunks = firstChunks(manifest);
  const weigh = async (files) => {
    const sizes = await Promise.all(
      [...new Set(files)].map(async (file) => gzipSync(await readFile(join(out, file))).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    script: await weigh(chunks.map(({ file }) => file)),
    style: await weigh(chunks.flatMap(({ css }) => css ?? [])),
  };
};

const TEXT = new Set(['.js', '.css', '.svg', '.json']);

/** Text goes out compressed as well as it can be, once, here. */
const compress = async () => {
  const out = join(root, 'dist/client');
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
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  await compress();
  const { script, style } = await firstPageWeight();
  say(`web: first page ${kilobytes(script)} of script and ${kilobytes(style)} of style (gzip)`);
};

if (import.meta.main) await buildWeb();
