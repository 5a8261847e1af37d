import type { SQLInputValue } from 'node:sqlite';
import { searchDocument, type SearchDocument } from '../../domain/search/indexed.ts';
import type { IndexChange } from '../../ports.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { tagToken } from './terms.ts';

const COLUMNS =
  'no, id, version, category, standing, rating, reviews, created, latitude, longitude, x, y, z, plain, written, name, temperature';
const PUT_PLACE = `INSERT OR REPLACE INTO place (${COLUMNS}) VALUES (${COLUMNS.replace(/\w+/g, '?')})`;
const PUT_WORDS = 'INSERT OR REPLACE INTO words (rowid, name, other, tags) VALUES (?, ?, ?, ?)';

/** What a write did to one row, for what is kept in memory beside the file. */
export type RowChange = { readonly no: number; readonly document: SearchDocument | null };

const placeRow = (no: number, { point, ...document }: SearchDocument): SQLInputValue[] => [
  no,
  document.id,
  document.version,
  document.categoryId,
  document.standing,
  document.rating,
  document.reviews,
  document.created,
  point?.latitude ?? null,
  point?.longitude ?? null,
  point?.x ?? null,
  point?.y ?? null,
  point?.z ?? null,
  document.nameKeys.plain,
  document.nameKeys.written,
  document.name,
  document.temperature,
];

/** The words under which some rows are found. */
export const wordsIn = (rows: readonly RowChange[]): readonly string[] =>
  rows.flatMap(({ document }) => (document ? [...document.nameWords, ...document.otherWords] : []));

/**
 * Applies changes in one transaction; those that are not newer than what is there are left out. `unknownAmong`: which words no place had
 * before.
 */
export const writeRows = (
  file: SqliteFile,
  changes: readonly IndexChange[],
  unknownAmong: (words: readonly string[]) => readonly string[],
): RowChange[] => {
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
    return [{ no, document }];
  };
  const remove = ({ id, version }: { readonly id: string; readonly version: number }): RowChange[] => {
    const no = rowOf(id);
    if (!isNewer(id, no, version)) return [];
    file.run('INSERT OR REPLACE INTO gone (id, version) VALUES (?, ?)', [id, version]);
    if (no === 0) return [];
    file.run('DELETE FROM place WHERE no = ?', [no]);
    return [{ no, document: null }];
  };
  const writeWords = ({ no, document }: RowChange): void => {
    if (!document) return file.run('DELETE FROM words WHERE rowid = ?', [no]);
    const tags = document.tags.map(tagToken).join(' ');
    file.run(PUT_WORDS, [no, document.nameWords.join(' '), document.otherWords.join(' '), tags]);
  };
  return file.transaction(() => {
    const rows = changes.flatMap((change) =>
      'put' in change ? put(searchDocument(change.put)) : remove(change.remove),
    );
    // Apart from the places: each statement that may have to be undone by itself makes FTS5 write out all that it has
    // gathered (its xSavepoint), which costs several times what the words do.
    rows.forEach(writeWords);
    for (const word of unknownAmong(wordsIn(rows))) file.run('INSERT OR IGNORE INTO word (word) VALUES (?)', [word]);
    return rows;
  });
};
