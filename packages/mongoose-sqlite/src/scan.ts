import type { Plan } from './index-plan.ts';
import { STRIDE, type Place } from './offset-marks.ts';
import { plainTextIn, type Range } from './order-key.ts';
import type { Store, Stored } from './store.ts';
import type { Row } from './table.ts';

// Rows are read in chunks, each by its own statement that starts after the last one, so that no statement stays open
// while writes happen, and a reader that stops early has read little.

const FIRST = 32;
const MOST = 1024;
/** Ranges that one statement reads: those of a page of ids. */
const TOGETHER = 32;

type Source = { readonly entries: string; readonly documents: string; readonly alias: string };

/** The tables that a plan reads: of its entries alone, and with the documents. */
export const sourceOf = (stored: Stored, { index }: Plan): Source =>
  index && index.id > 0
    ? { entries: `i${index.id} i`, documents: `i${index.id} i CROSS JOIN c${stored.id} c ON c.r = i.r`, alias: 'i' }
    : { entries: `c${stored.id} c`, documents: `c${stored.id} c`, alias: 'c' };

/** What is told of a document: where its id is all that is wanted, the key says it of most, and the document stays unread. */
const docOf = ({ idAlone }: Plan): string => {
  const { isPlain, text } = plainTextIn('c.k');
  return idAlone ? `CASE WHEN ${isPlain} THEN json_object('_id', ${text}) ELSE c.doc END` : 'c.doc';
};

const wayOf = (alias: string, { backwards }: Plan): string => {
  const way = backwards ? 'DESC' : 'ASC';
  return `ORDER BY ${alias}.k ${way}, ${alias}.r ${way}`;
};

/** What is in a range after a place. */
const afterText = (alias: string, { backwards }: Plan): string => {
  const [beyond, within] = backwards ? ['<', '>='] : ['>', '<'];
  return `WHERE (${alias}.k, ${alias}.r) ${beyond} (?, ?) AND ${alias}.k ${within} ?`;
};

const chunkText = (stored: Stored, plan: Plan): string => {
  const { documents, alias } = sourceOf(stored, plan);
  return `SELECT ${alias}.k AS k, ${alias}.r AS r, ${docOf(plan)} AS doc FROM ${documents}
    ${afterText(alias, plan)} ${wayOf(alias, plan)} LIMIT ?`;
};

/** One entry after some others: from the start of a range by bounds of the key alone, which takes half the time of a comparison with a place. */
const skipText = (stored: Stored, plan: Plan, isStart: boolean): string => {
  const { entries, alias } = sourceOf(stored, plan);
  const where = isStart ? `WHERE ${alias}.k >= ? AND ${alias}.k < ?` : afterText(alias, plan);
  return `SELECT ${alias}.k AS k, ${alias}.r AS r FROM ${entries} ${where} ${wayOf(alias, plan)} LIMIT 1 OFFSET ?`;
};

const placeOf = (row: Record<string, unknown> | undefined): Place | undefined =>
  row && row['k'] instanceof Uint8Array ? { key: row['k'], row: Number(row['r']) } : undefined;

/** `from`: undefined for the start of the range. */
type Passing = { readonly from: Place | undefined; readonly count: number };

/** The place so many entries later, without reading documents; undefined: there are fewer. */
const passed = (
  store: Store,
  stored: Stored,
  plan: Plan,
  range: Range,
  { from, count }: Passing,
): Place | undefined => {
  const { low, high } = range;
  const start = { key: plan.backwards ? high : low, row: -1 };
  if (count === 0) return from ?? start;
  const statement = store.statement(skipText(stored, plan, !from));
  const end = plan.backwards ? low : high;
  return placeOf(from ? statement.get(from.key, from.row, end, count - 1) : statement.get(low, high, count - 1));
};

/** Passes over `skip` entries, from the nearest place before that is known. */
const skipped = (store: Store, stored: Stored, plan: Plan, range: Range, skip: number): Place | undefined => {
  const marks = skip < STRIDE || !plan.index?.id ? undefined : plan.index.marks.of(range, plan.backwards);
  if (!marks) return passed(store, stored, plan, range, { from: undefined, count: skip });
  const strides = Math.floor(skip / STRIDE);
  let known = strides;
  while (known > 0 && !marks.has(known)) known -= 1;
  const count = (strides - known) * STRIDE;
  const mark = passed(store, stored, plan, range, { from: marks.get(known), count });
  if (!mark) return undefined;
  marks.set(strides, mark);
  return passed(store, stored, plan, range, { from: mark, count: skip % STRIDE });
};

