import {
  type ChangeKind,
  type ChangesOfKind,
  type ShownChange,
  IMPORT_COUNTS,
  type ImportCounts,
} from '@wellspring/catalog/domain/import-changes';
import type { Notice } from '@wellspring/catalog/domain/import-notices';

const MOST_COLUMNS = 12;

const numbered = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** "3 added, 0 updated, …" */
export const countsWords = (counts: Readonly<ImportCounts>): string =>
  IMPORT_COUNTS.map((count) => `${counts[count]} ${count}`).join(', ');

/** 'website: "call us" is not a link (181 rows, first in lines 4, 9, 17)' */
export const noticeWords = ({ words, isRefused, rows, firstLines }: Notice): string => {
  const lines = `${firstLines.length === 1 ? 'line' : 'lines'} ${firstLines.join(', ')}`;
  const where = rows > firstLines.length ? `${numbered(rows, 'row')}, first in ${lines}` : lines;
  return `${isRefused ? 'refused: ' : ''}${words} (${where})`;
};

/** The columns of a file that no field takes, in one sentence. */
export const unknownColumnsWords = (columns: readonly string[]): string => {
  const named = columns.slice(0, MOST_COLUMNS).map((column) => `"${column}"`);
  const more = columns.length - named.length;
  const list = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return columns.length === 1
    ? `the column ${list} is not known and left out`
    : `the columns ${list} are not known and left out`;
};

const KIND_WORDS: Readonly<Record<ChangeKind, (count: number) => string>> = {
  added: (count) => `${numbered(count, 'place')} would be added`,
  updated: (count) => `${numbered(count, 'field')} would be updated`,
  cleared: (count) => `${numbered(count, 'field')} would be emptied`,
  kept: (count) => `${numbered(count, 'field')} set by people would be kept`,
  withheld: (count) => `${numbered(count, 'place')} deleted by people would stay deleted`,
};

const changeWords = ({ place, field, before, after }: ShownChange): string =>
  field === null ? `  ${place}` : `  ${place}: ${field}: ${before ?? 'nothing'} -> ${after ?? 'nothing'}`;

/** What an import would change, a line each: every kind with its number, and the first changes of it. */
export const changesWords = (changes: readonly ChangesOfKind[]): readonly string[] =>
  changes.flatMap(({ kind, count, first }) => [
    `${KIND_WORDS[kind](count)}${count > first.length ? `, the first ${first.length}` : ''}:`,
    ...first.map(changeWords),
  ]);
