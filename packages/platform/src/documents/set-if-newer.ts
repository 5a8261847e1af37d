import type { UpdateQuery } from 'mongoose';
import type { Documents } from './port.ts';
import { inOurCodes, isDuplicateId } from './store-errors.ts';

/**
 * One conditional upsert. Where it would insert beside what is stored, the key is taken: either what is stored is as new, or
 * somebody inserted at the same moment something older; the plain update that follows tells.
 */
export const setIfNewer: Documents['setIfNewer'] = async (model, state) => {
  const { _id, ...fields } = state;
  const absent = Object.keys(model.schema.obj).filter((field) => !(field in state));
  const update: UpdateQuery<unknown> = { $set: fields, $unset: Object.fromEntries(absent.map((field) => [field, 1])) };
  const write = (upsert: boolean) => {
    const older = model.where('_id').equals(_id).where('revision').lt(state.revision).getFilter();
    return inOurCodes(() => model.updateOne(older, update, { upsert, setDefaultsOnInsert: false }).exec());
  };
  try {
    const { matchedCount, upsertedCount } = await write(true);
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    if (!isDuplicateId(error)) throw error;
    return (await write(false)).matchedCount > 0;
  }
};
