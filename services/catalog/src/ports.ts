import type { Fact } from '@wellspring/platform/bus/port';
import type { Coordinates, Location } from './domain/location.ts';
import type { IndexedLocation } from './domain/search/indexed.ts';
import type { LocationQuery, MapQuery, MapView, Page } from './domain/search/query.ts';

export type IndexChange =
  { readonly put: IndexedLocation } | { readonly remove: { readonly id: string; readonly version: number } };

/** Published places, found by words, place and category. Meaning is the domain's; engines look up. */
export type SearchIndex = {
  /** Visible to the next search when it resolves. Repeats and late arrivals are harmless. @throws AppError UNAVAILABLE */
  write(changes: readonly IndexChange[]): Promise<void>;
  /** Ids in order and the true total. */
  search(query: LocationQuery): Promise<Page<string>>;
  /** Ids of the best matches of what is being typed. */
  suggest(text: string, limit: number): Promise<readonly string[]>;
  map(query: MapQuery): Promise<MapView>;
  /** Every id with its version, in id order: for comparing with the store. */
  entries(): AsyncIterable<{ readonly id: string; readonly version: number }>;
  /** Starts a new, empty index beside the live one; both receive write() until swap or discard. */
  rebuild(): Promise<IndexRebuild>;
  /** @throws AppError UNAVAILABLE */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type IndexRebuild = {
  /** Fills the new index only. */
  write(changes: readonly IndexChange[]): Promise<void>;
  entries(): AsyncIterable<{ readonly id: string; readonly version: number }>;
  /** The new index becomes the live one in one step; the old one goes. */
  swap(): Promise<void>;
  discard(): Promise<void>;
};

/** Where the facts came from, as a natural key for imports. */
export type SourceKey = { readonly source: string; readonly sourceId: string };

/** Places at rest. Each write stores the facts it causes in the same document, so both happen or neither. */
export type LocationStore = {
  insert(location: Location, facts: readonly Fact[]): Promise<void>;
  /** Writes only if the stored revision still is `readRevision`; false: somebody was faster. */
  replace(next: Location, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** Marks as deleted; the document goes when its fact is out. */
  remove(last: Location, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  find(id: string): Promise<Location | null>;
  /** In the order of the ids asked for; absent ones are left out. */
  findMany(ids: readonly string[]): Promise<readonly Location[]>;
  findBySource(keys: readonly SourceKey[]): Promise<readonly Location[]>;
  /** Answers for each row whether it was written. */
  insertMany(
    rows: readonly { readonly location: Location; readonly facts: readonly Fact[] }[],
  ): Promise<readonly boolean[]>;
  replaceMany(
    rows: readonly { readonly next: Location; readonly readRevision: number; readonly facts: readonly Fact[] }[],
  ): Promise<readonly boolean[]>;
  /** Published places in the standing order, without search: for lists while the index is away. */
  published(filter: {
    readonly categoryId?: number;
    readonly limit: number;
    readonly offset: number;
  }): Promise<Page<Location>>;
  /** Every place, published or not, in id order. */
  all(): AsyncIterable<Location>;
};

export type GeocodeResult = Coordinates & {
  /** "Paris, Île-de-France, France" */
  readonly label: string;
  readonly country: string;
};

/** Finds coordinates for the name of a place or an address; best first. @throws AppError UNAVAILABLE */
export type Geocoder = (text: string, limit: number) => Promise<readonly GeocodeResult[]>;
