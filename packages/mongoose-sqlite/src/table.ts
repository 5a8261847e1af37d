import { decode, encode } from './codec.ts';
import { serverError } from './errors.ts';
import { entriesOf, keyValueOf, makeIndex } from './index-entries.ts';
import type { Index, IndexSpec, Keys } from './index-entries.ts';
import { sameKey, sameSpec, writeSpec } from './index-spec.ts';
import { orderKey } from './order-key.ts';
import { ID_INDEX } from './store.ts';
import type { Store, Stored } from './store.ts';
import { ObjectId } from './values.ts';
import type { Doc } from './values.ts';

// Everything here runs inside a group commit. Each change checks all it can before it writes anything, so that a refused
// document leaves no trace.

/** A stored document. */
export type Row = { readonly row: number; readonly text: string };

/** A document that was found, with the row it is stored in. */
export type Hit = Row & { readonly doc: Doc };

const others = (stored: Stored): readonly Index[] => stored.indexes.slice(1);

/** The collection, made when it is not there yet. */
export const collectionOf = (store: Store, name: string): Stored => {
  const known = store.collections.get(name);
  if (known) return known;
  const { lastInsertRowid } = store.statement('INSERT INTO collections (name) VALUES (?)').run(name);
  const stored: Stored = { id: Number(lastInsertRowid), name, indexes: [makeIndex(0, ID_INDEX, false)] };
  store.execute(`CREATE TABLE c${stored.id} (r INTEGER PRIMARY KEY, k BLOB NOT NULL UNIQUE, doc TEXT NOT NULL)`);
  store.collections.set(name, stored);
  return stored;
};

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
  index.marks.forget();
  const insert = store.statement(index.statements.add);
  for (const key of keys) insert.run(key, row);
};

const dropEntries = (store: Store, index: Index, keys: readonly Buffer[], row: number): void => {
  if (keys.length === 0) return;
  index.marks.forget();
  const remove = store.statement(index.statements.drop);
  for (const key of keys) remove.run(key, row);
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
  const text = encode(doc);
  const key = orderKey(doc['_id']);
  if (store.statement(`SELECT 1 FROM c${stored.id} WHERE k = ?`).get(key)) {
    const [index] = stored.indexes;
    if (index) throw duplicate(store, stored, index, doc, key);
  }
  const entries = others(stored).map((index) => ({ index, keys: entriesOf(index, doc) }));
  for (const { index, keys } of entries) checkUnique(store, stored, index, doc, keys.keys, 0);
  const { lastInsertRowid } = store.statement(`INSERT INTO c${stored.id} (k, doc) VALUES (?, ?)`).run(key, text);
  for (const { index, keys } of entries) {
    noteArrays(store, index, keys);
    addEntries(store, index, keys.keys, lastInsertRowid);
  }
  return doc;
};

/**
 * Changes a stored document through `change`, which may rewrite the fields named in `roots` (all, when not given), in the hit itself.
 * Answers the document, and whether it differs from before. @throws E11000, with nothing changed
 */
export const changeDoc = (
  store: Store,
  stored: Stored,
  { row, text, doc: before }: Hit,
  change: (doc: Doc) => Doc,
  roots?: ReadonlySet<string>,
): { readonly doc: Doc; readonly changed: boolean } => {
  const touched = others(stored).filter((index) => !roots || [...roots].some((root) => index.roots.has(root)));
  const old = touched.map((index) => entriesOf(index, before).keys);
  const doc = change(before);
  const next = encode(doc);
  if (next === text) return { doc, changed: false };
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
  store.statement(`UPDATE c${stored.id} SET doc = ? WHERE r = ?`).run(next, row);
  moves.forEach(({ index, gone, come }, at) => {
    noteArrays(store, index, entries[at] ?? { keys: [], array: false });
    dropEntries(store, index, gone, row);
    addEntries(store, index, come, row);
  });
  return { doc, changed: true };
};

export const removeDoc = (store: Store, stored: Stored, { row, doc }: Hit): void => {
  for (const index of others(stored)) dropEntries(store, index, entriesOf(index, doc).keys, row);
  store.statement(`DELETE FROM c${stored.id} WHERE r = ?`).run(row);
};

const fill = (store: Store, stored: Stored, index: Index): void => {
  let last = 0;
  for (;;) {
    const rows = store.statement(`SELECT r, doc FROM c${stored.id} WHERE r > ? ORDER BY r LIMIT 500`).all(last);
    if (rows.length === 0) return;
    for (const { r, doc: text } of rows) {
      const doc = decode(String(text));
      last = Number(r);
      const keys = entriesOf(index, doc);
      checkUnique(store, stored, index, doc, keys.keys, last);
      noteArrays(store, index, keys);
      addEntries(store, index, keys.keys, last);
    }
  }
};

/** Makes and fills the index, unless the same is there. @throws E11000, and when another index has its name or its key */
export const createIndex = (store: Store, stored: Stored, spec: IndexSpec): string => {
  if (sameKey(spec, ID_INDEX)) return ID_INDEX.name;
  const known = stored.indexes.find((index) => sameSpec(index, spec));
  if (known) {
    if (known.name === spec.name) return known.name;
    throw serverError(85, `Index already exists with a different name: ${known.name}`);
  }
  if (stored.indexes.some((index) => index.name === spec.name))
    throw serverError(86, `An existing index has the same name as the requested index: ${spec.name}`);
  const { lastInsertRowid } = store
    .statement('INSERT INTO indexes (collection, spec, multikey) VALUES (?, ?, 0)')
    .run(stored.id, writeSpec(spec));
  const index = makeIndex(Number(lastInsertRowid), spec, false);
  store.execute(`CREATE TABLE i${index.id} (k BLOB NOT NULL, r INTEGER NOT NULL, PRIMARY KEY (k, r)) WITHOUT ROWID`);
  try {
    fill(store, stored, index);
  } catch (error) {
    removeIndex(store, index);
    throw error;
  }
  stored.indexes.push(index);
  return index.name;
};

const removeIndex = (store: Store, index: Index): void => {
  store.statement('DELETE FROM indexes WHERE id = ?').run(index.id);
  store.execute(`DROP TABLE i${index.id}`);
};

export const dropIndex = (store: Store, stored: Stored, name: string): void => {
  const at = stored.indexes.findIndex((index) => index.name === name);
  const index = stored.indexes[at];
  if (!index) throw serverError(27, `index not found with name [${name}]`);
  if (at === 0) throw serverError(72, 'cannot drop _id index');
  removeIndex(store, index);
  stored.indexes.splice(at, 1);
};

export const dropCollection = (store: Store, stored: Stored): void => {
  for (const index of others(stored)) removeIndex(store, index);
  store.statement('DELETE FROM collections WHERE id = ?').run(stored.id);
  store.execute(`DROP TABLE c${stored.id}`);
  store.collections.delete(stored.name);
};
