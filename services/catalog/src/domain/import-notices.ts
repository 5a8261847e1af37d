import type { PointDoubtKind } from '@wellspring/rest-contract/location-rules';
import type { UnreadableField } from './import-row.ts';
import type { Coordinates } from './location.ts';

/** The same trouble of one or more rows, reported once. */
export type Notice = {
  /** without the lines: 'website: "call us" is not a link' */
  readonly words: string;
  /** true: the row is not imported; false: it is, without the field */
  readonly isRefused: boolean;
  readonly rows: number;
  /** the lines of the first rows, in order */
  readonly firstLines: readonly number[];
};

const FIRST_LINES = 3;
const FIRST_VALUES = 3;
/** A file of nothing but different troubles does not fill the memory. */
const MOST_NOTICES = 100;
const OTHER = 'other rows for other reasons';
const LONGEST_VALUE = 40;

const shown = (given: unknown): string => {
  const text = JSON.stringify(given) ?? '';
  return text.length > LONGEST_VALUE ? `${[...text].slice(0, LONGEST_VALUE).join('')}…` : text;
};

type Collected = {
  readonly isRefused: boolean;
  /** of a field that cannot be read: its name, its fault, and the first different values */
  readonly field: string | null;
  readonly reason: string;
  readonly values: Set<string>;
  rows: number;
  readonly firstLines: number[];
};

const DOUBTS: Readonly<Record<PointDoubtKind, string>> = {
  zero: 'stands for no point',
  swapped: 'seems to have latitude and longitude swapped',
  sign: 'seems to have a wrong sign',
  repeated: 'has one number twice, far from its town or country',
  farFromTown: 'is more than 100 km from its town',
  outsideCountry: 'is more than 100 km outside its country',
};

const either = new Intl.ListFormat('en', { type: 'disjunction' });

const wordsOf = ({ field, reason, values }: Collected): string =>
  field === null ? reason : `${field}: ${either.format(values)} ${reason}`;

/** Collects the faults of the rows of a file: faults of one kind become one notice with their count and first lines. */
export const collectNotices = () => {
  const byKind = new Map<string, Collected>();
  const noticeOf = (isRefused: boolean, field: string | null, reason: string): Collected => {
    const kind = JSON.stringify([isRefused, field, reason]);
    const existing = byKind.get(kind);
    if (existing) return existing;
    if (byKind.size >= MOST_NOTICES && reason !== OTHER) return noticeOf(isRefused, null, OTHER);
    const notice = { isRefused, field, reason, values: new Set<string>(), rows: 0, firstLines: [] };
    byKind.set(kind, notice);
    return notice;
  };
  const count = (notice: Collected, line: number): void => {
    notice.rows += 1;
    if (notice.firstLines.length < FIRST_LINES) notice.firstLines.push(line);
  };
  const valued = (line: number, field: string, value: string, reason: string): void => {
    const notice = noticeOf(false, field, reason);
    count(notice, line);
    if (notice.values.size < FIRST_VALUES) notice.values.add(value);
  };
  return {
    /** The row is not imported. Reasons of one kind are the same words. */
    refused: (line: number, reason: string): void => count(noticeOf(true, null, reason), line),
    /** The row is imported without the field. */
    unreadable: (line: number, { field, given, reason }: UnreadableField): void =>
      valued(line, field, shown(given), reason),
    /** The row is imported, its point as approximate. */
    doubted: (line: number, { latitude, longitude }: Coordinates, kind: PointDoubtKind): void =>
      valued(line, 'point', `${latitude}, ${longitude}`, `${DOUBTS[kind]}; it counts as approximate`),
    all: (): readonly Notice[] =>
      [...byKind.values()]
        .toSorted((a, b) => Number(a.isRefused) - Number(b.isRefused))
        .map((notice) => {
          const { isRefused, rows, firstLines } = notice;
          return { words: wordsOf(notice), isRefused, rows, firstLines };
        }),
  };
};
