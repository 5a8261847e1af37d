import type { Location } from '../domain/location.ts';
import { toIndexed } from '../domain/search/indexed.ts';
import type { LocationStore } from '../ports.ts';
import type { IndexChange, IndexEntry } from '../search-ports.ts';
import { pairsById } from './differences.ts';

/** An index, live or in the making, as far as it is compared and repaired. */
export type IndexTarget = {
  readonly entries: () => AsyncIterable<IndexEntry>;
  readonly write: (changes: readonly IndexChange[]) => Promise<void>;
};

export type ReconcileOptions = {
  readonly signal?: AbortSignal;
  /** called now and then with the number of published Locations compared so far; the walk continues when it resolves */
  readonly onProgress?: (done: number) => void | Promise<void>;
};

export type ReconcileCounts = {
  /** published Locations in the store */
  readonly published: number;
  /** entries that were missing, too old, or should not have been there */
  readonly changed: number;
  /** entries newer than what the store says, as after a restore: versions only rise, so they cannot be repaired in place */
  readonly ahead: number;
};

type Locations = Pick<LocationStore, 'all' | 'findMany'>;

const BATCH = 500;
/** Published Locations from one word on progress, and chance to pause, to the next. */
const STEP = 100;

const publishedIn = async function* (locations: AsyncIterable<Location>): AsyncGenerator<Location> {
  for await (const location of locations) if (location.isVerified) yield location;
};

/**
 * Walks store and index side by side in id order and writes what differs, while both keep changing: versions decide
 * which write is newer, and what the index alone has is looked up in the store once more.
 */
export const reconcileIndex = async (
  locations: Locations,
  target: IndexTarget,
  { signal, onProgress }: ReconcileOptions = {},
): Promise<ReconcileCounts> => {
  const counts = { published: 0, changed: 0, ahead: 0 };
  let changes: IndexChange[] = [];
  let uncertain: IndexEntry[] = [];
  const flush = async (): Promise<void> => {
    const settled = await settleUncertain(locations, uncertain);
    changes.push(...settled.changes);
    counts.changed += changes.length;
    counts.ahead += settled.ahead;
    if (changes.length > 0) await target.write(changes);
    [changes, uncertain] = [[], []];
  };
  for await (const { left: location, right: entry } of pairsById(publishedIn(locations.all()), target.entries())) {
    signal?.throwIfAborted();
    const indexed = location && toIndexed(location);
    if (indexed) counts.published += 1;
    if (indexed && (entry?.version ?? 0) < indexed.version) changes.push({ put: indexed });
    else if (entry && entry.version !== indexed?.version) uncertain.push(entry);
    if (changes.length + uncertain.length >= BATCH) await flush();
    if (indexed && counts.published % STEP === 0) await onProgress?.(counts.published);
  }
  await flush();
  await onProgress?.(counts.published);
  return counts;
};

/** Entries that the walk found newer than the store, or without a published Location: read once more, they may be right. */
const settleUncertain = async (
  locations: Pick<LocationStore, 'findMany'>,
  entries: readonly IndexEntry[],
): Promise<{ readonly changes: readonly IndexChange[]; readonly ahead: number }> => {
  const changes: IndexChange[] = [];
  let ahead = 0;
  const found = await locations.findMany(entries.map(({ id }) => id));
  const stored = new Map(found.map((location) => [location.id, location]));
  for (const { id, version } of entries) {
    const location = stored.get(id);
    const indexed = location && toIndexed(location);
    if (!indexed) changes.push({ remove: { id, version: version + 1 } });
    else if (indexed.version < version) ahead += 1;
    else if (!location.isVerified) changes.push({ remove: { id, version: Math.max(indexed.version, version + 1) } });
    else if (indexed.version > version) changes.push({ put: indexed });
  }
  return { changes, ahead };
};
