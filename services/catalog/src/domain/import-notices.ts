import type { UnreadableField } from './import-row.ts';

/** The same trouble of one or more rows, told once. */
export type Notice = {
  /** without the lines: 'website: "call us" is not a link' */
  readonly words: string;
  /** a refused row is not imported; else it is, without the field */
  readonly isRefused: boolean;
  readonly rows: number;
  /** the lines of the first rows, in order */
  readonly firstLines: readonly number[];
};

const FIRST_LINES = 3;
/** A file of nothing but different troubles does not fill the memory. */
const MOST_NOTICES = 100;
const OTHER = 'other rows for other reasons';
const LONGEST_VALUE = 40;

const shown = (given: unknown): string => {
  const text = JSON.stringify(given) ?? '';
  return text.length > LONGEST_VALUE ? `${[...text].slice(0, LONGEST_VALUE).join('')}…` : text;
};

type Collected = { words: string; isRefused: boolean; rows: number; firstLines: number[] };

/** Collects what is wrong with the rows of a file: troubles of one kind become one notice with their count and first lines. */
export const collectNotices = () => {
  const byKind = new Map<string, Collected>();
  const add = (kind: string, line: number, isRefused: boolean, words: () => string): void => {
    const isNew = !byKind.has(kind);
    const key = isNew && byKind.size >= MOST_NOTICES ? `${OTHER}|${isRefused}` : kind;
    const notice = byKind.get(key) ?? { words: key === kind ? words() : OTHER, isRefused, rows: 0, firstLines: [] };
    notice.rows += 1;
    if (notice.firstLines.length < FIRST_LINES) notice.firstLines.push(line);
    byKind.set(key, notice);
  };
  return {
    /** The row is not imported. Reasons of one kind are the same words. */
    refused: (line: number, reason: string): void => add(`refused|${reason}`, line, true, () => reason),
    /** The row is imported without the field. */
    unreadable: (line: number, { field, given, reason }: UnreadableField): void =>
      add(`field|${field}|${reason}`, line, false, () => `${field}: ${shown(given)} ${reason}`),
    all: (): readonly Notice[] => [...byKind.values()].toSorted((a, b) => Number(a.isRefused) - Number(b.isRefused)),
  };
};

export type Notices = ReturnType<typeof collectNotices>;
