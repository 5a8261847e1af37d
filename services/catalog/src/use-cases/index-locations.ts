import { toIndexed, versionOf } from '../domain/search/indexed.ts';
import type { LocationStore } from '../ports.ts';
import type { IndexChange, SearchIndex } from '../search-ports.ts';

type Deps = { readonly locations: Pick<LocationStore, 'findMany'>; readonly index: Pick<SearchIndex, 'write'> };

/** A Location that something happened to, and its version for the index then. */
export type Touched = { readonly id: string; readonly version: number };

/** Brings the index level with the store for these places: the event only names them, the truth is read. */
export const indexLocations =
  ({ locations, index }: Deps) =>
  async (touched: readonly Touched[]): Promise<void> => {
    const newest = new Map<string, number>();
    for (const { id, version } of touched) newest.set(id, Math.max(version, newest.get(id) ?? 0));
    const stored = new Map((await locations.findMany([...newest.keys()])).map((location) => [location.id, location]));
    const changes = [...newest].map(([id, version]): IndexChange => {
      const location = stored.get(id);
      if (!location) return { remove: { id, version } };
      return location.isVerified ? { put: toIndexed(location) } : { remove: { id, version: versionOf(location) } };
    });
    if (changes.length > 0) await index.write(changes);
  };
