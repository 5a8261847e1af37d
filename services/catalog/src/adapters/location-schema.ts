import type { OpeningHours } from '@wellspring/opening-hours/hours';
import { mapKind } from '@wellspring/place-schema/kinds';
import type { Stored } from '@wellspring/platform/documents/port';
import type { CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import { Schema } from 'mongoose';
import type { DetailField } from '../domain/fields.ts';
import type { Confirmation, FieldRevision, Location, Photo, Tag } from '../domain/location.ts';
import type { StoredClosure } from './stored-closure.ts';
import { indexLocations } from './location-indexes.ts';

/** Fields that are stored in another form than in a Location, or that may be absent. */
type Reshaped =
  | 'schedule'
  | 'hoursDueAt'
  | 'id'
  | 'coordinates'
  | 'coordinatesAre'
  | 'pointNote'
  | 'isPointConfirmed'
  | 'rating'
  | 'provenance'
  | 'confirmation';
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
    /** absent in older documents */
    confirmation?: Confirmation | null;
    tags: Tag[];
    photos: Photo[];
    setByPeople?: DetailField[];
    fieldRevisions?: FieldRevision[];
    /** absent before version 10 */
    schedule?: OpeningHours | null;
    /** ISO 8601: evaluated again from then on; absent or null: never */
    hoursDueAt?: string | null;
    averageRating: number;
    reviewCount: number;
    ratingRevision: number;
    /** its place in the default order, so that an index can sort; absent before version 9 */
    featuredRank?: number;
    /** written for processes of version 8, which sort by them */
    ratingRank: number;
    knownRank: number;
    /** whether it is closed, by its status; absent or null: it is not */
    closure?: StoredClosure | null;
    /** ISO 8601: its temporary closure is over from then on; absent or null: never. Absent before version 11 */
    closureEndsAt?: string | null;
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
    /** fields with a text that could not be read as a fact with certainty; absent before version 12 */
    unparsedTexts?: string[];
    source: string | null;
    sourceId: string | null;
    licence: string | null;
    /** absent before version 11, as the next */
    asOf?: string | null;
    sourceName?: string | null;
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
    closure: text,
    confirmation: { type: Schema.Types.Mixed, default: null },
    closureEndsAt: text,
    indexVersion: { type: Number, required: true },
    idempotencyKey: text,
    submissionDigest: text,
    source: text,
    sourceId: text,
    licence: text,
    asOf: text,
    sourceName: text,
    setByPeople: [String],
    fieldRevisions: [{ _id: false, field: String, revision: Number }],
    nameKey: { type: String, required: true },
    keptWords: [String],
    unparsedTexts: [String],
    schedule: { type: Schema.Types.Mixed, default: null },
    hoursDueAt: text,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

indexLocations(locationSchema);
