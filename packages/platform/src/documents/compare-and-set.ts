import { AppError } from '@wellspring/errors';
import type { Documents } from './port.ts';

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

/** A document under its natural key is inserted where nothing stood, and changed where what was read still stands. */
export const compareAndSetOf =
  ({ insert, change }: Pick<Documents, 'insert' | 'change'>): Documents['compareAndSet'] =>
  async (model, document, readRevision, facts) => {
    if (readRevision === 0) return wentIn(insert(model, document, facts));
    const { _id, ...fields } = document;
    const filter = model.where('_id').equals(_id).where('revision').equals(readRevision).getFilter();
    const update: object = { $set: fields };
    return (await change(model, { filter, update, facts })) !== null;
  };
