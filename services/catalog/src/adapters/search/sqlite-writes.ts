import type { SQLInputValue } from 'node:sqlite';
import { searchDocument, type SearchDocument } from '../../domain/search/indexed.ts';
import type { IndexChange } from '../../search-ports.ts';
import { STORED, storedOf } from './stored-numbers.ts';
import { scheduleText } from './stored-schedule.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { tagToken } from './terms.ts';

const COLUMNS = ['no', 'id', 'version', ...STORED, 'plain', 'written', 'name', 'temperature'];
const PUT_PLACE = `INSERT OR REPLACE INTO place (${COLUMNS.join()}) VALUES (${COLUMNS.map(() => '?').join()})`;
const WORDS_OF = 'SELECT c0 AS name, c1 AS other, c2 AS tags FROM words_content WHERE id = ?';
const HAS_WORD = 'SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT 1)';
const PUT_WORDS = 'INSERT OR REPLACE INTO words (rowid, name, other, tags) VALUES (?, ?, ?, ?)';

/** The other names of a row; those that it had are removed. */
const writeOtherNames = (file: SqliteFile, no: number, otherNames: SearchDocument['otherNames']): void => {
  file.run('DELETE FROM other_name WHERE no = ?', [no]);
  for (const { plain, written } of otherNames)
    file.run('INSERT INTO other_name (no, plain, written) VALUES (?, ?, ?)', [no, plain, written]);
};

/** The hours of a row, if it has any. */
const writeHours = (file: SqliteFile, no: number, hours: string | null): void => {
  if (hours === null) file.run('DELETE FROM hours WHERE no = ?', [no]);
  else file.run('INSERT OR REPLACE INTO hours (no, text) VALUES (?, ?)', [no, hours]);
};

/** The effect of a write on one row, for the columns in memory. */
export type RowChange = { readonly no: number; readonly document: SearchDocument | null };

const placeRow = (no: number, document: SearchDocument): SQLInputValue[] => {
  const { id, version, nameKeys, name, temperature } = document;
  const stored = storedOf(document);
  return [
    no,
    id,
    version,
    ...STORED.map((column) => stored[column]),
    nameKeys.plain,
    nameKeys.written,
    name,
    temperature,
  ];
};

/** What a write did: to rows, and which words no place has any more. */
export type Written = { readonly rows: readonly RowChange[]; readonly goneWords: readonly string[] };

/** The values of the columns of `words`. */
const columnsIn = ({ nameWords, otherWords, tags }: SearchDocument): readonly string[] =>
  [nameWords, otherWords, tags.map(tagToken)].map((words) => words.join(' '));

/** The words under which some rows are found. */
export const wordsIn = (rows: readonly RowChange[]): readonly string[] =>
  rows.flatMap(({ document }) => (document ? [...document.nameWords, ...document.otherWords] : []));

/** The words of rows as they were, and of all that were written to them, without those under which they are found now. */
const removedWords = (rows: readonly RowChange[], before: readonly string[]): readonly string[] => {
  const last = new Map(rows.map((row) => [row.no, row]));
  const now = new Set(wordsIn([...last.values()]));
  return [...new Set([...before, ...wordsIn(rows)])].filter((word) => !now.has(word));
};

/** Writes the words of places; of those that stay as they are, nothing. Answers the words that were there before. */
const writeWords = (file: SqliteFile, rows: readonly RowChange[]): readonly string[] =>
  rows.flatMap(({ no, document }) => {
    const [row] = file.all(WORDS_OF, [no]);
    const before = row && [row['name'], row['other'], row['tags']].map(String);
    const after = document && columnsIn(document);
    if (before?.join('\n') === after?.join('\n')) return [];
    if (after) file.run(PUT_WORDS, [no, ...after]);
    else file.run('DELETE FROM words WHERE rowid = ?', [no]);
    return before?.slice(0, 2).flatMap((words) => words.split(' ')).filter(Boolean) ?? []; // prettier-ignore
  });

/**
 * Applies changes in one transaction; those that are not newer than the stored rows are ignored. `unknownAmong`: which words no place had
 * before.
 */
export const writeRows = (
  file: SqliteFile,
  changes: readonly IndexChange[],
  unknownAmong: (words: readonly string[]) => readonly string[],
): Written => {
  let last = file.number('SELECT max(no) FROM place');
  const rowOf = (id: string): number => file.number('SELECT no FROM place WHERE id = ?', [id]);
  const isNewer = (id: string, no: number, version: number): boolean =>
    (no
      ? file.number('SELECT version FROM place WHERE no = ?', [no])
      : file.number('SELECT version FROM gone WHERE id = ?', [id])) < version;
  const put = (document: SearchDocument): RowChange[] => {
    const old = rowOf(document.id);
    if (!isNewer(document.id, old, document.version)) return [];
    const no = old || (last += 1);
    if (!old) file.run('DELETE FROM gone WHERE id = ?', [document.id]);
    file.run(PUT_PLACE, placeRow(no, document));
    writeOtherNames(file, no, document.otherNames);
    writeHours(file, no, scheduleText(document.facets.schedule));
    return [{ no, document }];
  };
  const remove = ({ id, version }: { readonly id: string; readonly version: number }): RowChange[] => {
    const no = rowOf(id);
    if (!isNewer(id, no, version)) return [];
    file.run('INSERT OR REPLACE INTO gone (id, version) VALUES (?, ?)', [id, version]);
    if (no === 0) return [];
    file.run('DELETE FROM place WHERE no = ?', [no]);
    writeOtherNames(file, no, []);
    writeHours(file, no, null);
    return [{ no, document: null }];
  };
  const isGone = (word: string): boolean => file.number(HAS_WORD, [`{name other} : "${word}"`]) === 0;
  return file.transaction(() => {
    const rows = changes.flatMap((change) =>
      'put' in change ? put(searchDocument(change.put)) : remove(change.remove),
    );
    // Apart from the places: each statement that may have to be undone by itself makes FTS5 write out all that it has
    // gathered (its xSavepoint), which costs several times what the words do.
    const before = writeWords(file, rows);
    for (const word of unknownAmong(wordsIn(rows))) file.run('INSERT OR IGNORE INTO word (word) VALUES (?)', [word]);
    const goneWords = removedWords(rows, before).filter(isGone);
    for (const word of goneWords) file.run('DELETE FROM word WHERE word = ?', [word]);
    return { rows, goneWords };
  });
};
