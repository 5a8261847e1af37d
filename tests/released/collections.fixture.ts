import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteDriver } from '@wellspring/mongoose-sqlite';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { mongo, Mongoose, type Connection } from 'mongoose';
import { z } from 'zod';

const { EJSON } = mongo.BSON;
const Document = z.looseObject({ _id: z.string() });

/** A document as JSON that says which values are dates and bytes. */
export type SampleDocument = z.output<typeof Document>;
type Collections = Readonly<Record<string, readonly SampleDocument[]>>;

const Names = z.array(z.object({ name: z.string() }));

const namesIn = (file: string): readonly string[] => {
  const store = new DatabaseSync(file, { readOnly: true });
  try {
    return Names.parse(store.prepare('SELECT name FROM collections ORDER BY name').all()).map(({ name }) => name);
  } finally {
    store.close();
  }
};

const withStore = async <Result>(file: string, task: (connection: Connection) => Promise<Result>): Promise<Result> => {
  const mongoose = new Mongoose({ autoIndex: false, autoCreate: false });
  mongoose.setDriver(sqliteDriver);
  const connection = await mongoose.createConnection(`sqlite:${encodeURIComponent(file)}`).asPromise();
  try {
    return await task(connection);
  } finally {
    await connection.close();
  }
};

const plain = (document: object): SampleDocument => Document.parse(JSON.parse(EJSON.stringify(document)));

/** A sample as it is read from a store again. */
export const asStored = (sample: SampleDocument): SampleDocument => plain(Document.parse(EJSON.deserialize(sample)));

const collectionsOf = (file: string): Promise<Collections> => {
  const names = namesIn(file);
  return withStore(file, async (connection) => {
    const collections: Record<string, readonly SampleDocument[]> = {};
    for (const name of names) collections[name] = (await connection.collection(name).find({}).toArray()).map(plain);
    return collections;
  });
};

/** All data of the services in a data folder that is not open, by service and collection. */
export const readCollections = async (folder: string): Promise<Readonly<Record<string, Collections>>> => {
  const there = SERVICE_NAMES.filter((name) => readdirSync(folder).includes(`${name}.db`));
  const services: Record<string, Collections> = {};
  for (const name of there) services[name] = await collectionsOf(join(folder, `${name}.db`));
  return services;
};

/** Makes the documents of one service, in a folder where it has none. */
export const writeCollections = (
  folder: string,
  service: string,
  samples: Readonly<Record<string, SampleDocument>>,
): Promise<void> =>
  withStore(join(folder, `${service}.db`), async (connection) => {
    for (const [name, sample] of Object.entries(samples)) {
      await connection.createCollection(name);
      await connection.collection<{ _id: string }>(name).insertOne(Document.parse(EJSON.deserialize(sample)));
    }
  });
