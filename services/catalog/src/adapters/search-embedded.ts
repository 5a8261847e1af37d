import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { IndexChange, IndexEntry, IndexRebuild, SearchIndex } from '../search-ports.ts';
import { searchWorker, type SearchWorker } from './search/worker-client.ts';

/** Changes of one transaction: after it the thread answers the searches that came meanwhile. With 200, searches beside an import took thrice as long. */
const CHUNK = 50;
/** Changes of one transaction of a rebuild: fewer and larger ones cost a seventh less. */
const FILL_CHUNK = 500;
const ENTRIES_AT_ONCE = 2_000;
/** A search that takes longer is given up. */
const DEADLINE_MS = 2_000;

/** So many places are answered within 50 ms beside ten askers; each look at all of them takes a millisecond. */
const DESIGN_POINT = 200_000;

const WITHIN_DEADLINE = { hasDeadline: true };

const inChunks = async (
  size: number,
  changes: readonly IndexChange[],
  write: (chunk: readonly IndexChange[]) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < changes.length; at += size) await write(changes.slice(at, at + size));
};

const entriesOf = async function* (worker: SearchWorker, generation: number | null): AsyncIterable<IndexEntry> {
  for (let after = ''; ;) {
    const entries = await worker.call('entries', { generation, after, limit: ENTRIES_AT_ONCE });
    yield* entries;
    const last = entries.at(-1);
    if (!last) return;
    after = last.id;
  }
};

const rebuildOf = (worker: SearchWorker, generation: number, onEnd: () => void): IndexRebuild => ({
  write: (changes) => inChunks(FILL_CHUNK, changes, (chunk) => worker.call('fill', { generation, changes: chunk })),
  entries: () => entriesOf(worker, generation),
  swap: async () => {
    await worker.call('swap', generation);
    onEnd();
  },
  discard: async () => {
    onEnd();
    await worker.call('discard', generation);
  },
  leave: async () => onEnd(),
});

/**
 * The search index of one process, in SQLite files of a separate folder, which a separate thread reads and writes:
 * the process keeps answering during any search. `deadlineMs`: a search that takes longer fails with AppError
 * UNAVAILABLE. While the file in the folder cannot be used, every call fails with UNAVAILABLE.
 */
export const openEmbeddedSearch = async ({
  folder,
  deadlineMs = DEADLINE_MS,
}: {
  readonly folder: string;
  readonly deadlineMs?: number;
}): Promise<SearchIndex> => {
  const worker = searchWorker({ folder, deadlineMs });
  let isRebuilding = false;
  return {
    write: (changes) => inChunks(CHUNK, changes, (chunk) => worker.call('write', chunk)),
    search: (query) => worker.call('search', query, WITHIN_DEADLINE),
    suggest: (parsed, limit) => worker.call('suggest', { parsed, limit }, WITHIN_DEADLINE),
    map: (query) => worker.call('map', query, WITHIN_DEADLINE),
    entries: () => entriesOf(worker, null),
    status: () => worker.call('status', null),
    rebuild: async () => {
      if (isRebuilding) throw new AppError('CONFLICT', verbatim('The search index is being rebuilt already.'));
      isRebuilding = true;
      const end = (): void => void (isRebuilding = false);
      try {
        return rebuildOf(worker, await worker.call('begin', null), end);
      } catch (error) {
        end();
        throw error;
      }
    },
    expunge: async () => undefined,
    designPoint: DESIGN_POINT,
    engine: async () => [],
    ping: async () => void (await worker.call('ping', null)),
    close: () => worker.close(),
  };
};
