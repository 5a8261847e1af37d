import { serverError } from './errors.ts';
import { entriesOf, keyValueOf, type Index, type Keys } from './index-entries.ts';
import { orderKey } from './order-key.ts';
import { encodeParts, type PartTexts } from './codec.ts';
import type { Store, Stored } from './store.ts';
import { ObjectId, type Doc } from './values.ts';

// Everything here runs inside a group commit. Each change checks all it can before it writes anything, so that a refused
// document leaves no trace.

/** A stored document. */
export type Row = PartTexts & { readonly row: number };

/** A document that was found, with the row it is stored in. `isWhole`: else there is its id, with what is stored separately of it. */
export type Hit = Row & { readonly doc: Doc; readonly isWhole: boolean };

const others = (stored: Stored): readonly Index[] => stored.indexes.slice(1);

const duplicate = (store: Store, stored: Stored, index: Index, doc: Doc, key: Buffer): Error => {
  const keyValue = keyValueOf(index, doc, key);
  const words = Object.entries(keyValue).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const message = `E11000 duplicate key error collection: ${store.name}.${stored.name} index: ${index.name} dup key: { ${words.join(', ')} }`;
  return serverError(11000, message, { keyPattern: Object.fromEntries(index.key), keyValue });
};

const checkUnique = (
  store: Store,
  stored: Stored,
  index: Index,
  doc: Doc,
  keys: readonly Buffer[],
  row: number,
): void => {
  if (!index.unique) return;
  const taken = store.statement(index.statements.isTaken);
  for (const key of keys) if (taken.get(key, row)) throw duplicate(store, stored, index, doc, key);
};

const noteArrays = (store: Store, index: Index, { array }: Keys): void => {
  if (!array || index.multikey) return;
  index.multikey = true;
  store.statement('UPDATE indexes SET multikey = 1 WHERE id = ?').run(index.id);
};

const addEntries = (store: Store, index: Index, keys: readonly Buffer[], row: number | bigint): void => {
  if (keys.length === 0) return;
  const insert = store.statement(index.statements.add);
  for (const key of keys) insert.run(key, row);
};

const dropEntries = (store: Store, index: Index, keys: readonly Buffer[], row: number): void => {
  if (keys.length === 0) return;
  const remove = store.statement(index.statements.drop);
  for (const key of keys) remove.run(key, row);
};

/** Makes the entries of a stored document in an index that is filled. @throws E11000 */
export const enterDoc = (store: Store, stored: Stored, index: Index, doc: Doc, row: number): void => {
  const keys = entriesOf(index, doc);
  checkUnique(store, stored, index, doc, keys.keys, row);
  noteArrays(store, index, keys);
  addEntries(store, index, keys.keys, row);
};

/** `was`: what was stored separately before. */
const storeSeparately = (
  store: Store,
  { id }: Stored,
  row: number | bigint,
  { was, is }: { readonly was: string | null; readonly is: string | null },
): void => {
  if (is === null) store.statement(`DELETE FROM a${id} WHERE r = ?`).run(row);
  else if (was === null) store.statement(`INSERT INTO a${id} (r, doc) VALUES (?, ?)`).run(row, is);
  else store.statement(`UPDATE a${id} SET doc = ? WHERE r = ?`).run(is, row);
};

const withId = (doc: Doc): Doc => {
  const { _id: id = new ObjectId() } = doc;
  if (Array.isArray(id) || id instanceof RegExp)
    throw serverError(2, "can't use an array or a regular expression for _id");
  return Object.keys(doc)[0] === '_id' ? doc : { _id: id, ...doc };
};

/** Adds the document and answers it as stored. @throws E11000 */
export const insertDoc = (store: Store, stored: Stored, given: Doc): Doc => {
  const doc = withId(given);
  const { text, separate } = encodeParts(doc, store.separate);
  const key = orderKey(doc['_id']);
  if (store.statement(`SELECT 1 FROM c${stored.id} WHERE k = ?`).get(key)) {
    const [index] = stored.indexes;
    if (index) throw duplicate(store, stored, index, doc, key);
  }
  const entries = others(stored).map((index) => ({ index, keys: entriesOf(index, doc) }));
  for (const { index, keys } of entries) checkUnique(store, stored, index, doc, keys.keys, 0);
  const { lastInsertRowid } = store.statement(`INSERT INTO c${stored.id} (k, doc) VALUES (?, ?)`).run(key, text);
  if (separate !== null) storeSeparately(store, stored, lastInsertRowid, { was: null, is: separate });
  for (const { index, keys } of entries) {
    noteArrays(store, index, keys);
    addEntries(store, index, keys.keys, lastInsertRowid);
  }
  return doc;
};

/** The indexes whose entries may be others after a change of these top-level fields: of all, when not given. */
export const touchedBy = (stored: Stored, roots?: ReadonlySet<string>): readonly Index[] =>
  others(stored).filter((index) => !roots || [...roots].some((root) => index.roots.has(root)));

/**
 * Changes a stored document through `change`, which may rewrite the fields named in `roots` (all, when not given), in the hit itself.
 * Answers the document, and whether it differs from before. @throws E11000, with nothing changed
 */
export const changeDoc = (
  store: Store,
  stored: Stored,
  { row, text, separate, doc: before, isWhole }: Hit,
  change: (doc: Doc) => Doc,
  roots?: ReadonlySet<string>,
): { readonly doc: Doc; readonly changed: boolean } => {
  const touched = touchedBy(stored, roots);
  const old = touched.map((index) => entriesOf(index, before).keys);
  const doc = change(before);
  const next = encodeParts(doc, store.separate);
  const [isMain, isSeparate] = [isWhole && next.text !== text, next.separate !== separate];
  if (!isMain && !isSeparate) return { doc, changed: false };
  const entries = touched.map((index) => entriesOf(index, doc));
  const moves = touched.map((index, at) => {
    const [was, is] = [old[at] ?? [], entries[at]?.keys ?? []];
    return {
      index,
      gone: was.filter((key) => !is.some((other) => other.equals(key))),
      come: is.filter((key) => !was.some((other) => other.equals(key))),
    };
  });
  for (const { index, come } of moves) checkUnique(store, stored, index, doc, come, row);
  if (isMain) store.statement(`UPDATE c${stored.id} SET doc = ? WHERE r = ?`).run(next.text, row);
  if (isSeparate) storeSeparately(store, stored, row, { was: separate, is: next.separate });
  moves.forEach(({ index, gone, come }, at) => {
    noteArrays(store, index, entries[at] ?? { keys: [], array: false });
    dropEntries(store, index, gone, row);
    addEntries(store, index, come, row);
  });
  return { doc, changed: true };
};

export const removeDoc = (store: Store, stored: Stored, { row, separate, doc }: Hit): void => {
  for (const index of others(stored)) dropEntries(store, index, entriesOf(index, doc).keys, row);
  store.statement(`DELETE FROM c${stored.id} WHERE r = ?`).run(row);
  if (separate !== null) storeSeparately(store, stored, row, { was: separate, is: null });
};
