import type { IndexOptions } from 'mongoose';

/** The same as the search index has: interest, damped rating, completeness, a hash of the id; the id breaks ties. */
export const DEFAULT_ORDER = { featuredRank: -1, _id: 1 } as const;
/** The default order backwards. */
export const FROM_THE_END = { featuredRank: 1, _id: -1 } as const;
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

const published = { isVerified: 1, deletedAt: 1 } as const;
/** What lists of published places are read from, of all and of one category. Closed places are apart. */
export const PUBLISHED_INDEX = { ...published, closure: 1, ...DEFAULT_ORDER } as const;
export const CATEGORY_INDEX = { ...published, categoryId: 1, closure: 1, ...DEFAULT_ORDER } as const;

type Indexed = { index(fields: Readonly<Record<string, 1 | -1>>, options?: IndexOptions): unknown };

/** The indexes of places: no query goes without one. */
export const indexLocations = (schema: Indexed): void => {
  schema.index({ claimedBy: 1 }, { partialFilterExpression: { claimedBy: { $gt: '' } } });
  schema.index(PUBLISHED_INDEX);
  schema.index(CATEGORY_INDEX);
  // What members submitted; most places are imported, and are in no such list.
  schema.index(
    { submittedBy: 1, deletedAt: 1, ...NEWEST_FIRST },
    { partialFilterExpression: { submittedBy: { $gt: '' } } },
  );
  // Whether a picture belongs to a place.
  schema.index({ 'photos.key': 1 }, { partialFilterExpression: { 'photos.key': { $gt: '' } } });
  // Who uploaded them: a member who leaves is not named any more.
  schema.index({ 'photos.uploadedBy': 1 }, { partialFilterExpression: { 'photos.uploadedBy': { $gt: '' } } });
  // Repeated calls and submissions of a member are recognized while the place exists and names them.
  const submitted = { submittedBy: { $gt: '' }, deletedAt: null };
  schema.index(
    { submittedBy: 1, idempotencyKey: 1 },
    { unique: true, partialFilterExpression: { ...submitted, idempotencyKey: { $gt: '' } } },
  );
  schema.index(
    { submittedBy: 1, submissionDigest: 1 },
    { unique: true, partialFilterExpression: { ...submitted, submissionDigest: { $gt: '' } } },
  );
  // Permanently closed places around a point, which must not be added again.
  const closed = { partialFilterExpression: { closure: { $gt: '' } } };
  schema.index({ closure: 1, latitude: 1, longitude: 1 }, closed);
  // Temporarily closed places whose closure is over.
  schema.index({ closureEndsAt: 1 }, { partialFilterExpression: { closureEndsAt: { $gt: '' } } });
  // The highest version is compared with that of the search index.
  schema.index({ ...published, indexVersion: -1 });
  // The list of admins: pending places first, and claimed places in an index of their own.
  schema.index({ deletedAt: 1, isVerified: 1, ...NEWEST_FIRST });
  schema.index({ deletedAt: 1, isVerified: 1, nameKey: 1, _id: 1 });
  const claimed = { partialFilterExpression: { isClaimed: true } };
  schema.index({ isClaimed: 1, deletedAt: 1, isVerified: 1, ...NEWEST_FIRST }, claimed);
  schema.index({ isClaimed: 1, deletedAt: 1, isVerified: 1, nameKey: 1, _id: 1 }, claimed);
  // Those with a doubted point: few, and sorted when they are requested.
  schema.index({ pointNote: 1 }, { partialFilterExpression: { pointNote: { $gt: '' } } });
  // What the renewal of places looks for: dated hours, and documents of earlier versions.
  schema.index({ hoursDueAt: 1 }, { partialFilterExpression: { hoursDueAt: { $gt: '' } } });
  schema.index({ deletedAt: 1, v: 1 });
  // Places with texts that could not be read as facts, by field and in id order.
  schema.index({ unparsedTexts: 1, deletedAt: 1, _id: 1 }, { partialFilterExpression: { unparsedTexts: { $gt: '' } } });
  schema.index({ keptWords: 1 }, { partialFilterExpression: { keptWords: { $gt: '' } } });
  // Every text is greater than the empty one. MongoDB sees that $in of texts is covered by this, and not by $type.
  schema.index(
    { source: 1, sourceId: 1 },
    { unique: true, partialFilterExpression: { sourceId: { $gt: '' }, deletedAt: null } },
  );
};
