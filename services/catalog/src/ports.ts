import type { Fact } from '@wellspring/platform/bus/port';
import type { Limit } from '@wellspring/platform/documents/limits';
import type { GeocodeKind } from '@wellspring/rest-contract/location-rules';
import type { GazetteerPlace } from './domain/geocoding/gazetteer-place.ts';
import type { SiteSetting } from './domain/site-setting.ts';
import type { AdminOrder, AdminPageQuery, StoredState } from './domain/admin-list.ts';
import type { ReviewPhotos } from './domain/gallery.ts';
import type { Coordinates, Location } from './domain/location.ts';
import type { Rating } from './domain/rating.ts';
import type { Box, Page } from './domain/search/query.ts';
import type { Findings } from './domain/research/researched.ts';
import type { Edition } from './domain/source-date.ts';
import type { SourceKey } from './domain/source-key.ts';
import type { SubmissionMark } from './domain/submission.ts';
import type { Fingerprint } from './domain/fingerprint.ts';

type Slice = { readonly limit: number; readonly offset: number };

/** Places at rest. Each write stores the facts it causes in the same document, so both happen or neither. */
export type LocationStore = {
  /** Stores what a member submitted; false: it, or a call of theirs with the same key, is stored already. */
  insertSubmission(location: Location, mark: SubmissionMark, facts: readonly Fact[]): Promise<boolean>;
  /** What the same call made before, or the same words of the same member. */
  findSubmission(mark: SubmissionMark): Promise<Location | null>;
  /** Writes all but the rating, only if the stored revision still is `readRevision`; false: somebody was faster. */
  replace(next: Location, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** Sets the rating if the Location and its rating have not changed since they were read; false: they have. */
  setRating(read: Location, rating: Rating, facts: readonly Fact[]): Promise<boolean>;
  /** Marks as deleted; the document is removed when its event is published. */
  remove(last: Location, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  find(id: string): Promise<Location | null>;
  /** In the order of the given ids; absent ones are left out. */
  findMany(ids: readonly string[]): Promise<readonly Location[]>;
  findBySource(keys: readonly SourceKey[]): Promise<readonly Location[]>;
  /** Answers for each row whether it was written. */
  insertMany(
    rows: readonly { readonly location: Location; readonly facts: readonly Fact[] }[],
  ): Promise<readonly boolean[]>;
  replaceMany(
    rows: readonly { readonly next: Location; readonly readRevision: number; readonly facts: readonly Fact[] }[],
  ): Promise<readonly boolean[]>;
  /** Places that have to be renewed: those of earlier versions, then those whose hours have to be evaluated again. */
  renewalDue(now: Date, limit: number): Promise<readonly Location[]>;
  /** Published places around a point that are closed for good; perhaps some that are a little farther away. */
  closedAround(point: Coordinates, km: number): Promise<readonly Location[]>;
  /** Whether any place is closed for good. */
  hasClosed(): Promise<boolean>;
  /** Places whose temporary closure is over. */
  closuresOver(now: Date, limit: number): Promise<readonly Location[]>;
  /** Published places in the default order, without search: for lists while the index is away. */
  published(filter: Slice & { readonly categoryId?: number }): Promise<Page<Location>>;
  /** Gives some published places of an earlier version, which have none, their rank in the default order; answers how many it found. */
  rankUnranked(): Promise<number>;
  /** What one member submitted, published or not, newest first. */
  submittedBy(memberId: string, page: Slice): Promise<Page<Location>>;
  /** Places as admins see them, without search: pending ones first in every order. */
  forAdmins(query: AdminPageQuery): Promise<Page<Location>>;
  /** Of pending places, or of those that are claimed, doubted or permanently closed, such as have words that begin like each of these. Pending ones first. */
  searchStored(state: StoredState, words: readonly string[], query: AdminOrder): Promise<Page<Location>>;
  /** How many places have a text that could not be read as a fact with certainty, by the field of the text. */
  countUnparsedTexts(): Promise<readonly { readonly field: string; readonly count: number }[]>;
  /** Places with such a text in a field, in id order; `after`: the last id of the page before. */
  withUnparsedText(
    field: string,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly Location[]>;
  /** Which of these pictures belong to a place. */
  photoKeysAmong(keys: readonly string[]): Promise<ReadonlySet<string>>;
  somePhotoKeys(limit: number): Promise<readonly string[]>;
  /** Ids of what names a member as submitter, as owner or at a photo, in no promised order. */
  naming(memberId: string, limit: number): Promise<readonly string[]>;
  /** The published places, to compare with the index. */
  fingerprint(): Promise<Fingerprint>;
  /** Every place, published or not, in id order. */
  all(): AsyncIterable<Location>;
};

/** Photos of reviews, from the events of reviews. */
export type ReviewPhotoStore = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(states: readonly ReviewPhotos[]): Promise<void>;
  /** Of the reviews of a Location that have photos the newest, newest first. */
  newestOf(locationId: string, limit: number): Promise<readonly ReviewPhotos[]>;
};

/** The settings of the site, from the events of moderation. */
export type SiteSettingStore = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(settings: readonly SiteSetting[]): Promise<void>;
  /** null: it was never changed */
  valueOf(key: string): Promise<string | null>;
};

/** Sources of Locations that people have deleted: an import does not bring them back unless an option says so. */
export type DeletedSources = {
  mark(key: SourceKey): Promise<void>;
  /** Those of the keys that are marked. */
  among(keys: readonly SourceKey[]): Promise<readonly SourceKey[]>;
  forget(keys: readonly SourceKey[]): Promise<void>;
};

/** What is declared of a source whose rows do not say of when it is, by its name. */
export type DeclaredEdition = (source: string) => Edition;

export type GeocodeResult = Coordinates & {
  readonly kind: GeocodeKind;
  /** "Paris" */
  readonly name: string;
  /** "Paris, Île-de-France, France" */
  readonly label: string;
  readonly country: string;
  /** of countries, states and regions */
  readonly bounds: Box | null;
  /** the part of the words that was not found, such as a street: the point is that of the rest; null: all was found */
  readonly notFound: string | null;
};

/** Finds coordinates for the name of a place or an address; best first. @throws AppError UNAVAILABLE */
export type Geocoder = (text: string, limit: number) => Promise<readonly GeocodeResult[]>;

/** A place with the leading parts of the text that it does not answer, such as a street; null: none. */
type FoundPlace = GazetteerPlace & { readonly notFound: string | null };

type NearestTown = Coordinates & {
  readonly name: string;
  /** state, province or region */
  readonly region: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string | null;
  readonly distanceKm: number;
};

/** The bundled names of the world: queries stay in the process. Best first. */
export type Gazetteer = {
  /** Finds typed text: whole names, their beginnings, else with one typo. */
  find(text: string, limit: number): Promise<readonly FoundPlace[]>;
  /** What a whole name means ("Kyoto", "Paris, Texas"), null when nothing is called so. */
  named(text: string): Promise<GazetteerPlace | null>;
  /** The town of 3,000 people or more that lies nearest to a point. */
  nearestTown(point: Coordinates): Promise<NearestTown | null>;
  /** All towns, regions and countries that have a name. */
  allNamed(name: string): Promise<readonly GazetteerPlace[]>;
  /** By its ISO 3166-1 alpha-2 code. */
  country(code: string): Promise<GazetteerPlace | null>;
};

/**
 * Researches a place by its name; the result is not checked. The query is data, never an instruction.
 * @throws AppError NOT_FOUND when the place is not found, UNAVAILABLE when the source is away
 */
export type Researcher = (query: string, signal: AbortSignal) => Promise<Findings>;

/** Counts what a member does. @throws AppError RATE_LIMITED */
export type CountCalls = (limit: Limit, memberId: string) => Promise<void>;
