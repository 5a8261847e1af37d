import type { Plan } from './index-plan.ts';
import type { Range } from './index-bounds.ts';
import type { Store, Stored } from './store.ts';
import type { Row } from './table.ts';

// Rows are read in chunks, each by its own statement that starts after the last one, so that no statement stays open
// while writes happen, and a reader that stops early has read little.

const FIRST = 32;
const MOST = 1024;

const sourceOf = (stored: Stored, plan: Plan): { readonly from: string; readonly alias: string } =>
  plan.index && plan.index.id > 0
    ? { from: `i${plan.index.id} i CROSS JOIN c${stored.id} c ON c.r = i.r`, alias: 'i' }
    : { from: `c${stored.id} c`, alias: 'c' };

const chunkText = (stored: Stored, plan: Plan): string => {
  const { from, alias } = sourceOf(stored, plan);
  const [beyond, within, way] = plan.backwards ? ['<', '>=', 'DESC'] : ['>', '<', 'ASC'];
  return `SELECT ${alias}.k AS k, c.r AS r, c.doc AS doc FROM ${from}
    WHERE (${alias}.k, ${alias}.r) ${beyond} (?, ?) AND ${alias}.k ${within} ? ORDER BY ${alias}.k ${way}, ${alias}.r ${way} LIMIT ?`;
};

function* everything(store: Store, stored: Stored, first: number): Generator<Row> {
  let last = 0;
  for (let size = first; ; size = Math.min(size * 4, MOST)) {
    const rows = store.statement(`SELECT r, doc FROM c${stored.id} WHERE r > ? ORDER BY r LIMIT ?`).all(last, size);
    for (const row of rows) yield { row: (last = Number(row['r'])), text: String(row['doc']) };
    if (rows.length < size) return;
  }
}

function* inRange(store: Store, text: string, { low, high }: Range, backwards: boolean, first: number): Generator<Row> {
  let key: Uint8Array = backwards ? high : low;
  let last = -1;
  for (let size = first; ; size = Math.min(size * 4, MOST)) {
    const rows = store.statement(text).all(key, last, backwards ? low : high, size);
    for (const row of rows) yield { row: Number(row['r']), text: String(row['doc']) };
    const end = rows.at(-1);
    if (rows.length < size || !(end?.['k'] instanceof Uint8Array)) return;
    key = end['k'];
    last = Number(end['r']);
  }
}

/** The candidates of a plan, each document once. `expected`: how many the reader is likely to take. */
export function* candidates(store: Store, stored: Stored, plan: Plan, expected = FIRST): Generator<Row> {
  const first = Math.min(Math.max(expected, 1), MOST);
  if (!plan.index) {
    yield* everything(store, stored, first);
    return;
  }
  const text = chunkText(stored, plan);
  const seen = plan.index.multikey ? new Set<number>() : undefined;
  for (const range of plan.backwards ? plan.ranges.toReversed() : plan.ranges)
    for (const candidate of inRange(store, text, range, plan.backwards, first)) {
      if (seen?.has(candidate.row)) continue;
      seen?.add(candidate.row);
      yield candidate;
    }
}

/** How many candidates an exact plan has, without reading one. */
export const countCandidates = (store: Store, stored: Stored, plan: Plan): number => {
  const table = plan.index && plan.index.id > 0 ? `i${plan.index.id}` : `c${stored.id}`;
  if (!plan.index) return Number(store.statement(`SELECT count(*) AS n FROM ${table}`).get()?.['n'] ?? 0);
  const count = store.statement(`SELECT count(*) AS n FROM ${table} WHERE k >= ? AND k < ?`);
  return plan.ranges.reduce((sum, { low, high }) => sum + Number(count.get(low, high)?.['n'] ?? 0), 0);
};
