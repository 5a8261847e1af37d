import type { Command } from '@wellspring/platform/commands/command';
import type { ReconcileOptions } from '../use-cases/reconcile-index.ts';
import type { RebuildCounts } from '../use-cases/rebuild-search.ts';
import { rebuildContract, type RebuildProgress, type RebuildRequest, type RebuildResult } from './rebuild-contract.ts';

/** How many rows are compared between two reports of progress. */
const REPORT_EVERY = 500;

export const rebuildCommand = (
  rebuildSearch: (options: ReconcileOptions) => Promise<RebuildCounts>,
  countPublished: () => Promise<number>,
): Command<RebuildRequest, RebuildProgress, RebuildResult> => ({
  ...rebuildContract,
  run: async (_request, { signal, onProgress }) => {
    const of = await countPublished();
    let seen = 0;
    const count = (done: number): void => {
      seen = done;
      if (done % REPORT_EVERY === 0) onProgress({ done, of });
    };
    try {
      return await rebuildSearch({ signal, onProgress: count });
    } catch (error) {
      if (signal.aborted) return { stoppedAfter: seen };
      throw error;
    }
  },
});
