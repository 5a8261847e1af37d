import type { Connection, Model } from 'mongoose';
import type { Documents, RawDocuments, Row, Stored } from './port.ts';
import { mapStoreErrors } from './store-errors.ts';

/** Documents as they lie there, by the names of their models. @param change of the same documents */
export const rawDocumentsOf = (connection: Connection, change: Documents['change']): RawDocuments => {
  const named = (name: string): Model<Stored> => connection.model<Stored>(name);
  return {
    findCurrent: (name, ids) =>
      mapStoreErrors(() =>
        named(name)
          .find({ _id: { $in: [...ids] } })
          .lean<Row[]>()
          .exec(),
      ),
    raiseRevision: async (name, read, fields, facts) => {
      const model = named(name);
      const filter = model.where('_id').equals(read._id).where('revision').equals(read['revision']).getFilter();
      return (await change(model, { filter, update: { $set: fields }, facts })) !== null;
    },
  };
};
