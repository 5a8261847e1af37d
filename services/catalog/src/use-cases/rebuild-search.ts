import { AppError, isUnavailable } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';
import { pairsById } from './differences.ts';
import { reconcileIndex, type ReconcileOptions } from './reconcile-index.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'all' | 'findMany'>;
  readonly index: Pick<SearchIndex, 'rebuild' | 'entries' | 'status'>;
};

export type RebuildCounts = {
  /** published Locations in the new index */
  readonly places: number;
  /** entries of the old index that it should not have had, lacked, or had in another version */
  readonly differing: number;
};

/**
 * Builds the search index again from the store while reads continue with the old one, compares the two, then swaps. What
 * changes meanwhile reaches both. One that was cut off is gone on with. @throws AppError CONFLICT while another runs
 */
export const rebuildSearch =
  ({ locations, index }: Deps) =>
  async (options: ReconcileOptions = {}): Promise<RebuildCounts> => {
    const { filled } = await index.status();
    const fresh = await index.rebuild();
    try {
      const { published, ahead } = await reconcileIndex(locations, fresh, options);
      if (ahead > 0)
        throw new AppError('CONFLICT', verbatim('The unfinished index knew more than the store: it is begun anew.'));
      const differing = filled ? await countDifferences(index, fresh) : 0;
      options.signal?.throwIfAborted();
      await fresh.swap();
      return { places: published, differing };
    } catch (error) {
      // Half an index is useful where there is none; beside a whole one it would only double the writes.
      const isUseful = isUnavailable(error) || (!filled && options.signal?.aborted);
      await (isUseful ? fresh.leave() : fresh.discard());
      throw error;
    }
  };

type Entries = Pick<SearchIndex, 'entries'>;

const countDifferences = async (before: Entries, after: Entries): Promise<number> => {
  let different = 0;
  for await (const { left, right } of pairsById(before.entries(), after.entries()))
    if (left?.version !== right?.version) different += 1;
  return different;
};
