import type { Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { Location, Photo, Tag } from '../domain/location.ts';
import { dampedRating } from '../domain/rating.ts';
import { completenessOf } from '../domain/search/indexed.ts';

const VERSION = 1;

/** A place as it is stored: flat where it is queried. */
export type LocationDocument = Stored & {
  name: string;
  description: string | null;
  latitude: number | null;
  longitude: number | null;
  address: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  categoryId: number;
  tags: Tag[];
  website: string | null;
  phoneNumber: string | null;
  hours: string | null;
  priceRange: string | null;
  avgCost: number | null;
  healingProperties: string | null;
  accessibility: string | null;
  temperature: string | null;
  mineralContent: string | null;
  bestTimeToVisit: string | null;
  submittedBy: string | null;
  isVerified: boolean;
  isClaimed: boolean;
  claimedBy: string | null;
  photos: Photo[];
  averageRating: number;
  reviewCount: number;
  ratingRevision: number;
  /** what the standing order sorts by, so that an index can */
  dampedRating: number;
  completeness: number;
  source: string | null;
  sourceId: string | null;
  licence: string | null;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, default: null };
const number = { type: Number, default: null };

export const locationSchema = new Schema<LocationDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    deletedAt: { type: Date, default: null },
    name: { type: String, required: true },
    description: text,
    latitude: number,
    longitude: number,
    address: text,
    city: text,
    state: text,
    country: text,
    categoryId: { type: Number, required: true },
    tags: [{ _id: false, name: String, slug: String }],
    website: text,
    phoneNumber: text,
    hours: text,
    priceRange: text,
    avgCost: number,
    healingProperties: text,
    accessibility: text,
    temperature: text,
    mineralContent: text,
    bestTimeToVisit: text,
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
    dampedRating: { type: Number, required: true },
    completeness: { type: Number, required: true },
    source: text,
    sourceId: text,
    licence: text,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

const STANDING_ORDER = { dampedRating: -1, completeness: -1, createdAt: -1, _id: 1 } as const;
const published = { isVerified: 1, deletedAt: 1 } as const;
locationSchema.index({ ...published, ...STANDING_ORDER });
locationSchema.index({ ...published, categoryId: 1, ...STANDING_ORDER });
// Every text is greater than the empty one. MongoDB sees that $in of texts is covered by this, and not by $type.
locationSchema.index(
  { source: 1, sourceId: 1 },
  { unique: true, partialFilterExpression: { sourceId: { $gt: '' }, deletedAt: null } },
);

export const toDocument = (location: Location): LocationDocument => {
  const { id, coordinates, rating, provenance, tags, photos, ...same } = location;
  return {
    ...same,
    _id: id,
    v: VERSION,
    tags: [...tags],
    photos: [...photos],
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    averageRating: rating.average,
    reviewCount: rating.count,
    ratingRevision: rating.revision,
    dampedRating: dampedRating(rating),
    completeness: completenessOf(location),
    source: provenance?.source ?? null,
    sourceId: provenance?.sourceId ?? null,
    licence: provenance?.licence ?? null,
    deletedAt: null,
  };
};

export const toLocation = (document: LocationDocument): Location => {
  const { latitude, longitude, source, sourceId, licence } = document;
  return {
    id: document._id,
    revision: document.revision,
    name: document.name,
    description: document.description,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
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
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
};
