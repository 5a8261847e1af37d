import type { Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { CoordinatesAre, Location, Photo, Tag } from '../domain/location.ts';
import { mapTexts, type DetailField } from '../domain/fields.ts';
import type { Rating } from '../domain/rating.ts';
import { knownRankOf, versionOf } from '../domain/search/indexed.ts';
import { ratingRank } from '../domain/search/ranking.ts';

/** 2: setByPeople; 3: ratingRank and knownRank, without which a Location stands last; 4: coordinatesAre */
const VERSION = 4;

/** A Location as it is stored: flat where it is queried. */
export type LocationDocument = Stored &
  Omit<
    Location,
    'id' | 'coordinates' | 'coordinatesAre' | 'rating' | 'provenance' | 'tags' | 'photos' | 'setByPeople'
  > & {
    latitude: number | null;
    longitude: number | null;
    /** absent before version 4: every point that was told was exact */
    coordinatesAre?: CoordinatesAre | null;
    tags: Tag[];
    photos: Photo[];
    setByPeople?: DetailField[];
    averageRating: number;
    reviewCount: number;
    ratingRevision: number;
    /** what the standing order sorts by, so that an index can */
    ratingRank: number;
    knownRank: number;
    /** what the search index calls its version: compared with the highest that it has */
    indexVersion: number;
    /** of the call that submitted it; null: none */
    idempotencyKey?: string | null;
    /** a digest of all that was told when it was submitted */
    submissionDigest?: string | null;
    source: string | null;
    sourceId: string | null;
    licence: string | null;
  };

const text = { type: String, default: null };
const number = { type: Number, default: null };

export const locationSchema = new Schema<LocationDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    deletedAt: { type: Date, default: null },
    ...mapTexts(() => text),
    name: { type: String, required: true },
    latitude: number,
    longitude: number,
    coordinatesAre: text,
    categoryId: { type: Number, required: true },
    tags: [{ _id: false, name: String, slug: String }],
    avgCost: number,
    submittedBy: text,
    isVerified: { type: Boolean, required: true },
    isClaimed: { type: Boolean, required: true },
    claimedBy: text,
    photos: [
      { _id: false, id: String, url: String, caption: text, uploadedBy: text, isPrimary: Boolean, createdAt: Date },
    ],
    averageRating: { type: Number, required: true },
    reviewCount: { type: Number, required: true },
    ratingRevision: { type: Number, required: true },
    ratingRank: { type: Number, required: true },
    knownRank: { type: Number, required: true },
    indexVersion: { type: Number, required: true },
    idempotencyKey: text,
    submissionDigest: text,
    source: text,
    sourceId: text,
    licence: text,
    setByPeople: [String],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

/** The same as the search index has: damped rating, how much is known, a hash of the id; the id breaks ties. */
export const STANDING_ORDER = { ratingRank: -1, knownRank: -1, _id: 1 } as const;
const published = { isVerified: 1, deletedAt: 1 } as const;
locationSchema.index({ claimedBy: 1 }, { partialFilterExpression: { claimedBy: { $gt: '' } } });
locationSchema.index({ ...published, ...STANDING_ORDER });
locationSchema.index({ ...published, categoryId: 1, ...STANDING_ORDER });
/** What members submitted; most places are imported, and stand in no such list. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
locationSchema.index(
  { submittedBy: 1, deletedAt: 1, ...NEWEST_FIRST },
  { partialFilterExpression: { submittedBy: { $gt: '' } } },
);
// A member's calls and words are known again while the place stands and names them.
const submitted = { submittedBy: { $gt: '' }, deletedAt: null };
locationSchema.index(
  { submittedBy: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { ...submitted, idempotencyKey: { $gt: '' } } },
);
locationSchema.index(
  { submittedBy: 1, submissionDigest: 1 },
  { unique: true, partialFilterExpression: { ...submitted, submissionDigest: { $gt: '' } } },
);
// The highest version is compared with that of the search index.
locationSchema.index({ ...published, indexVersion: -1 });
// Every text is greater than the empty one. MongoDB sees that $in of texts is covered by this, and not by $type.
locationSchema.index(
  { source: 1, sourceId: 1 },
  { unique: true, partialFilterExpression: { sourceId: { $gt: '' }, deletedAt: null } },
);

/** The rating, which has a revision of its own and is never written with the rest of a change. */
export const ratingFields = (rating: Rating) => ({
  averageRating: rating.average,
  reviewCount: rating.count,
  ratingRevision: rating.revision,
  ratingRank: ratingRank(rating),
});

/** All but the id and the rating: what a change of the Location writes. */
export const changeableFields = (location: Location) => {
  const { id: _, coordinates, rating: __, provenance, tags, photos, setByPeople, ...same } = location;
  return {
    ...same,
    v: VERSION,
    tags: [...tags],
    photos: [...photos],
    setByPeople: [...setByPeople],
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    knownRank: knownRankOf(location),
    source: provenance?.source ?? null,
    sourceId: provenance?.sourceId ?? null,
    licence: provenance?.licence ?? null,
    deletedAt: null,
  };
};

export const toDocument = (location: Location): LocationDocument => ({
  _id: location.id,
  ...changeableFields(location),
  ...ratingFields(location.rating),
  indexVersion: versionOf(location),
});

/** Field by field: it runs for each card of each list, and copying the rest of an object costs ten times as much. */
export const toLocation = (document: LocationDocument): Location => {
  const { latitude, longitude, source, sourceId, licence } = document;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    id: document._id,
    revision: document.revision,
    name: document.name,
    description: document.description,
    coordinates,
    coordinatesAre: coordinates && (document.coordinatesAre ?? 'exact'),
    address: document.address,
    city: document.city,
    state: document.state,
    country: document.country,
    categoryId: document.categoryId,
    tags: document.tags.map(({ name, slug }) => ({ name, slug })),
    website: document.website,
    phoneNumber: document.phoneNumber,
    hours: document.hours,
    priceRange: document.priceRange,
    avgCost: document.avgCost,
    healingProperties: document.healingProperties,
    accessibility: document.accessibility,
    temperature: document.temperature,
    mineralContent: document.mineralContent,
    bestTimeToVisit: document.bestTimeToVisit,
    submittedBy: document.submittedBy,
    isVerified: document.isVerified,
    isClaimed: document.isClaimed,
    claimedBy: document.claimedBy,
    photos: document.photos,
    rating: { average: document.averageRating, count: document.reviewCount, revision: document.ratingRevision },
    provenance: source === null ? null : { source, sourceId, licence },
    setByPeople: document.setByPeople ?? [],
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
};
