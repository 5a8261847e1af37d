import { hitsOf, type Query } from './find.ts';
import { decodeParts, partsOf, type Parts } from './codec.ts';
import { projector } from './projection.ts';
import type { Store } from './store.ts';
import { collectionOf } from './tables.ts';
import { changeDoc, insertDoc, removeDoc, touchedBy, type Hit } from './table.ts';
import { applyUpdate, parseUpdate, seedOf, type Update } from './update.ts';
import type { Doc, Value } from './values.ts';

// The writes of a collection; each runs inside a group commit.

export type ModifyOptions = {
  readonly upsert?: unknown;
  readonly sort?: unknown;
  readonly projection?: unknown;
  readonly returnDocument?: unknown;
};

/** How the found document becomes the next one, and what is stored when none is found. */
export type Change = {
  readonly roots: ReadonlySet<string>;
  readonly next: (doc: Doc) => Doc;
  readonly fresh: (filter: Doc) => Doc;
};

export const updating = (given: unknown): Change => {
  const update: Update = parseUpdate(given);
  return {
    roots: update.roots,
    next: (doc) => applyUpdate(doc, update, false),
    fresh: (filter) => applyUpdate(seedOf(filter), update, true),
  };
};

export type Modified = { readonly matched: number; readonly modified: number; readonly upsertedId: Value | undefined };

const first = (store: Store, name: string, query: Query, parts?: Parts): Hit | undefined => {
  for (const hit of hitsOf(store, name, query, { expected: 1, parts })) return hit;
  return undefined;
};

/** What a change has to read: what it writes, with all that decides on the index entries of that. */
const partsFor = (store: Store, name: string, { roots }: Change): Parts | undefined => {
  const stored = store.collections.get(name);
  if (!stored) return undefined;
  return partsOf([...roots, ...touchedBy(stored, roots).flatMap((index) => [...index.roots])], store.separate);
};

const upsert = (store: Store, name: string, { filter }: Query, { fresh }: Change): Doc =>
  insertDoc(store, collectionOf(store, name), fresh(filter));

export const modify = (
  store: Store,
  name: string,
  query: Query,
  change: Change,
  many: boolean,
  options: ModifyOptions,
): Modified => {
  const parts = partsFor(store, name, change);
  const one = many ? undefined : first(store, name, query, parts);
  const hits = many ? [...hitsOf(store, name, query, { parts })] : one ? [one] : [];
  let modified = 0;
  for (const hit of hits)
    if (changeDoc(store, collectionOf(store, name), hit, change.next, change.roots).changed) modified++;
  if (hits.length > 0 || options.upsert !== true) return { matched: hits.length, modified, upsertedId: undefined };
  return { matched: 0, modified: 0, upsertedId: upsert(store, name, query, change)['_id'] };
};

export const remove = (store: Store, name: string, query: Query, many: boolean): number => {
  const one = many ? undefined : first(store, name, query);
  const hits = many ? [...hitsOf(store, name, query)] : one ? [one] : [];
  for (const hit of hits) removeDoc(store, collectionOf(store, name), hit);
  return hits.length;
};

/** What findOneAnd… answers, with the metadata that some ask for. */
export type Taken = { readonly value: Doc | null; readonly ok: 1; readonly lastErrorObject: Record<string, unknown> };

const taken = (value: Doc | null, more: Record<string, unknown>, { projection }: ModifyOptions): Taken => ({
  value: value && projector(projection)(value),
  ok: 1,
  lastErrorObject: more,
});

export const findAndModify = (
  store: Store,
  name: string,
  query: Query,
  change: Change,
  options: ModifyOptions,
): Taken => {
  projector(options.projection);
  const after = options.returnDocument === 'after';
  const hit = first(store, name, query);
  if (hit) {
    const { doc } = changeDoc(store, collectionOf(store, name), hit, change.next, change.roots);
    return taken(after ? doc : decodeParts(hit), { updatedExisting: true, n: 1 }, options);
  }
  if (options.upsert !== true) return taken(null, { updatedExisting: false, n: 0 }, options);
  const doc = upsert(store, name, query, change);
  return taken(after ? doc : null, { updatedExisting: false, n: 1, upserted: doc['_id'] }, options);
};

export const findAndDelete = (store: Store, name: string, query: Query, options: ModifyOptions): Taken => {
  projector(options.projection);
  const hit = first(store, name, query);
  if (hit) removeDoc(store, collectionOf(store, name), hit);
  return taken(hit ? hit.doc : null, { n: hit ? 1 : 0 }, options);
};
