import type { Model } from 'mongoose';
import type { Row, Stored } from './port.ts';
import { isDuplicateId, mapStoreErrors } from './store-errors.ts';

/** A collection of a projection: every document has a natural key and plain fields. */
export type Rows = {
  /** in the order of their ids */
  after(id: string, limit: number): Promise<readonly Row[]>;
  find(id: string): Promise<Row | null>;
  /** Writes one as it is to be, if it still is as it was read; null: none. Publishes nothing. Answers whether it wrote. */
  replace(before: Row | null, next: Row | null): Promise<boolean>;
};

/** The same rows, of which none is ever written: what would be is counted all the same. */
export const unwritten = (rows: Rows): Rows => ({ ...rows, replace: async () => true });

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object' || value instanceof Date;

/** The collection of a model, for a rebuild. */
export const rowsOf = <T extends Stored>(model: Model<T>): Rows => {
  const asRead = (before: Row) => {
    const query = model.where('_id').equals(before._id);
    for (const [field, value] of Object.entries(before)) if (isPlain(value)) query.where(field).equals(value);
    return query.getFilter();
  };
  const insert = async (row: Row): Promise<boolean> => {
    try {
      await mapStoreErrors(() => model.db.collection<Row>(model.collection.collectionName).insertOne({ ...row }));
      return true;
    } catch (error) {
      if (isDuplicateId(error)) return false;
      throw error;
    }
  };
  return {
    after: (id, limit) =>
      mapStoreErrors(() => model.find().gt('_id', id).sort({ _id: 1 }).limit(limit).lean<Row[]>().exec()),
    find: (id) => mapStoreErrors(() => model.findOne(model.where('_id').equals(id).getFilter()).lean<Row>().exec()),
    replace: async (before, next) => {
      if (before === null) {
        return next === null || insert(next);
      }
      if (next === null) {
        const { deletedCount } = await mapStoreErrors(() => model.deleteOne(asRead(before)).exec());
        return deletedCount > 0;
      }
      const { _id, ...fields } = next;
      const update: object = { $set: fields };
      const { matchedCount } = await mapStoreErrors(() => model.updateOne(asRead(before), update).exec());
      return matchedCount > 0;
    },
  };
};