const rowOf = (row: Record<string, unknown>): Row => ({ row: Number(row['r']), text: String(row['doc']) });

function* everything(store: Store, stored: Stored, first: number): Generator<Row> {
  let last = 0;
  for (let size = first; ; size = Math.min(size * 4, MOST)) {
    const rows = store.statement(`SELECT r, doc FROM c${stored.id} WHERE r > ? ORDER BY r LIMIT ?`).all(last, size);
    for (const row of rows) yield rowOf(row);
    if (rows.length < size) return;
    last = Number(rows.at(-1)?.['r']);
  }
}

/** What is in a range, from a place on. */
function* inRange(
  store: Store,
  stored: Stored,
  plan: Plan,
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

/**
 * Reads several ranges one after the other: the left side of a CROSS JOIN is the outer loop
 * (https://sqlite.org/optoverview.html#manual_control_of_query_plans_using_cross_join).
 */
const severalText = (stored: Stored, plan: Plan, count: number): string => {
  const { documents, alias } = sourceOf(stored, plan);
  const values = Array.from({ length: count }, (_, at) => `(${at}, ?, ?)`).join(', ');
  return `WITH ranges (n, low, high) AS (VALUES ${values})
    SELECT ranges.n AS n, ${alias}.k AS k, ${alias}.r AS r, ${docOf(plan)} AS doc FROM ranges CROSS JOIN ${documents}
    WHERE ${alias}.k >= ranges.low AND ${alias}.k < ranges.high LIMIT ?`;
};

const NOTHING: Range = { low: Buffer.alloc(0), high: Buffer.alloc(0) };

/**
 * What is in some ranges, forwards; answers how many of them it read to their end. There are few documents in each as a rule, so that a
 * statement for each costs more than what it reads.
 */
function* inSeveral(
  store: Store,
  stored: Stored,
  plan: Plan,
  ranges: readonly Range[],
  first: number,
): Generator<Row, number> {
  // Few texts: each is prepared once and kept.
  const count = 2 ** Math.ceil(Math.log2(ranges.length));
  const padded = Array.from({ length: count }, (_, at) => ranges[at] ?? NOTHING);
  const bounds = padded.flatMap(({ low, high }) => [low, high]);
  const size = Math.max(first, ranges.length + 1);
  const rows = store.statement(severalText(stored, plan, count)).all(...bounds, size);
  for (const row of rows) yield rowOf(row);
  if (rows.length < size) return ranges.length;
  const reached = Number(rows.at(-1)?.['n']);
  const range = ranges[reached] ?? NOTHING;
  yield* inRange(store, stored, plan, range, size, placeOf(rows.at(-1)));
  return reached + 1;
}

function* inRanges(store: Store, stored: Stored, plan: Plan, first: number): Generator<Row> {
  const { ranges } = plan;
  if (!plan.backwards)
    for (let read = 0; read < ranges.length;)
      read += yield* inSeveral(store, stored, plan, ranges.slice(read, read + TOGETHER), first);
  else
    for (const range of ranges.toReversed())
      yield* inRange(store, stored, plan, range, first, skipped(store, stored, plan, range, 0));
}

/** Whether the first candidates of a plan can be passed over unread. */
export const canSkip = (plan: Plan): boolean => plan.exact && plan.sorted && plan.ranges.length === 1;

/**
 * The candidates of a plan, each document once. `expected`: how many the reader is likely to take; `skip`: how many to pass
 * over, where that can be done.
 */
export function* candidates(store: Store, stored: Stored, plan: Plan, expected = FIRST, skip = 0): Generator<Row> {
  const first = Math.min(Math.max(expected, 1), MOST);
  if (!plan.index) {
    yield* everything(store, stored, first);
    return;
  }
  const [only, ...others] = plan.ranges;
  const rows =
    only && others.length === 0
      ? inRange(store, stored, plan, only, first, skipped(store, stored, plan, only, skip))
      : inRanges(store, stored, plan, first);
  const seen = plan.index.multikey ? new Set<number>() : undefined;
  for (const candidate of rows) {
    if (seen?.has(candidate.row)) continue;
    seen?.add(candidate.row);
    yield candidate;
  }
}
