import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { duplicateKeyAs } from '@wellspring/platform/documents/store-errors';
import { Schema } from 'mongoose';
import { ALREADY_PROPOSED, type Proposal } from '../domain/proposal.ts';
import type { ProposalStore } from '../ports.ts';

const VERSION = 1;

type ProposalDocument = Stored &
  Omit<Proposal, 'id' | 'reason'> & {
    /** absent before there were words to the member */
    reason?: string | null;
    idempotencyKey: string | null;
  };

const text = { type: String, required: true };
const maybe = { type: String, default: null };

const schema = new Schema<ProposalDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    deletedAt: { type: Date, default: null },
    kind: text,
    status: text,
    locationId: text,
    userId: text,
    message: maybe,
    before: Schema.Types.Mixed,
    after: Schema.Types.Mixed,
    notes: maybe,
    reason: maybe,
    decidedBy: maybe,
    decidedAt: { type: Date, default: null },
    isApplied: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    idempotencyKey: maybe,
  },
  { timestamps: false, versionKey: false, id: false },
);
const live = { deletedAt: null };
const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
schema.index(
  { userId: 1, locationId: 1, kind: 1 },
  { unique: true, partialFilterExpression: { status: 'pending', deletedAt: null } },
);
schema.index(
  { userId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $gt: '' }, deletedAt: null } },
);
schema.index({ userId: 1, deletedAt: 1, locationId: 1 });
schema.index({ locationId: 1, deletedAt: 1 });
schema.index({ deletedAt: 1, ...OLDEST_FIRST });
schema.index({ deletedAt: 1, status: 1, ...OLDEST_FIRST });
schema.index({ deletedAt: 1, kind: 1, ...OLDEST_FIRST });
schema.index({ deletedAt: 1, kind: 1, status: 1, ...OLDEST_FIRST });

const fieldsOf = ({ id: _, ...proposal }: Proposal) => ({ ...proposal, v: VERSION });

const toProposal = (document: ProposalDocument): Proposal => ({
  id: document._id,
  revision: document.revision,
  kind: document.kind,
  status: document.status,
  locationId: document.locationId,
  userId: document.userId,
  message: document.message,
  before: document.before ?? {},
  after: document.after ?? {},
  notes: document.notes,
  reason: document.reason ?? null,
  decidedBy: document.decidedBy,
  decidedAt: document.decidedAt,
  isApplied: document.isApplied,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
});

/** What members propose, in the documents of catalog. */
export const proposalStore = (documents: Documents): ProposalStore => {
  const model = documents.model<ProposalDocument>('Proposal', schema, { purge: true });
  const unchangedSince = (id: string, revision: number) => ({ _id: id, revision, ...live });
  const many = async (filter: object, limit?: number): Promise<Proposal[]> => {
    const query = model.find({ ...filter, ...live });
    const found = await (limit === undefined ? query : query.limit(limit)).lean<ProposalDocument[]>();
    return found.map(toProposal);
  };
  const one = async (filter: object): Promise<Proposal | null> => {
    const found = await model.findOne({ ...filter, ...live }).lean<ProposalDocument>();
    return found && toProposal(found);
  };
  return {
    insert: (proposal, facts, idempotencyKey) =>
      documents
        .insert(model, { _id: proposal.id, ...fieldsOf(proposal), idempotencyKey, deletedAt: null }, facts)
        .catch(duplicateKeyAs(ALREADY_PROPOSED)),
    replace: async (next, readRevision, facts) =>
      (await documents.change(model, {
        filter: unchangedSince(next.id, readRevision),
        update: { $set: fieldsOf(next) },
        facts,
      })) !== null,
    remove: async (last, readRevision, facts) =>
      (await documents.change(model, {
        filter: unchangedSince(last.id, readRevision),
        update: { $set: { deletedAt: last.updatedAt, revision: last.revision } },
        facts,
      })) !== null,
    markApplied: async (id) => {
      await model.updateOne({ _id: id, ...live }, { $set: { isApplied: true } }).exec();
    },
    find: (id) => one({ _id: id }),
    findByKey: (userId, idempotencyKey) => one({ userId, idempotencyKey }),
    page: async ({ kind, status, limit, offset }) => {
      const filter = { ...live, ...(kind && { kind }), ...(status && { status }) };
      const [found, total] = await Promise.all([
        model.find(filter).sort(OLDEST_FIRST).skip(offset).limit(limit).lean<ProposalDocument[]>(),
        model.countDocuments(filter).exec(),
      ]);
      return { items: found.map(toProposal), total };
    },
    ofMemberAt: async (userId, locationId, newest) => {
      const found = await model
        .find({ userId, locationId, ...live })
        .sort(NEWEST_FIRST)
        .limit(newest)
        .lean<ProposalDocument[]>();
      return found.map(toProposal).toReversed();
    },
    ofMember: (userId, limit) => many({ userId }, limit),
    someAt: (locationId, limit) => many({ locationId }, limit),
  };
};
