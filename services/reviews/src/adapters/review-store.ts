import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { duplicateKeyAs } from '@wellspring/platform/documents/store-errors';
import { Schema } from 'mongoose';
import { ALREADY_REVIEWED, type Photo, type Review } from '../domain/review.ts';
import type { ReviewStore } from '../ports.ts';

const VERSION = 1;

type ReviewDocument = Stored & Omit<Review, 'id' | 'photos'> & { photos: Photo[]; idempotencyKey: string | null };

const text = { type: String, required: true };

const schema = new Schema<ReviewDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    deletedAt: { type: Date, default: null },
    locationId: text,
    userId: text,
    rating: { type: Number, required: true },
    title: text,
    content: text,
    photos: [{ _id: false, id: String, key: String, createdAt: Date }],
    hiddenAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    idempotencyKey: { type: String, default: null },
  },
  { timestamps: false, versionKey: false, id: false },
);
const live = { deletedAt: null };
const shown = { ...live, hiddenAt: null };
schema.index({ 'photos.key': 1 }, { partialFilterExpression: { 'photos.key': { $gt: '' } } });
schema.index({ userId: 1, locationId: 1 }, { unique: true, partialFilterExpression: live });
schema.index({ locationId: 1, deletedAt: 1, hiddenAt: 1, createdAt: -1, _id: -1 });
schema.index(
  { userId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $gt: '' }, ...live } },
);

const fieldsOf = ({ id: _, photos, ...review }: Review) => ({ ...review, photos: [...photos], v: VERSION });

const toReview = (document: ReviewDocument): Review => ({
  id: document._id,
  revision: document.revision,
  locationId: document.locationId,
  userId: document.userId,
  rating: document.rating,
  title: document.title,
  content: document.content,
  photos: document.photos.map(({ id, key, createdAt }) => ({ id, key, createdAt })),
  hiddenAt: document.hiddenAt ?? null,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
});

/** The reviews, in the documents of reviews. */
export const reviewStore = (documents: Documents): ReviewStore => {
  const model = documents.model<ReviewDocument>('Review', schema, { purge: true });
  const unchangedSince = (id: string, revision: number) => ({ _id: id, revision, ...live });
  const one = async (filter: object): Promise<Review | null> => {
    const found = await model.findOne({ ...filter, ...live }).lean<ReviewDocument>();
    return found && toReview(found);
  };
  const many = async (filter: object): Promise<Review[]> => {
    const found = await model.find({ ...filter, ...live }).lean<ReviewDocument[]>();
    return found.map(toReview);
  };
  const page = async (filter: object, limit: number, offset: number) => {
    const [found, total] = await Promise.all([
      model.find(filter).sort({ createdAt: -1, _id: -1 }).skip(offset).limit(limit).lean<ReviewDocument[]>(),
      model.countDocuments(filter).exec(),
    ]);
    return { reviews: found.map(toReview), total };
  };
  return {
    insert: (review, facts, idempotencyKey) =>
      documents
        .insert(model, { _id: review.id, ...fieldsOf(review), idempotencyKey, deletedAt: null }, facts)
        .catch(duplicateKeyAs(ALREADY_REVIEWED)),
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
    find: (id) => one({ _id: id }),
    findMany: (ids) => many({ _id: { $in: [...ids] } }),
    findByKey: (userId, idempotencyKey) => one({ userId, idempotencyKey }),
    somePhotoKeys: async (limit) => {
      const found = await model
        .find({ 'photos.key': { $gt: '' }, ...live })
        .limit(limit)
        .lean<ReviewDocument[]>();
      return found.flatMap(({ photos }) => photos.map(({ key }) => key));
    },
    photoKeysAmong: async (keys) => {
      const found = await model.find({ 'photos.key': { $in: [...keys] }, ...live }).lean<ReviewDocument[]>();
      return new Set(found.flatMap(({ photos }) => photos.map(({ key }) => key)));
    },
    ofMember: (userId, locationIds) => many({ userId, locationId: { $in: [...locationIds] } }),
    allOfMember: (userId) => many({ userId }),
    someOfLocation: async (locationId, limit) => {
      const found = await model
        .find({ locationId, ...live })
        .limit(limit)
        .lean<ReviewDocument[]>();
      return found.map(toReview);
    },
    ofLocation: (locationId, limit, offset) => page({ locationId, ...shown }, limit, offset),
    pageOfMember: (userId, limit, offset) => page({ userId, ...live }, limit, offset),
    placesAfter: async (locationId, limit) => {
      const filter = { locationId: { $gt: locationId }, ...live };
      const found = await model
        .find(filter, { locationId: 1 })
        .sort({ locationId: 1 })
        .limit(limit)
        .lean<ReviewDocument[]>();
      return [...new Set(found.map((review) => review.locationId))];
    },
    ratingsGiven: async (locationId) => {
      const found = await model.find({ locationId, ...shown }, { rating: 1 }).lean<ReviewDocument[]>();
      return found.map(({ rating }) => rating);
    },
  };
};
