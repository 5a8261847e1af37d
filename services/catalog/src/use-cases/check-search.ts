import type { LocationStore } from '../ports.ts';
import type { Fingerprint } from '../domain/fingerprint.ts';
import type { SearchIndex } from '../search-ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'fingerprint'>;
  readonly index: Pick<SearchIndex, 'status'>;
};

/** How the search index differs from the store, for operators and for its maintenance. */
export type SearchComparison = {
  /** a finished rebuild made the index */
  readonly filled: boolean;
  readonly isBuilding: boolean;
  readonly index: Fingerprint;
  readonly store: Fingerprint;
  /** count and highest version are the same: pending events make a difference too */
  readonly isEqual: boolean;
};

/** Compares the index with the store by count and highest version. @throws AppError UNAVAILABLE */
export const checkSearch =
  ({ locations, index }: Deps) =>
  async (): Promise<SearchComparison> => {
    const [store, { filled, isBuilding, count, highestVersion }] = await Promise.all([
      locations.fingerprint(),
      index.status(),
    ]);
    const isEqual = filled && count === store.count && highestVersion === store.highestVersion;
    return { filled, isBuilding, index: { count, highestVersion }, store, isEqual };
  };
