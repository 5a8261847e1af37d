import { randomInt } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LETTERS = 'bcdfghjklmnpqrstvwxz';
const LENGTH = 14;
/** An index of words stores what a word shares with its neighbor once: only the rest stands in the file. */
const REST = 9;

/** A word that stands nowhere by chance. Lower case, so that folding it for a search changes nothing. */
export const makeCanary = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

/** How Base64 writes a text, wherever in a longer text it begins. */
const inBase64 = (text: string): readonly string[] =>
  [0, 1, 2].map((shift) => {
    const written = Buffer.from('x'.repeat(shift) + text).toString('base64');
    return written.slice(shift === 0 ? 0 : 4, -4);
  });

const formsOf = (word: string): readonly Buffer[] =>
  [word.slice(-REST), ...inBase64(word)].map((form) => Buffer.from(form));

const isIndexFile = (name: string): boolean => /^search-\d+\.db$/.test(name);

/** The words of a search index, which its file stores in its own format. */
const indexedWords = (file: string): string => {
  const copy = `${file}.copy`;
  for (const ending of ['', '-wal']) cpSync(file + ending, copy + ending, { force: true });
  const database = new DatabaseSync(copy);
  try {
    database.exec("CREATE VIRTUAL TABLE temp.terms USING fts5vocab('main', 'words', 'row')");
    return database.prepare('SELECT term FROM temp.terms').all().map(({ term }) => String(term)).join(' '); // prettier-ignore
  } finally {
    database.close();
    for (const ending of ['', '-wal', '-shm']) rmSync(copy + ending, { force: true });
  }
};

const contentOf = (path: string): Buffer =>
  isIndexFile(basename(path))
    ? Buffer.concat([readFileSync(path), Buffer.from(indexedWords(path))])
    : readFileSync(path);

/** A process holds these open for itself. */
const IS_LOCK = /^(lock\.sqlite|process\.pid|commands\.sock)/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !IS_LOCK.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

/**
 * Where any of these canaries stands in the bytes of a folder: databases with their free pages and logs, uploaded files, all of it. As
 * "name of the canary: file", sorted.
 */
export const tracesOf = (canaries: Readonly<Record<string, string>>, folder: string): readonly string[] => {
  const forms = Object.entries(canaries).map(([name, word]) => ({ name, forms: formsOf(word) }));
  const found = filesIn(folder).flatMap((path) => {
    const content = contentOf(path);
    return forms
      .filter((canary) => canary.forms.some((form) => content.includes(form)))
      .map(({ name }) => `${name}: ${relative(folder, path)}`);
  });
  return found.toSorted();
};
