import { serverError } from './errors.ts';
import { hitsOf, queryOf } from './find.ts';
import { makeIndex, type Index, type IndexSpec } from './index-entries.ts';
import { sameKey, sameSpec, writeSpec } from './index-spec.ts';
import { partsOf } from './codec.ts';
import { ID_INDEX, type Store, type Stored } from './store.ts';
import { enterDoc } from './table.ts';

// The tables of a collection: one of its documents, one of what is stored separately of them, and one for each index.

/** The collection, made when it is not there yet. */
export const collectionOf = (store: Store, name: string): Stored => {
  const existing = store.collections.get(name);
  if (existing) return existing;
  const { lastInsertRowid } = store.statement('INSERT INTO collections (name) VALUES (?)').run(name);
  const stored: Stored = { id: Number(lastInsertRowid), name, indexes: [makeIndex(0, ID_INDEX, false)] };
  store.execute(`CREATE TABLE c${stored.id} (r INTEGER PRIMARY KEY, k BLOB NOT NULL UNIQUE, doc TEXT NOT NULL)`);
  store.execute(`CREATE TABLE a${stored.id} (r INTEGER PRIMARY KEY, doc TEXT NOT NULL)`);
  store.collections.set(name, stored);
  return stored;
};

const fill = (store: Store, stored: Stored, index: Index): void => {
  const parts = partsOf([...index.roots], store.separate);
  for (const { row, doc } of hitsOf(store, stored.name, queryOf({}), { parts }))
    enterDoc(store, stored, index, doc, row);
};

/** Makes and fills the index, unless the same is there. @throws E11000, and when another index has its name or its key */
export const createIndex = (store: Store, stored: Stored, spec: IndexSpec): string => {
  if (sameKey(spec, ID_INDEX)) return ID_INDEX.name;
  const existing = stored.indexes.find((index) => sameSpec(index, spec));
  if (existing) {
    if (existing.name === spec.name) return existing.name;
    throw serverError(85, `Index already exists with a different name: ${existing.name}`);
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
  for (const index of stored.indexes.slice(1)) removeIndex(store, index);
  store.statement('DELETE FROM collections WHERE id = ?').run(stored.id);
  store.execute(`DROP TABLE c${stored.id}; DROP TABLE a${stored.id}`);
  store.collections.delete(stored.name);
};
