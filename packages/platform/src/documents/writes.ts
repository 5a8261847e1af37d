import { AppError } from '@wellspring/errors';
import type { Model, UpdateQuery } from 'mongoose';
import type { Change, Documents, Stored, Write } from './port.ts';
import type { Source } from './relay-sweep.ts';
import { type OutboxDeps, outboxFields, stamp, waitingIn } from './outbox.ts';
import type { Relay } from './relay.ts';
import { mapStoreErrors, refusedRows } from './store-errors.ts';

/** Whether an insert went in; false: its key is taken. */
const wentIn = async (insert: Promise<void>): Promise<boolean> => {
  try {
    await insert;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return false;
    throw error;
  }
};

/** A document under its natural key is inserted where none existed, and changed where the revision is the one that was read. */
export const compareAndSetOf =
  ({ insert, change }: Pick<Documents, 'insert' | 'change'>): Documents['compareAndSet'] =>
  async (model, document, readRevision, facts) => {
    if (readRevision === 0) return wentIn(insert(model, document, facts));
    const { _id, ...fields } = document;
    const filter = model.where('_id').equals(_id).where('revision').equals(readRevision).getFilter();
    const update: object = { $set: fields };
    return (await change(model, { filter, update, facts })) !== null;
  };

/** Changes under way at once in changeMany. */
const AT_ONCE = 500;

type WriteDeps = OutboxDeps & {
  readonly relay: Pick<Relay, 'hasRoom' | 'enqueue' | 'sweepSoon'>;
  readonly sourceOf: (model: { readonly modelName: string }) => Source;
};

/**
 * The documents as they are, once their fields are known to be those of the schema. Casting and defaults would say nothing that
 * its type does not, and cost more than the write.
 */
const requireFields = <T extends Stored>({ modelName, schema }: Model<T>, documents: readonly T[]): void => {
  const declared = new Set(Object.keys(schema.paths).map((path) => path.split('.')[0]));
  const required = schema.requiredPaths().filter((path) => !path.includes('.'));
  for (const document of documents) {
    const undeclared = Object.keys(document).find((field) => !declared.has(field));
    if (undeclared !== undefined) throw new Error(`${undeclared} is not a field of ${modelName}`);
    const missing = required.find((path) => Reflect.get(document, path) == null);
    if (missing !== undefined) throw new Error(`${modelName} ${document._id} lacks ${missing}`);
  }
};

/** The update that also appends the facts; what the caller's update does stays as it is. */
const appending = <T>(update: UpdateQuery<T>, { outbox, relay }: ReturnType<typeof outboxFields>): UpdateQuery<T> => {
  const whole: UpdateQuery<unknown> = update;
  return { ...whole, $set: { ...whole.$set, relay }, $push: { ...whole.$push, outbox: { $each: outbox } } };
};

/** State and facts, in one write of one document each. */
export const writesOf = (deps: WriteDeps): Pick<Documents, 'insert' | 'insertMany' | 'change' | 'changeMany'> => {
  const { now, relay, sourceOf } = deps;

  const handOver = (source: Source, leased: boolean, rows: Parameters<Relay['enqueue']>[1]): void => {
    if (leased) relay.enqueue(source, rows);
    else relay.sweepSoon();
  };

  const insertMany = async <T extends Stored>(
    model: Model<T>,
    writes: readonly Write<T>[],
  ): Promise<readonly boolean[]> => {
    if (writes.length === 0) return [];
    const leased = relay.hasRoom();
    requireFields(
      model,
      writes.map(({ document }) => document),
    );
    const rows = writes.map(({ document, facts }) => {
      const entries = stamp(facts, deps);
      const raw: object = entries.length > 0 ? { ...document, ...outboxFields(entries, leased, now()) } : document;
      return { raw, waiting: { id: document._id, entries, deleted: document.deletedAt != null } };
    });
    const refused = await mapStoreErrors(async () => {
      try {
        await model.collection.insertMany(
          rows.map(({ raw }) => raw),
          { ordered: false },
        );
        return new Set<number>();
      } catch (error) {
        const these = refusedRows(error);
        if (!these) throw error;
        return these;
      }
    });
    const inserted = rows.filter(({ waiting }, index) => waiting.entries.length > 0 && !refused.has(index));
    if (inserted.length > 0)
      handOver(
        sourceOf(model),
        leased,
        inserted.map(({ waiting }) => waiting),
      );
    return rows.map((_, index) => !refused.has(index));
  };

  const change = async <T extends Stored>(model: Model<T>, { filter, update, facts }: Change<T>): Promise<T | null> => {
    const source = sourceOf(model);
    // Where documents are purged, the relay looks at every change: it may have been the deletion.
    if (facts.length === 0 && !source.purge)
      return mapStoreErrors(() => model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<T>().exec());
    const leased = relay.hasRoom();
    const entries = stamp(facts, deps);
    const whole = appending(update, outboxFields(entries, leased, now()));
    const row = await mapStoreErrors(() =>
      model.findOneAndUpdate(filter, whole, { returnDocument: 'after' }).select('+outbox +relay').lean<T>().exec(),
    );
    if (!row) return null;
    handOver(source, leased, [waitingIn(row)]);
    for (const field of ['outbox', 'relay']) Reflect.deleteProperty(row, field);
    return row;
  };

  return {
    insert: async (model, document, facts) => {
      const source = sourceOf(model);
      const leased = relay.hasRoom();
      const entries = stamp(facts, deps);
      requireFields(model, [document]);
      const raw: object = { ...document, ...(entries.length > 0 ? outboxFields(entries, leased, now()) : {}) };
      await mapStoreErrors(() => model.collection.insertOne(raw));
      if (entries.length > 0)
        handOver(source, leased, [{ id: document._id, entries, deleted: document.deletedAt != null }]);
    },
    insertMany,
    change,
    changeMany: async (model, changes) => {
      const matched: boolean[] = [];
      for (let from = 0; from < changes.length; from += AT_ONCE) {
        const some = await Promise.all(changes.slice(from, from + AT_ONCE).map((one) => change(model, one)));
        matched.push(...some.map((document) => document !== null));
      }
      return matched;
    },
  };
};
