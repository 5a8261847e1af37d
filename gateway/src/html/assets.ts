import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import { addForm, bufferedResponse, type Encoding, type BufferedResponse } from '../http/buffered-response.ts';

/** Names that a build gives: a change of content is a change of name. Bounded: at most 255 characters, a file's name. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
/** Files of the build for itself, such as /.vite/manifest.json. */
const HIDDEN = /\/\./;
/** Of what has another name when it has another content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
export const FOR_A_WHILE = 'public, max-age=600';

const ENCODED: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

const assetOf = (folder: string, name: string): BufferedResponse => {
  const file = join(folder, name);
  const answer = bufferedResponse({
    type: contentType(extname(name)) || 'application/octet-stream',
    body: readFileSync(file),
    cacheControl: HASHED.test(name) ? FOR_EVER : FOR_A_WHILE,
  });
  for (const [ending, encoding] of Object.entries(ENCODED))
    if (existsSync(file + ending)) addForm(answer, encoding, readFileSync(file + ending));
  return answer;
};

/**
 * The files of the built web client, read once at start, by address: a few megabytes that are requested all the time.
 * The page template is left out, since it is no page by itself, and so is what is hidden.
 */
export const assets = (folder: string): ReadonlyMap<string, BufferedResponse> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((name) => name !== '/index.html' && !Object.hasOwn(ENCODED, extname(name)))
    .filter((name) => !HIDDEN.test(name))
    .filter((name) => statSync(join(folder, name)).isFile());
  return new Map(names.map((name) => [encodeURI(name), assetOf(folder, name)]));
};
