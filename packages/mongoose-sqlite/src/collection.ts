import mongoose from 'mongoose';

import { bulkWrite, insertMany } from './bulk.ts';
import { cursorOver } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import { serverError, unsupported } from './errors.ts';
import { explainQuery } from './explain.ts';
import { distinctValues } from './distinct.ts';
import { countDocs, findDocs, queryOf } from './find.ts';
import { describeIndex, indexSpec } from './index-spec.ts';
import { findAndDelete, findAndModify, modify, remove, updating } from './modify.ts';
import type { Change, Taken } from './modify.ts';
import type { Store } from './store.ts';
import { insertDoc } from './table.ts';
import { collectionOf, createIndex, dropCollection, dropIndex } from './tables.ts';
import type { Doc, Value } from './values.ts';
import { plainDoc } from './values.ts';
import { ID_INDEX } from './store.ts';

type Options = Readonly<Record<string, unknown>>;

const REFUSED_OPTIONS = [
  'session', 'collation', 'arrayFilters', 'min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData', 'let', 'capped',
  'timeseries', 'clusteredIndex', 'expireAfterSeconds', 'validator', 'viewOn', 'changeStreamPreAndPostImages',
]; // prettier-ignore

const checked = (options: Options | null | undefined): Options => {
  for (const name of REFUSED_OPTIONS)
    if (options?.[name] != null && options[name] !== false) throw unsupported(`The option ${name}`);
  return options ?? {};
};

const answer = ({ value, ...rest }: Taken, { includeResultMetadata }: Options): unknown =>
  includeResultMetadata === true ? { value, ...rest } : value;

/** What mongoose calls of a collection of MongoDB's driver; every other method of it is refused by name. */
export const makeCollection = (store: Store, name: string): Record<string, unknown> => {
  const change = async (filter: unknown, options: Options, what: Change, many: boolean): Promise<unknown> => {
    const query = queryOf(filter, options['sort']);
    const done = await store.write(() => modify(store, name, query, what, many, options));
    return {
      acknowledged: true,
      matchedCount: done.matched,
      modifiedCount: done.modified,
      upsertedCount: done.upsertedId === undefined ? 0 : 1,
      upsertedId: done.upsertedId ?? null,
    };
  };
  const take = async (filter: unknown, options: Options, what: Change): Promise<unknown> => {
    const query = queryOf(filter, options['sort']);
    return answer(await store.write(() => findAndModify(store, name, query, what, options)), options);
  };
  const drop = async (filter: unknown, many: boolean): Promise<unknown> => {
    const query = queryOf(filter);
    return { acknowledged: true, deletedCount: await store.write(() => remove(store, name, query, many)) };
  };
  const find = (filter: unknown, given?: Options): Cursor => {
    const options = checked(given);
    return cursorOver({
      open: () => findDocs(store, name, filter, options),
      read: store.read,
      explain: () => explainQuery(store, name, filter, options['sort']),
    });
  };
  const indexes = (): Record<string, unknown>[] => {
    const stored = store.collections.get(name);
    if (!stored) throw serverError(26, `ns does not exist: ${store.name}.${name}`, { codeName: 'NamespaceNotFound' });
    return stored.indexes.map(describeIndex);
  };
  const makeIndexes = (specs: readonly { readonly key: unknown; readonly options: Options }[]): Promise<string[]> => {
    const requested = specs.map(({ key, options }) => indexSpec(key, checkedIndex(options)));
    return store.write(() => requested.map((spec) => createIndex(store, collectionOf(store, name), spec)));
  };

  const methods: Record<string, unknown> = {
    collectionName: name,
    namespace: `${store.name}.${name}`,
    find,
    findOne: async (filter: unknown, options?: Options) => {
      const [found] = store.read(() => [...findDocs(store, name, filter, { ...checked(options), limit: 1 })]);
      return found ?? null;
    },
    countDocuments: async (filter: unknown, options?: Options) =>
      store.read(() => countDocs(store, name, filter, checked(options))),
    estimatedDocumentCount: async (options?: Options) =>
      store.read(() => countDocs(store, name, {}, { ...checked(options), limit: 0 })),
    distinct: async (path: string, filter: unknown, options?: Options): Promise<Value[]> => {
      checked(options);
      return store.read(() => distinctValues(store, name, path, filter));
    },
    insertOne: async (doc: unknown, options?: Options) => {
      checked(options);
      const given = plainDoc(doc, 'A document');
      const { _id: id } = await store.write((): Doc => insertDoc(store, collectionOf(store, name), given));
      return { acknowledged: true, insertedId: id };
    },
    insertMany: async (docs: readonly unknown[], options?: Options) =>
      store.write(insertMany(store, name, docs, checked(options)['ordered'] !== false)),
    bulkWrite: async (operations: readonly unknown[], options?: Options) =>
      store.write(bulkWrite(store, name, operations, checked(options)['ordered'] !== false)),
    updateOne: async (filter: unknown, update: unknown, options?: Options) =>
      change(filter, checked(options), updating(update), false),
    updateMany: async (filter: unknown, update: unknown, options?: Options) =>
      change(filter, checked(options), updating(update), true),
    deleteOne: async (filter: unknown, options?: Options) => drop(filter, checked(options)['many'] === true),
    deleteMany: async (filter: unknown, options?: Options) => drop(filter, checked(options)['many'] !== false),
    findOneAndUpdate: async (filter: unknown, update: unknown, options?: Options) =>
      take(filter, checked(options), updating(update)),
    findOneAndDelete: async (filter: unknown, given?: Options) => {
      const options = checked(given);
      const query = queryOf(filter, options['sort']);
      return answer(await store.write(() => findAndDelete(store, name, query, options)), options);
    },
    createIndex: async (key: unknown, options?: Options) => (await makeIndexes([{ key, options: options ?? {} }]))[0],
    createIndexes: async (specs: readonly Options[]) =>
      makeIndexes(specs.map(({ key, ...options }) => ({ key, options }))),
    dropIndex: async (index: string) => store.write(() => dropIndex(store, collectionOf(store, name), index)),
    dropIndexes: async () =>
      store.write(() => {
        const stored = collectionOf(store, name);
        for (const index of stored.indexes.slice(1)) dropIndex(store, stored, index.name);
      }),
    listIndexes: () => ({ toArray: async () => indexes() }),
    indexes: async () => indexes(),
    indexInformation: async (): Promise<unknown> =>
      Object.fromEntries(indexes().map((index) => [index['name'], Object.entries(index['key'] ?? {})])),
    indexExists: async (indexName: string) =>
      indexName === ID_INDEX.name || indexes().some((index) => index['name'] === indexName),
    drop: async () =>
      store.write(() => {
        const stored = store.collections.get(name);
        if (stored) dropCollection(store, stored);
        return stored !== undefined;
      }),
  };
  for (const method of Object.getOwnPropertyNames(mongoose.mongo.Collection.prototype))
    if (!(method in methods) && method !== 'constructor')
      methods[method] = () => {
        throw unsupported(`collection.${method}`);
      };
  return methods;
};

const checkedIndex = (options: Options): Options => {
  const { expireAfterSeconds: _, ...rest } = options;
  checked(rest);
  return options;
};
