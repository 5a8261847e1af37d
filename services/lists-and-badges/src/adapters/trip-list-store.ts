import { changePieces } from '@wellspring/errors/change-all';
import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import { searchWordsOf } from '../domain/list-search.ts';
import type { TripList, TripListItem } from '../domain/trip-list.ts';
import type { TripListStore } from '../ports.ts';

/** 2: searchWords */
const VERSION = 2;
/** Documents that are brought up to date at once. */
const BACKFILL_BATCH = 200;

type TripListDocument = Stored &
  Omit<TripList, 'id' | 'items'> & {
    items: TripListItem[];
    idempotencyKey: string | null;
    /** under which others find it; none while it is private, hidden or deleted, so that a search needs only this index */
    searchWords: string[];
  };

const text = { type: String, required: true };
const maybe = { type: String, default: null };

const schema = new Schema<TripListDocument>(
  {
    _id: text,
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    deletedAt: { type: Date, default: null },
    userId: text,
    name: text,
    description: maybe,
    isPublic: { type: Boolean, required: true },
    showsNotes: { type: Boolean, default: true },
    shareCode: text,
    items: [{ _id: false, locationId: text, notes: maybe, idempotencyKey: maybe }],
    hiddenAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    idempotencyKey: maybe,
    searchWords: [String],
  },
  { timestamps: false, versionKey: false, id: false },
);
const live = { deletedAt: null };
schema.index({ 'items.locationId': 1 }, { partialFilterExpression: { 'items.locationId': { $gt: '' } } });
schema.index({ shareCode: 1 }, { unique: true });
schema.index({ userId: 1, deletedAt: 1, createdAt: -1, _id: -1 });
schema.index({ isPublic: 1, deletedAt: 1, hiddenAt: 1, createdAt: -1, _id: -1 });
schema.index({ searchWords: 1 });
schema.index({ deletedAt: 1, v: 1 });
schema.index(
  { userId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $gt: '' }, ...live } },
);

const fieldsOf = ({ id: _, items, ...list }: TripList) => ({
  ...list,
  items: [...items],
  searchWords: [...searchWordsOf(list)],
  v: VERSION,
});

/** After every text that begins with a word. */
const endOf = (word: string): string => `${word}\u{10ffff}`;
const beginningWith = (word: string) => ({ searchWords: { $elemMatch: { $gte: word, $lt: endOf(word) } } });

const toTripList = (document: TripListDocument): TripList => ({
  id: document._id,
  revision: document.revision,
  userId: document.userId,
  name: document.name,
  description: document.description,
  isPublic: document.isPublic,
  // In a list of a version without this choice, everyone who sees the list sees the notes.
  showsNotes: document.showsNotes ?? true,
  shareCode: document.shareCode,
  items: document.items.map(({ locationId, notes, idempotencyKey }) => ({ locationId, notes, idempotencyKey })),
  hiddenAt: document.hiddenAt ?? null,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt,
});

type Backfilled = {
  /** Migrates documents of older versions, beside concurrent writes. */
  backfill(): Promise<void>;
};

/** The trip lists, each with its items one document of lists-and-badges. */
export const tripListStore = (documents: Documents): TripListStore & Backfilled => {
  const model = documents.model<TripListDocument>('TripList', schema, { purge: true });
  const one = async (filter: object): Promise<TripList | null> => {
    const found = await model.findOne({ ...filter, ...live }).lean<TripListDocument>();
    return found && toTripList(found);
  };
  const page = async (filter: object, limit: number, offset: number) => {
    const [found, total] = await Promise.all([
      model.find(filter).sort({ createdAt: -1, _id: -1 }).skip(offset).limit(limit).lean<TripListDocument[]>(),
      model.countDocuments(filter).exec(),
    ]);
    return { lists: found.map(toTripList), total };
  };
  return {
    insert: (list, facts, idempotencyKey) =>
      documents.compareAndSet(model, { _id: list.id, ...fieldsOf(list), idempotencyKey, deletedAt: null }, 0, facts),
    replace: async (next, readRevision, facts) =>
      (await documents.change(model, {
        filter: { _id: next.id, revision: readRevision, ...live },
        update: { $set: fieldsOf(next) },
        facts,
      })) !== null,
    remove: async (last, readRevision, facts) =>
      (await documents.change(model, {
        filter: { _id: last.id, revision: readRevision, ...live },
        update: { $set: { deletedAt: last.updatedAt, revision: last.revision, searchWords: [] } },
        facts,
      })) !== null,
    find: async (idOrShareCode) => (await one({ _id: idOrShareCode })) ?? one({ shareCode: idOrShareCode }),
    findMany: async (ids) => {
      const found = await model.find({ _id: { $in: [...ids] }, ...live }).lean<TripListDocument[]>();
      return found.map(toTripList);
    },
    findByKey: (userId, idempotencyKey) => one({ userId, idempotencyKey }),
    ofMember: (userId, limit, offset) => page({ userId, ...live }, limit, offset),
    published: (words, limit, offset) =>
      page(
        words.length > 0 ? { $and: words.map(beginningWith) } : { isPublic: true, hiddenAt: null, ...live },
        limit,
        offset,
      ),
    backfill: () =>
      changePieces(
        () =>
          model
            .find({ v: { $lt: VERSION }, ...live })
            .limit(BACKFILL_BATCH)
            .lean<TripListDocument[]>(),
        (old) =>
          documents.changeMany(
            model,
            old.map((document) => ({
              filter: { _id: document._id, v: document.v, revision: document.revision },
              update: { $set: { searchWords: [...searchWordsOf(document)], v: VERSION } },
              facts: [],
            })),
          ),
      ),
    allOfMember: async (userId) => {
      const found = await model.find({ userId, ...live }).lean<TripListDocument[]>();
      return found.map(toTripList);
    },
    countWithLocation: (locationId) => model.countDocuments({ 'items.locationId': locationId, ...live }).exec(),
    someWithLocation: async (locationId, limit) => {
      const found = await model
        .find({ 'items.locationId': locationId, ...live })
        .limit(limit)
        .lean<TripListDocument[]>();
      return found.map(toTripList);
    },
  };
};
