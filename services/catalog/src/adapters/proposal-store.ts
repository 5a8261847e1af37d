import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { duplicateKeyAs } from '@wellspring/platform/documents/store-errors';
import { Schema } from 'mongoose';
import { ALREADY_PROPOSED, type Proposal, type ProposedPhotos } from '../domain/proposal.ts';
import type { ProposalStore } from '../proposal-ports.ts';

const VERSION = 1;

type ProposalDocument = Stored &
  Omit<Proposal, 'id' | 'reason' | 'declinedPhotos' | keyof ProposedPhotos> &
  Partial<ProposedPhotos> & {
    /** absent, as the photos, in what older versions wrote */
    reason?: string | null;
    declinedPhotos?: readonly string[];
    idempotencyKey: string | null;
  };

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const photo = {
  _id: false,
  id: text,
  key: text,
  caption: maybe,
  uploadedBy: maybe,
  uploadKey: maybe,
  isPrimary: { type: Boolean, required: true },
  createdAt: { type: Date, required: true },
};
const caption = { _id: false, photoId: text, before: maybe, after: text };

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
    photos: { type: [photo], default: [] },
    captions: { type: [caption], default: [] },
    declinedPhotos: { type: [String], default: [] },
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
schema.index({ userId: 1, deletedAt: 1, ...NEWEST_FIRST });
schema.index({ locationId: 1, deletedAt: 1 });
// Whether a picture waits to become one of a place.
schema.index({ 'photos.key': 1 }, { partialFilterExpression: { 'photos.key': { $gt: '' } } });
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
  photos: document.photos ?? [],
  captions: document.captions ?? [],
  declinedPhotos: document.declinedPhotos ?? [],
  notes: document.notes,
  reason: document.reason ?? null,
  decidedBy: document.decidedBy,
  decidedAt: document.decidedAt,
  isApplied: document.isApplied,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
});

/** The pictures that proposals hold: a decided proposal whose place is written holds none. */
const keysOf = (proposals: readonly Proposal[]): readonly string[] =>
  proposals
    .filter(({ status, isApplied }) => status === 'pending' || (status === 'accepted' && !isApplied))
    .flatMap(({ photos }) => photos.map(({ key }) => key));

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
  const page = async (
    filter: object,
    order: Readonly<Record<string, 1 | -1>>,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ) => {
    const [found, total] = await Promise.all([
      model.find(filter).sort(order).skip(offset).limit(limit).lean<ProposalDocument[]>(),
      model.countDocuments(filter).exec(),
    ]);
    return { items: found.map(toProposal), total };
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
    findOpen: (userId, locationId, kind) => one({ userId, locationId, kind, status: 'pending' }),
    photoKeysAmong: async (keys) => new Set(keysOf(await many({ 'photos.key': { $gt: '', $in: [...keys] } }))),
    somePhotoKeys: async (limit) => keysOf(await many({ 'photos.key': { $gt: '' } }, limit)),
    page: ({ kind, status, ...slice }) =>
      page({ ...live, ...(kind && { kind }), ...(status && { status }) }, OLDEST_FIRST, slice),
    pageOfMember: (userId, slice) => page({ userId, ...live }, NEWEST_FIRST, slice),
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
