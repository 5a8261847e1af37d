import { countCandidates, countInSections, canSkip, candidates, oneOfEachKey } from './scan.ts';
import { serverError, unsupported } from './errors.ts';
import { parse, type Node } from './filter.ts';
import { keyFields, keysOf, rootsOf, type KeyField } from './index-entries.ts';
import { planFor, type Plan } from './index-plan.ts';
import { pairsOf } from './index-spec.ts';
import { matcher } from './match.ts';
import { decodeParts, partsOf, together, wholeOf, type Parts } from './codec.ts';
import { projectedParts, projector } from './projection.ts';
import type { Reading } from './scan-statements.ts';
import type { Store, Stored } from './store.ts';
import type { Hit } from './table.ts';
import { plainDoc, type Doc } from './values.ts';

export type FindOptions = {
  readonly sort?: unknown;
  readonly skip?: unknown;
  readonly limit?: unknown;
  readonly projection?: unknown;
};

export type Query = { readonly filter: Doc; readonly node: Node; readonly sort: readonly KeyField[] };

const directions = new Map<unknown, 1 | -1>([['asc', 1], ['ascending', 1], ['1', 1], ['desc', -1], ['descending', -1], ['-1', -1]]); // prettier-ignore

const sortFields = (sort: unknown): readonly KeyField[] =>
  keyFields(
    pairsOf(sort ?? {}).map(([name, way]): readonly [string, 1 | -1] => {
      const direction = way === 1 || way === -1 ? way : directions.get(way);
      if (!direction) throw unsupported(`The sort ${JSON.stringify(way)} of ${name}`);
      return [name, direction];
    }),
  );

export const queryOf = (filter: unknown, sort?: unknown): Query => {
  const doc = plainDoc(filter, 'A filter');
  return { filter: doc, node: parse(doc), sort: sortFields(sort) };
};

const wholeNumber = (value: unknown, name: string): number => {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw serverError(9, `${name} must be a whole number`);
  return value;
};

const checkScan = (store: Store, stored: Stored, plan: Plan, { filter, sort }: Query): void => {
  if (plan.index || store.refuseScans === Infinity || (sort.length === 0 && Object.keys(filter).length === 0)) return;
  if (countCandidates(store, stored, plan) > store.refuseScans)
    throw new Error(
      `No index serves the query on ${stored.name}: filter ${JSON.stringify(filter)}, sort ${JSON.stringify(sort.map(({ name }) => name))}`,
    );
};

export const plannedFor = (store: Store, stored: Stored, query: Query): Plan => {
  const plan = planFor(stored.indexes, query.node, query.sort);
  checkScan(store, stored, plan, query);
  return plan;
};

/** How many are to be taken and passed over, and which parts of them are enough. */
type Window = { readonly expected?: number | undefined; readonly skip?: number; readonly parts?: Parts | undefined };

/** What has to be read to find what matches, in order, and to show `parts` of it. */
const readingOf = (plan: Plan, { node, sort }: Query, parts: Parts, separate: ReadonlySet<string>): Reading => ({
  ...plan,
  parts: together(
    parts,
    partsOf(plan.exact ? [] : rootsOf(node), separate),
    partsOf(plan.sorted ? [] : sort.map(({ path }) => path[0] ?? ''), separate),
  ),
});

type Matching = Pick<Window, 'expected' | 'skip'>;

function* matching(
  store: Store,
  stored: Stored,
  plan: Reading,
  node: Node,
  { expected, skip }: Matching,
): Generator<Hit> {
  const matches = plan.exact ? () => true : matcher(node);
  for (const row of candidates(store, stored, plan, expected, skip)) {
    const doc = decodeParts(row);
    if (matches(doc)) yield { ...row, doc, isWhole: plan.parts.main };
  }
}

const sortKeys = (sort: readonly KeyField[], doc: Doc): readonly Buffer[] => {
  try {
    return keysOf(sort, doc).keys;
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 171 ? serverError(2, error.message) : error;
  }
};

const inOrder = (hits: Iterable<Hit>, sort: readonly KeyField[]): Hit[] =>
  [...hits]
    .map((hit) => ({
      hit,
      key: sortKeys(sort, hit.doc).reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least)),
    }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ hit }) => hit);

/** The documents that match, in order, after `skip` of them; stops reading when the caller does. */
export function* hitsOf(store: Store, name: string, query: Query, requested: Window = {}): Generator<Hit> {
  const { expected, skip = 0, parts = wholeOf(store.separate) } = requested;
  const stored = store.collections.get(name);
  if (!stored) return;
  const planned = plannedFor(store, stored, query);
  const plan = readingOf(planned, query, parts, store.separate);
  const skippedKeys = canSkip(plan) ? skip : 0;
  const window =
    plan.sorted && expected !== undefined
      ? { expected: expected + skip - skippedKeys, skip: skippedKeys }
      : { skip: skippedKeys };
  const found = matching(store, stored, plan, query.node, window);
  let left = skip - skippedKeys;
  for (const hit of plan.sorted ? found : inOrder(found, query.sort)) if (left-- <= 0) yield hit;
}

/**
 * One document that matches for each value at `path`, by an index that ends with it; undefined where none serves. An index does not tell a
 * value that is missing from null: of both, one is answered.
 */
export const oneOfEachValue = (
  store: Store,
  stored: Stored,
  { node, filter }: Query,
  path: string,
): Doc[] | undefined => {
  const sort = keyFields([[path, 1]]);
  const plan = planFor(stored.indexes, node, sort);
  const isServed = plan.exact && plan.sorted && plan.index?.unique === false && plan.index.fields.at(-1)?.name === path;
  if (!isServed) return undefined;
  const reading = readingOf(plan, { node, filter, sort }, wholeOf(store.separate), store.separate);
  return oneOfEachKey(store, stored, reading).map(decodeParts);
};

/** What find answers: documents after skip, limit and projection. */
export function* findDocs(store: Store, name: string, filter: unknown, options: FindOptions): Generator<Doc> {
  const query = queryOf(filter, options.sort);
  const project = projector(options.projection);
  const limit = Math.abs(wholeNumber(options.limit, 'limit')) || Infinity;
  const skip = wholeNumber(options.skip, 'skip');
  if (skip < 0) throw serverError(51024, 'skip must not be negative');
  let left = limit;
  const parts = projectedParts(options.projection, store.separate);
  const expected = limit === Infinity ? undefined : limit;
  for (const { doc } of hitsOf(store, name, query, { skip, expected, parts })) {
    yield project(doc);
    if (--left <= 0) return;
  }
}

const NO_PARTS: Parts = { main: false, separate: false };

export const countDocs = (store: Store, name: string, filter: unknown, options: FindOptions): number => {
  const stored = store.collections.get(name);
  const query = queryOf(filter);
  if (!stored) return 0;
  const plan = plannedFor(store, stored, query);
  const skip = wholeNumber(options.skip, 'skip');
  const limit = wholeNumber(options.limit, 'limit') || Infinity;
  let count = 0;
  if (plan.exact) count = countCandidates(store, stored, plan);
  else if (plan.index && plan.sections) count = countInSections(store, plan.index, plan.sections);
  else {
    const reading = readingOf(plan, query, NO_PARTS, store.separate);
    for (const _ of matching(store, stored, reading, query.node, { expected: 1000 })) count++;
  }
  return Math.min(Math.max(count - skip, 0), limit);
};
