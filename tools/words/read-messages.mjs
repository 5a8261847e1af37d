import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { ROOT } from '../install.mjs';

const WORDS = join(ROOT, 'packages', 'words');

/** @throws Error that names the file, where it has a syntax error */
const parsed = (path, text) => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${relative(ROOT, resolve(path))}: ${error.message}`, { cause: error });
  }
};

/** The content of a JSON file; `otherwise` where there is none. @throws Error that names the file, where it has a syntax error */
export const readJson = async (path, otherwise) => {
  const text = await readFile(path, 'utf8').catch((error) =>
    error.code === 'ENOENT' && otherwise ? null : Promise.reject(error),
  );
  return text === null ? otherwise : parsed(path, text);
};

/** The messages of a language by their ids, as [id, text] in the order of the files; none where there are no files. */
export const readMessages = async (language) => {
  const folder = join(WORDS, 'messages', language);
  const files = await readdir(folder).catch((error) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
  const parts = await Promise.all(
    files.sort().map(async (file) => {
      const part = file.replace(/\.json$/, '');
      return Object.entries(await readJson(join(folder, file))).map(([name, text]) => [`${part}.${name}`, text]);
    }),
  );
  return parts.flat();
};

/** The terms of the product in English, each with its meaning. */
export const readTerms = () => readJson(join(WORDS, 'glossaries', 'terms.json'));

/** How the terms of the product are said in a language: English term → { say, except }. */
export const readGlossary = (language) => readJson(join(WORDS, 'glossaries', `${language}.json`), {});
