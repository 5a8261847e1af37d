import { Schema, type Connection, type Model } from 'mongoose';
import type { Source } from './backlog.ts';
import type { ExaminedModel } from './examine.ts';
import { outboxesOf, type OutboxDeps, type OutboxRow } from './outbox.ts';
import type { Stored } from './port.ts';
import { RELAY_FIELDS } from './relay-fields.ts';
import { mapErrorsOfSchema } from './store-errors.ts';

/** What every document has beside the fields of its adapter; a schema may declare them itself. */
const STORED_FIELDS = {
  revision: { type: Number, required: true },
  v: { type: Number, required: true },
  deletedAt: { type: Date, default: null },
};

const ID = { type: String, required: true };

const completed = <T extends Stored>(schema: Schema<T>): Schema<T> => {
  const whole = schema.clone();
  const missing = Object.entries(STORED_FIELDS).filter(([field]) => !whole.path(field));
  whole.add(new Schema({ _id: ID, ...Object.fromEntries(missing), ...RELAY_FIELDS }));
  whole.set('versionKey', false);
  whole.set('minimize', false);
  // A field with a wrong name is a mistake: it must not be left out of a filter or a document in silence.
  whole.set('strict', 'throw');
  whole.set('strictQuery', 'throw');
  // Only documents with waiting facts are in it, in the order in which they may be taken: the sweep reads nothing else.
  whole.index({ 'relay.due': 1 }, { partialFilterExpression: { 'relay.due': { $exists: true } } });
  mapErrorsOfSchema(whole);
  return whole;
};

/** The models of one database. */
export const modelsOf = (connection: Connection, deps: OutboxDeps, addSource: (source: Source) => void) => {
  const sources = new Map<string, Source>();
  return {
    define: <T extends Stored>(name: string, schema: Schema<T>, purge: boolean): Model<T> => {
      const model = connection.model<T>(name, completed(schema));
      const outboxes = outboxesOf(connection.collection<OutboxRow>(model.collection.collectionName), deps);
      const source = { name, outboxes, purge };
      sources.set(name, source);
      addSource(source);
      return model;
    },
    sourceOf: (model: { readonly modelName: string }): Source => {
      const source = sources.get(model.modelName);
      if (!source) throw new Error(`${model.modelName} is not a model of ${connection.name}`);
      return source;
    },
    sources: (): readonly Source[] => [...sources.values()],
    all: (): readonly ExaminedModel[] => [...sources.keys()].map((name) => connection.model(name)),
    /** Makes the collections and indexes of all models. */
    make: async (): Promise<void> => {
      for (const name of sources.keys()) {
        await connection.model(name).createCollection();
        await connection.model(name).createIndexes();
      }
    },
  };
};
