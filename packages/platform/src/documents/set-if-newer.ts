import type { Model, UpdateQuery } from 'mongoose';
import type { Documents, Stored } from './port.ts';
import { mapStoreErrors, isDuplicateId, refusedRows } from './store-errors.ts';

const olderThan = <T extends Stored>(model: Model<T>, { _id, revision }: T) =>
  model.where('_id').equals(_id).where('revision').lt(revision).getFilter();

const becoming = <T extends Stored>(model: Model<T>, state: T): UpdateQuery<unknown> => {
  const { _id, ...fields } = state;
  const absent = Object.keys(model.schema.obj).filter((field) => !(field in state));
  return { $set: fields, $unset: Object.fromEntries(absent.map((field) => [field, 1])) };
};

/**
 * One conditional upsert. Where it would insert beside what is stored, the key is taken: either what is stored is as new, or
 * somebody inserted at the same moment something older; the plain update that follows tells.
 */
export const setIfNewer: Documents['setIfNewer'] = async (model, state) => {
  const [older, update] = [olderThan(model, state), becoming(model, state)];
  const write = (upsert: boolean) =>
    mapStoreErrors(() => model.updateOne(older, update, { upsert, setDefaultsOnInsert: false }).exec());
  try {
    const { matchedCount, upsertedCount } = await write(true);
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    if (!isDuplicateId(error)) throw error;
    return (await write(false)).matchedCount > 0;
  }
};

/** The same for many in one round trip. Those whose key is taken are looked at one by one. */
export const setManyIfNewer: Documents['setManyIfNewer'] = async <T extends Stored>(
  model: Model<T>,
  states: readonly T[],
): Promise<void> => {
  if (states.length === 0) return;
  const operations = states.map((state) => ({
    updateOne: {
      filter: olderThan(model, state),
      update: becoming(model, state),
      upsert: true,
      setDefaultsOnInsert: false,
    },
  }));
  const taken = await mapStoreErrors(async () => {
    try {
      await model.bulkWrite(operations, { ordered: false });
      return [];
    } catch (error) {
      const refused = refusedRows(error);
      if (!refused) throw error;
      return states.filter((_, index) => refused.has(index));
    }
  });
  await Promise.all(taken.map((state) => setIfNewer(model, state)));
};
