import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { addForm, readyAnswer, type Encoding, type ReadyAnswer } from '../cache/ready-answer.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names that a build gives: a change of content is a change of name. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=600';

const ENCODED: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

const assetOf = (folder: string, name: string): ReadyAnswer => {
  const file = join(folder, name);
  const answer = readyAnswer({
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    body: readFileSync(file),
    cacheControl: HASHED.test(name) ? FOR_EVER : FOR_A_WHILE,
  });
  for (const [ending, encoding] of Object.entries(ENCODED))
    if (existsSync(file + ending)) addForm(answer, encoding, readFileSync(file + ending));
  return answer;
};

/**
 * The files of the built web client, read once at start, by address: a few megabytes that are asked for all the time.
 * The page template is left out, since it is no page by itself.
 */
export const assets = (folder: string): ReadonlyMap<string, ReadyAnswer> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((name) => name !== '/index.html' && !Object.hasOwn(ENCODED, extname(name)))
    .filter((name) => statSync(join(folder, name)).isFile());
  return new Map(names.map((name) => [encodeURI(name), assetOf(folder, name)]));
};
