import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { Deletion } from '../domain/deletion.ts';
import type { DeletionStore } from '../ports.ts';

type DeletionDocument = Stored & Omit<Deletion, 'id' | 'finished'> & { finished: Deletion['finished'][number][] };

const schema = new Schema<DeletionDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    userId: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    finished: [{ _id: false, service: String, at: Date }],
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ userId: 1 }, { unique: true });

const toDeletion = ({ _id: id, revision, userId, requestedAt, finished }: DeletionDocument): Deletion => ({
  id,
  revision,
  userId,
  requestedAt,
  finished: finished.map(({ service, at }) => ({ service, at })),
});

const toDocument = ({ id, finished, ...deletion }: Deletion): DeletionDocument => ({
  _id: id,
  v: 1,
  ...deletion,
  finished: [...finished],
});

/** The receipts of deleted accounts, in the documents of identity. */
export const deletionStore = (documents: Documents): DeletionStore => {
  const model = documents.model<DeletionDocument>('Deletion', schema);
  const one = async (filter: object): Promise<Deletion | null> => {
    const found = await model.findOne(filter).lean<DeletionDocument>();
    return found && toDeletion(found);
  };
  return {
    insert: (deletion) => documents.compareAndSet(model, toDocument(deletion), 0, []),
    replace: (next, readRevision) => documents.compareAndSet(model, toDocument(next), readRevision, []),
    find: (id) => one({ _id: id }),
    findByUser: (userId) => one({ userId }),
  };
};
