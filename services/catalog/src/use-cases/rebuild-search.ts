import { toIndexed } from '../domain/search/indexed.ts';
import type { IndexChange, IndexRebuild, LocationStore, SearchIndex } from '../ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'all'>;
  readonly index: Pick<SearchIndex, 'rebuild' | 'entries'>;
};

export type RebuildCounts = {
  readonly places: number;
  /** entries of the old index that it should not have had, lacked, or had in another version */
  readonly mended: number;
};

const BATCH = 500;

/**
 * Builds the search index anew from the store while reads go on with the old one, compares the two, then swaps. What
 * changes meanwhile reaches both.
 */
export const rebuildSearch =
  ({ locations, index }: Deps) =>
  async (): Promise<RebuildCounts> => {
    const fresh = await index.rebuild();
    try {
      const places = await fill(fresh, locations);
      const mended = await differences(index.entries(), fresh.entries());
      await fresh.swap();
      return { places, mended };
    } catch (error) {
      await fresh.discard();
      throw error;
    }
  };

const fill = async (fresh: IndexRebuild, locations: Deps['locations']): Promise<number> => {
  let places = 0;
  let batch: IndexChange[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await fresh.write(batch);
    batch = [];
  };
  for await (const location of locations.all()) {
    if (!location.isVerified) continue;
    batch.push({ put: toIndexed(location) });
    places += 1;
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return places;
};

type Entries = AsyncIterable<{ readonly id: string; readonly version: number }>;

/** How many ids two ordered lists disagree on. */
const differences = async (before: Entries, after: Entries): Promise<number> => {
  const left = before[Symbol.asyncIterator]();
  const right = after[Symbol.asyncIterator]();
  let different = 0;
  let [a, b] = await Promise.all([left.next(), right.next()]);
  while (!a.done || !b.done) {
    if (!a.done && !b.done && a.value.id === b.value.id) {
      if (a.value.version !== b.value.version) different += 1;
      [a, b] = await Promise.all([left.next(), right.next()]);
    } else {
      different += 1;
      if (b.done || (!a.done && a.value.id < b.value.id)) a = await left.next();
      else b = await right.next();
    }
  }
  return different;
};
