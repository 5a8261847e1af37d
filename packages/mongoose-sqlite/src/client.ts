import { EventEmitter } from 'node:events';

import { makeCollection } from './collection.ts';
import { serverError, unsupported } from './errors.ts';
import type { Location } from './location.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { collectionOf, dropCollection } from './tables.ts';

type Methods = Record<string, unknown>;

const refusing = (methods: Methods, what: string): Methods =>
  new Proxy(methods, {
    get: (target, name): unknown => {
      if (name in target || typeof name === 'symbol' || name === 'then') return Reflect.get(target, name);
      return () => {
        throw unsupported(`${what}.${name}`);
      };
    },
  });

const makeDatabase = (store: Store): Methods => {
  const collections = new Map<string, Methods>();
  const collection = (name: string): Methods => {
    const collection = collections.get(name) ?? makeCollection(store, name);
    collections.set(name, collection);
    return collection;
  };
  const fileCommands: Readonly<Record<string, () => unknown>> = {
    settleFile: store.file.settle,
    holdFile: store.file.hold,
    releaseFile: store.file.release,
    emptyLog: store.file.empty,
  };
  const dropAll = (): boolean => {
    for (const stored of [...store.collections.values()]) dropCollection(store, stored);
    return true;
  };
  return refusing(
    {
      databaseName: store.name,
      collection,
      createCollection: async (name: string, options: Readonly<Record<string, unknown>> = {}) => {
        for (const refused of [
          'capped',
          'timeseries',
          'collation',
          'viewOn',
          'validator',
          'clusteredIndex',
          'expireAfterSeconds',
        ])
          if (options[refused] != null && options[refused] !== false)
            throw unsupported(`The collection option ${refused}`);
        await store.write(() => collectionOf(store, name));
        return collection(name);
      },
      dropCollection: async (name: string) =>
        store.write(() => {
          const stored = store.collections.get(name);
          if (!stored) throw serverError(26, 'ns not found');
          dropCollection(store, stored);
          return true;
        }),
      dropDatabase: async () => store.write(dropAll),
      listCollections: () => ({
        toArray: async () => [...store.collections.keys()].map((name) => ({ name, type: 'collection' })),
      }),
      collections: async () => [...store.collections.keys()].map(collection),
      admin: () => refusing({ ping: async () => ({ ok: 1 }) }, 'admin'),
      command: async (command: Readonly<Record<string, unknown>>) => {
        if (command['ping'] === 1) return { ok: 1 };
        const [name = ''] = Object.keys(command);
        const work = Object.hasOwn(fileCommands, name) ? fileCommands[name] : undefined;
        if (work) return { ok: 1, result: work() };
        throw unsupported(`The command ${name}`);
      },
    },
    'db',
  );
};

/** A client of one database file, in the shape that mongoose's connections expect. */
export type Client = EventEmitter & { readonly db: (name?: string) => Methods; readonly close: () => Promise<void> };

/** Opens the file. @throws with words when it cannot be opened, is damaged, or another process has it */
export const openClient = (location: Location): Client => {
  const { name } = location;
  const store = openStore(location);
  const database = makeDatabase(store);
  return Object.assign(new EventEmitter(), {
    db: (requested?: string) => {
      if (requested !== undefined && requested !== name) throw unsupported('A second database on one connection');
      return database;
    },
    close: async () => store.close(),
    startSession: () => {
      throw unsupported('A session');
    },
    withSession: () => {
      throw unsupported('A session');
    },
    bulkWrite: () => {
      throw unsupported('client.bulkWrite');
    },
  });
};
