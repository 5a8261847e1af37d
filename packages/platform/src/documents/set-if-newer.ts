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

const isFirst = ({ revision }: Stored): boolean => revision === 1;

/** Read first, since an upsert costs several times an insertion. */
const existingIds = async <T extends Stored>(model: Model<T>, states: readonly T[]): Promise<ReadonlySet<string>> => {
  if (states.length === 0) return new Set();
  const ids = states.map(({ _id }) => _id);
  const these = model.where('_id').in(ids).getFilter();
  const found = await mapStoreErrors(() => model.find(these, { _id: 1 }).lean<Pick<Stored, '_id'>[]>().exec());
  return new Set(found.map(({ _id }) => _id));
};

/** Without absent fields: MongoDB's driver would store null. */
const withoutUndefined = (state: object): object =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));

/** Answers those that were there after all. */
const insertNew = <T extends Stored>(model: Model<T>, states: readonly T[]): Promise<readonly T[]> =>
  mapStoreErrors(async () => {
    if (states.length === 0) return [];
    try {
      await model.collection.insertMany(states.map(withoutUndefined), { ordered: false });
      return [];
    } catch (error) {
      const refused = refusedRows(error);
      if (!refused) throw error;
      return states.filter((_, index) => refused.has(index));
    }
  });

const replaceOlder = async <T extends Stored>(model: Model<T>, states: readonly T[]): Promise<void> => {
  if (states.length === 0) return;
  const operations = states.map((state) => ({
    updateOne: { filter: olderThan(model, state), update: becoming(model, state) },
  }));
  await mapStoreErrors(() => model.bulkWrite(operations, { ordered: false }));
};

/**
 * The same for many in three round trips at most. A first state is new as a rule and is not looked up; what existed after all
 * is written like the others.
 */
export const setManyIfNewer: Documents['setManyIfNewer'] = async <T extends Stored>(
  model: Model<T>,
  states: readonly T[],
): Promise<void> => {
  const existing = await existingIds(
    model,
    states.filter((state) => !isFirst(state)),
  );
  const [older, fresh] = [
    states.filter(({ _id }) => existing.has(_id)),
    states.filter(({ _id }) => !existing.has(_id)),
  ];
  const taken = await insertNew(model, fresh);
  await replaceOlder(model, [...older, ...taken]);
};
