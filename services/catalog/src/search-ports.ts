import type { Fingerprint } from './domain/fingerprint.ts';
import type { ExaminationResult } from '@wellspring/platform/doctor/finding';
import type { FacetCounts } from './domain/search/facets.ts';
import type { IndexedLocation } from './domain/search/indexed-location.ts';
import type { Meaning } from './domain/search/planned-query.ts';
import type { LocationQuery, MapFeatures, MapQuery, Page, ParsedText } from './domain/search/query.ts';

export type IndexChange =
  { readonly put: IndexedLocation } | { readonly remove: { readonly id: string; readonly version: number } };

export type IndexEntry = { readonly id: string; readonly version: number };

/** What the index holds; `filled`: a finished rebuild made it. One that is not filled answers no search. */
export type IndexStatus = Fingerprint & {
  readonly filled: boolean;
  /** a rebuild has begun and is not finished, in any process, alive or not */
  readonly isBuilding: boolean;
};

/** Of a query that counts its facets. */
type Counted = { readonly facets?: readonly FacetCounts[] };

/** Ids in order, the true total, and what became of the words; null without words, or when nothing has them. */
export type Found = Page<string> & Counted & { readonly meaning: Meaning | null };
export type FoundOnMap = MapFeatures & Counted & { readonly meaning: Meaning | null };

/** Published Locations, found by words, place and category. Meaning is the domain's; engines look up. */
export type SearchIndex = {
  /**
   * Visible to the next search when it resolves. Repeats and late arrivals are harmless. Without any index there is
   * nothing to write: the rebuild that makes one reads the store. @throws AppError UNAVAILABLE
   */
  write(changes: readonly IndexChange[]): Promise<void>;
  /** Ids in order and the true total. @throws AppError UNAVAILABLE when not filled, or past the deadline */
  search(query: LocationQuery): Promise<Found>;
  /** Ids of the best matches for the text that is being typed. @throws as search */
  suggest(parsed: ParsedText, limit: number): Promise<readonly string[]>;
  /** @throws as search */
  map(query: MapQuery): Promise<FoundOnMap>;
  /** Every id with its version, in id order: for comparing with the store. None while it is not filled. */
  entries(): AsyncIterable<IndexEntry>;
  /** @throws AppError UNAVAILABLE */
  status(): Promise<IndexStatus>;
  /**
   * Begins a new index beside the live one,or continues one that a dead process left; write() reaches both until
   * swap or discard. @throws AppError CONFLICT while another one is being made, in any process
   */
  rebuild(): Promise<IndexRebuild>;
  /**
   * Begins to remove overwritten and deleted data from the files of an engine that keeps it for a while; does nothing where that
   * is done at once. @throws AppError UNAVAILABLE
   */
  expunge(): Promise<void>;
  /** How many places it is built for; null: any number. */
  readonly designPoint: number | null;
  /** What the doctor says of the engine; nothing of an embedded one. @throws AppError UNAVAILABLE */
  engine(): Promise<readonly ExaminationResult[]>;
  /** @throws AppError UNAVAILABLE */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Every rebuild ends in one of swap, discard and leave. */
export type IndexRebuild = {
  /** Fills the new index only. */
  write(changes: readonly IndexChange[]): Promise<void>;
  entries(): AsyncIterable<IndexEntry>;
  /** The new index is marked as filled and becomes the live one in one step; the old one is removed. */
  swap(): Promise<void>;
  discard(): Promise<void>;
  /** Stops here; a later rebuild continues from there. */
  leave(): Promise<void>;
};
