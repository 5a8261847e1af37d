import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { rowsOf, type Rows } from '@wellspring/platform/documents/rows';
import { say } from '@wellspring/words/message';
import { Schema } from 'mongoose';
import type { ContributionStore } from '../ports.ts';
import { mergeContribution, type Contribution } from '../domain/contribution.ts';

const VERSION = 1;
const busy = (): AppError => new AppError('UNAVAILABLE', say('listsErrors.contributionBusy'));

type ContributionDocument = Stored & Omit<Contribution, 'id'>;

const text = { type: String, required: true };

const schema = new Schema<ContributionDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    userId: text,
    type: { type: String, required: true },
    subjectId: text,
    firstAt: { type: Date, default: null },
    isRemoved: { type: Boolean, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ userId: 1 });

const toContribution = (document: ContributionDocument): Contribution => {
  const { _id: id, userId, type, subjectId, revision, firstAt, isRemoved } = document;
  return { id, userId, type, subjectId, revision, firstAt, isRemoved };
};

const toDocument = ({ id, ...contribution }: Contribution): ContributionDocument => ({
  _id: id,
  v: VERSION,
  ...contribution,
});

/** What members did, in the documents of lists-and-badges. */
export const contributionStore = (documents: Documents): ContributionStore & { readonly rows: Rows } => {
  const model = documents.model<ContributionDocument>('Contribution', schema);
  return {
    merge: (received) =>
      retryOnConflict(async () => {
        const found = await model.findOne({ _id: received.id }).lean<ContributionDocument>();
        if (!found)
          return (await documents.compareAndSet(model, toDocument(received), 0, [])) ? undefined : VERSION_CONFLICT;
        const next = mergeContribution(toContribution(found), received);
        if (!next) return undefined;
        const filter = { _id: received.id, revision: found.revision, firstAt: found.firstAt };
        const changed = await documents.change(model, { filter, update: { $set: toDocument(next) }, facts: [] });
        return changed ? undefined : VERSION_CONFLICT;
      }, busy),
    rows: rowsOf(model),
    ofMember: async (userId) => {
      const found = await model.find({ userId }).lean<ContributionDocument[]>();
      return found.map(toContribution);
    },
    removeOfMember: async (userId) => {
      await model.deleteMany({ userId }).exec();
    },
  };
};
