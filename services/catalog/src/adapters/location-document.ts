import { countryCodeOf } from '@wellspring/countries/country-code';
import { mapKind } from '@wellspring/place-schema/kinds';
import type { Stored } from '@wellspring/platform/documents/port';
import type { CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import { Schema } from 'mongoose';
import { adminSearchWordsOf, nameSortKey } from '../domain/admin-list.ts';
import { storedWebsite } from '../domain/details.ts';
import { storedCountry } from '../domain/country.ts';
import type { FieldRevision, Location, Photo, Tag } from '../domain/location.ts';
import { indexLocations } from './location-indexes.ts';
import type { DetailField } from '../domain/fields.ts';
import { storedValues } from '../generated/stored-values.ts';
import { withReadFacts } from '../domain/read-facts.ts';
import { completenessRankOf, featuredRankOf, versionOf } from '../domain/search/indexed.ts';
import { ratingRank } from '../domain/search/ranking.ts';

/** 2: setByPeople; 4: coordinatesAre; 5: nameKey, keptWords, fieldRevisions; 6: countryCode; 7: website is one address or several; 8: facts; 9: featuredRank */
const VERSION = 9;
/** Earlier versions accepted every website that a browser can parse. */
const WEBSITES_SINCE = 7;
/** Facts of earlier versions are read from their texts. */
const FACTS_SINCE = 8;

/** Fields that are stored in another form than in a Location, or that may be absent. */
type Reshaped = 'id' | 'coordinates' | 'coordinatesAre' | 'pointNote' | 'isPointConfirmed' | 'rating' | 'provenance';
type Listed = 'tags' | 'photos' | 'setByPeople' | 'fieldRevisions';

/** A Location as it is stored: flat where it is queried. */
export type LocationDocument = Stored &
  Omit<Location, Reshaped | Listed> & {
    latitude: number | null;
    longitude: number | null;
    /** absent before version 4: every given point was exact */
    coordinatesAre?: CoordinatesAre | null;
    /** ISO 3166-1 alpha-2; absent before version 6, where the country is a text in any words */
    countryCode?: string | null;
    pointNote?: string | null;
    isPointConfirmed?: boolean;
    tags: Tag[];
    photos: Photo[];
    setByPeople?: DetailField[];
    fieldRevisions?: FieldRevision[];
    averageRating: number;
    reviewCount: number;
    ratingRevision: number;
    /** its place in the default order, so that an index can sort; absent before version 9 */
    featuredRank?: number;
    /** written for processes of version 8, which sort by them */
    ratingRank: number;
    knownRank: number;
    /** what the search index calls its version: compared with the highest that it has */
    indexVersion: number;
    /** of the call that submitted it; null: none */
    idempotencyKey?: string | null;
    /** a digest of all that was submitted */
    submissionDigest?: string | null;
    /** what the list of admins sorts names by */
    nameKey: string;
    /** under which admins find what the search index cannot filter: see adminSearchWordsOf */
    keptWords: string[];
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
    ...mapKind('text', () => text),
    ...mapKind('number', () => number),
    ...mapKind('choice', () => text),
    ...mapKind('set', () => ({ type: [String], default: null })),
    ...mapKind('fact', () => ({ type: Schema.Types.Mixed, default: null })),
    name: { type: String, required: true },
    latitude: number,
    longitude: number,
    coordinatesAre: text,
    countryCode: text,
    pointNote: text,
    isPointConfirmed: Boolean,
    categoryId: { type: Number, required: true },
    tags: [{ _id: false, name: String, slug: String }],
    submittedBy: text,
    isVerified: { type: Boolean, required: true },
    isClaimed: { type: Boolean, required: true },
    claimedBy: text,
    photos: [
      {
        _id: false,
        id: String,
        key: String,
        caption: text,
        uploadedBy: text,
        uploadKey: text,
        isPrimary: Boolean,
        createdAt: Date,
      },
    ],
    averageRating: { type: Number, required: true },
    reviewCount: { type: Number, required: true },
    ratingRevision: { type: Number, required: true },
    featuredRank: Number,
    ratingRank: { type: Number, required: true },
    knownRank: { type: Number, required: true },
    indexVersion: { type: Number, required: true },
    idempotencyKey: text,
    submissionDigest: text,
    source: text,
    sourceId: text,
    licence: text,
    setByPeople: [String],
    fieldRevisions: [{ _id: false, field: String, revision: Number }],
    nameKey: { type: String, required: true },
    keptWords: [String],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

indexLocations(locationSchema);

/** The rating, which has its own revision and is never written with the rest of a change, but for the rank, which follows from both. */
export const ratingFields = (location: Location) => ({
  averageRating: location.rating.average,
  reviewCount: location.rating.count,
  ratingRevision: location.rating.revision,
  ratingRank: ratingRank(location.rating),
  featuredRank: featuredRankOf(location),
});

/** All but the id and the rating: what a change of the Location writes. */
export const changeableFields = (location: Location) => {
  const { id: _, coordinates, rating: __, provenance, tags, photos, setByPeople, fieldRevisions, ...same } = location;
  return {
    ...same,
    v: VERSION,
    countryCode: countryCodeOf(location.country),
    tags: [...tags],
    photos: [...photos],
    setByPeople: [...setByPeople],
    fieldRevisions: [...fieldRevisions],
    nameKey: nameSortKey(location.name),
    keptWords: [...adminSearchWordsOf(location)],
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    featuredRank: featuredRankOf(location),
    knownRank: completenessRankOf(location),
    source: provenance?.source ?? null,
    sourceId: provenance?.sourceId ?? null,
    licence: provenance?.licence ?? null,
    deletedAt: null,
  };
};

export const toDocument = (location: Location): LocationDocument => ({
  _id: location.id,
  ...changeableFields(location),
  ...ratingFields(location),
  indexVersion: versionOf(location),
});

/** Field by field, also in what is generated: it runs for each card of each list, and a loop over the table costs five times as much. */
export const toLocation = (document: LocationDocument): Location => {
  const { latitude, longitude, source, sourceId, licence } = document;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  const values = storedValues(document);
  return {
    ...(document.v < FACTS_SINCE ? withReadFacts(values, { source, date: null }) : values),
    id: document._id,
    revision: document.revision,
    name: document.name,
    coordinates,
    coordinatesAre: coordinates && (document.coordinatesAre ?? 'exact'),
    country: storedCountry(document.country, document.countryCode ?? null),
    categoryId: document.categoryId,
    tags: document.tags.map(({ name, slug }) => ({ name, slug })),
    website: document.v < WEBSITES_SINCE ? storedWebsite(document.website) : document.website,
    submittedBy: document.submittedBy,
    isVerified: document.isVerified,
    isClaimed: document.isClaimed,
    claimedBy: document.claimedBy,
    photos: document.photos,
    rating: { average: document.averageRating, count: document.reviewCount, revision: document.ratingRevision },
    provenance: source === null ? null : { source, sourceId, licence },
    pointNote: document.pointNote ?? null,
    isPointConfirmed: document.isPointConfirmed ?? false,
    setByPeople: document.setByPeople ?? [],
    fieldRevisions: (document.fieldRevisions ?? []).map(({ field, revision }) => ({ field, revision })),
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
};
