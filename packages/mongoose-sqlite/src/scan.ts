import type { Index } from './index-entries.ts';
import type { Plan } from './index-plan.ts';
import type { Range } from './order-key.ts';
import {
  chunkText,
  eachKeyText,
  type Reading,
  readingText,
  severalText,
  skipText,
  sourceOf,
} from './scan-statements.ts';
import type { Store, Stored } from './store.ts';
import type { Row } from './table.ts';

/**
 * How many documents have an entry in each section, without reading one. The first section had better be the smallest: those in it are kept
 * while the next is read, and so on.
 */
export const countInSections = (store: Store, { id }: Index, sections: readonly Range[]): number => {
  const [first, ...others] = sections.map(() => `FROM i${id} WHERE k >= ? AND k < ?`);
  const text = others.reduce((inner, section) => `${section} AND r IN (SELECT r ${inner})`, first ?? '');
  // The outermost section is read last, and its bounds are named first.
  const bounds = sections.toReversed().flatMap(({ low, high }) => [low, high]);
  return Number(store.statement(`SELECT count(DISTINCT r) AS n ${text}`).get(...bounds)?.['n'] ?? 0);
};

/** How many candidates an exact plan has, without reading one. */
export const countCandidates = (store: Store, stored: Stored, plan: Plan): number => {
  const { entries } = sourceOf(stored, plan);
  if (!plan.index) return Number(store.statement(`SELECT count(*) AS n FROM ${entries}`).get()?.['n'] ?? 0);
  const count = store.statement(`SELECT count(*) AS n FROM ${entries} WHERE k >= ? AND k < ?`);
  return plan.ranges.reduce((sum, { low, high }) => sum + Number(count.get(low, high)?.['n'] ?? 0), 0);
};

// Rows are read in chunks, each by its own statement that starts after the last one, so that no statement stays open
// while writes happen, and a reader that stops early has read little.

const FIRST = 32;
const MOST = 1024;
/** Ranges that one statement reads: those of a page of ids. */
const TOGETHER = 32;

/** The position after which reading continues. */
type Place = { readonly key: Uint8Array; readonly row: number };

const placeOf = (row: Record<string, unknown> | undefined): Place | undefined =>
  row && row['k'] instanceof Uint8Array ? { key: row['k'], row: Number(row['r']) } : undefined;

/** The place after the first `skip` entries of a range, without reading documents; undefined: there are fewer. */
const placeAfter = (store: Store, stored: Stored, plan: Plan, { low, high }: Range, skip: number): Place | undefined =>
  skip === 0
    ? { key: plan.backwards ? high : low, row: -1 }
    : placeOf(store.statement(skipText(stored, plan)).get(low, high, skip - 1));

const rowOf = ({ r, doc, separate }: Record<string, unknown>): Row => ({
  row: Number(r),
  text: String(doc),
  separate: typeof separate === 'string' ? separate : null,
});

function* fullScan(store: Store, stored: Stored, plan: Reading, first: number): Generator<Row> {
  const { columns, from } = readingText(stored, plan);
  const text = `SELECT ${columns} FROM ${from} WHERE c.r > ? ORDER BY c.r LIMIT ?`;
  let last = 0;
  for (let size = first; ; size = Math.min(size * 4, MOST)) {
    const rows = store.statement(text).all(last, size);
    for (const row of rows) yield rowOf(row);
    if (rows.length < size) return;
    last = Number(rows.at(-1)?.['r']);
  }
}

/** What is in a range, from a place on. */
function* inRange(
  store: Store,
  stored: Stored,
  plan: Reading,
  range: Range,
  first: number,
  start: Place | undefined,
): Generator<Row> {
  const text = chunkText(stored, plan);
  const end = plan.backwards ? range.low : range.high;
  let place = start;
  for (let size = first; place; size = Math.min(size * 4, MOST)) {
    const rows = store.statement(text).all(place.key, place.row, end, size);
    for (const row of rows) yield rowOf(row);
    place = rows.length < size ? undefined : placeOf(rows.at(-1));
  }
}

const EMPTY_RANGE: Range = { low: Buffer.alloc(0), high: Buffer.alloc(0) };

/**
 * What is in some ranges, forwards; answers how many of them it read to their end. There are few documents in each as a rule, so that a
 * statement for each costs more than what it reads.
 */
function* inSeveral(
  store: Store,
  stored: Stored,
  plan: Reading,
  ranges: readonly Range[],
  first: number,
): Generator<Row, number> {
  // Few texts: each is prepared once and cached.
  const count = 2 ** Math.ceil(Math.log2(ranges.length));
  const padded = Array.from({ length: count }, (_, at) => ranges[at] ?? EMPTY_RANGE);
  const bounds = padded.flatMap(({ low, high }) => [low, high]);
  const size = Math.max(first, ranges.length + 1);
  const rows = store.statement(severalText(stored, plan, count)).all(...bounds, size);
  for (const row of rows) yield rowOf(row);
  if (rows.length < size) return ranges.length;
  const reached = Number(rows.at(-1)?.['n']);
  const range = ranges[reached] ?? EMPTY_RANGE;
  yield* inRange(store, stored, plan, range, size, placeOf(rows.at(-1)));
  return reached + 1;
}

function* inRanges(store: Store, stored: Stored, plan: Reading, first: number): Generator<Row> {
  const { ranges } = plan;
  if (!plan.backwards)
    for (let read = 0; read < ranges.length;)
      read += yield* inSeveral(store, stored, plan, ranges.slice(read, read + TOGETHER), first);
  else
    for (const range of ranges.toReversed())
      yield* inRange(store, stored, plan, range, first, placeAfter(store, stored, plan, range, 0));
}

/** One document of each key in the ranges of a plan, in the order of the index; the others of the same key stay unread. */
export const oneOfEachKey = (store: Store, stored: Stored, plan: Reading): Row[] => {
  const statement = store.statement(eachKeyText(stored, plan));
  return plan.ranges.flatMap(({ low, high }) => statement.all(low, high, high).map(rowOf));
};

/** Whether the first candidates of a plan can be passed over unread. */
export const canSkip = (plan: Plan): boolean => plan.exact && plan.sorted && plan.ranges.length === 1;

/**
 * The candidates of a plan, each document once. `expected`: how many the reader is likely to take; `skip`: how many to pass
 * over, where that can be done.
 */
export function* candidates(store: Store, stored: Stored, plan: Reading, expected = FIRST, skip = 0): Generator<Row> {
  const first = Math.min(Math.max(expected, 1), MOST);
  if (!plan.index) {
    yield* fullScan(store, stored, plan, first);
    return;
  }
  const [only, ...others] = plan.ranges;
  const rows =
    only && others.length === 0
      ? inRange(store, stored, plan, only, first, placeAfter(store, stored, plan, only, skip))
      : inRanges(store, stored, plan, first);
  const seen = plan.index.multikey ? new Set<number>() : undefined;
  for (const candidate of rows) {
    if (seen?.has(candidate.row)) continue;
    seen?.add(candidate.row);
    yield candidate;
  }
}
