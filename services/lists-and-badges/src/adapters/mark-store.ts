import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { LISTED_VISITS } from '@wellspring/rest-contract/visit-rules';
import { Schema } from 'mongoose';
import { unmarked, type Mark } from '../domain/mark.ts';
import type { MarkStore } from '../ports.ts';

const VERSION = 1;

/** Marks that only release 1.0 has written have no pseudonym. */
type MarkDocument = Stored & Omit<Mark, 'pseudonym'> & { pseudonym?: string | null };

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const moment = { type: Date, default: null };

const schema = new Schema<MarkDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    userId: text,
    locationId: text,
    pseudonym: maybe,
    isFavorite: { type: Boolean, required: true },
    favoriteAt: moment,
    visitStatus: text,
    visitAt: moment,
    visitDate: maybe,
    notes: maybe,
    rating: { type: Number, default: null },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ userId: 1, isFavorite: 1, favoriteAt: -1, _id: -1 });
schema.index({ locationId: 1, isFavorite: 1 });
schema.index({ locationId: 1, visitStatus: 1 });
schema.index({ userId: 1, visitStatus: 1, visitAt: -1, _id: -1 });

const SOME_VISIT = { $in: [...LISTED_VISITS] };

const idOf = (userId: string, locationId: string): string => `${userId}/${locationId}`;

const toMark = (document: MarkDocument): Mark => ({
  userId: document.userId,
  locationId: document.locationId,
  revision: document.revision,
  pseudonym: document.pseudonym ?? null,
  isFavorite: document.isFavorite,
  favoriteAt: document.favoriteAt,
  visitStatus: document.visitStatus,
  visitAt: document.visitAt,
  visitDate: document.visitDate,
  notes: document.notes,
  rating: document.rating,
});

/** The marks, in the documents of lists-and-badges. */
export const markStore = (documents: Documents): MarkStore => {
  const model = documents.model<MarkDocument>('Mark', schema);
  const page = async (filter: object, by: 'favoriteAt' | 'visitAt', limit: number, offset: number) => {
    const [found, total] = await Promise.all([
      model
        .find(filter)
        .sort({ [by]: -1, _id: -1 })
        .skip(offset)
        .limit(limit)
        .lean<MarkDocument[]>(),
      model.countDocuments(filter).exec(),
    ]);
    return { marks: found.map(toMark), total };
  };
  return {
    find: async (userId, locationId) => {
      const found = await model.findOne({ _id: idOf(userId, locationId) }).lean<MarkDocument>();
      return found ? toMark(found) : unmarked(userId, locationId);
    },
    findMany: async (userId, locationIds) => {
      const ids = locationIds.map((locationId) => idOf(userId, locationId));
      const found = await model.find({ _id: { $in: ids } }).lean<MarkDocument[]>();
      return found.map(toMark);
    },
    replace: (next, readRevision, facts) =>
      documents.compareAndSet(
        model,
        { _id: idOf(next.userId, next.locationId), v: VERSION, ...next },
        readRevision,
        facts,
      ),
    memberWhoWrote: async (pseudonym, locationId) => {
      const found = await model.findOne({ locationId, pseudonym }).lean<MarkDocument>();
      return found?.userId ?? null;
    },
    allOfMember: async (userId) => {
      const found = await model.find({ userId }).lean<MarkDocument[]>();
      return found.map(toMark);
    },
    removeOfMember: async (userId) => {
      await model.deleteMany({ userId }).exec();
    },
    removeOfLocation: async (locationId) => {
      await model.deleteMany({ locationId }).exec();
    },
    favoritesAt: (locationId) => model.countDocuments({ locationId, isFavorite: true }).exec(),
    visitsAt: (locationId) => model.countDocuments({ locationId, visitStatus: SOME_VISIT }).exec(),
    favorites: (userId, limit, offset) => page({ userId, isFavorite: true }, 'favoriteAt', limit, offset),
    visits: (userId, status, limit, offset) =>
      page({ userId, visitStatus: status ?? SOME_VISIT }, 'visitAt', limit, offset),
  };
};
