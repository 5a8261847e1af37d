import { AppError } from '@wellspring/errors';
import type { LocationStore } from '../ports.ts';
import type { SearchIndex } from '../search-ports.ts';
import type { ReconcileOptions } from './reconcile-index.ts';
import { rebuildSearch } from './rebuild-search.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'all' | 'findMany'>;
  readonly index: Pick<SearchIndex, 'rebuild' | 'entries' | 'status'>;
};

/**
 * Builds the search index where none is filled yet; one that is stays as it is.
 * @throws AppError UNAVAILABLE while the engine is away, or another process builds it
 */
export const fillSearch =
  (deps: Deps) =>
  async (options: ReconcileOptions = {}): Promise<void> => {
    if ((await deps.index.status()).filled) return;
    try {
      await rebuildSearch(deps)(options);
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'CONFLICT';
      throw isBusy ? new AppError('UNAVAILABLE', error.words, { cause: error }) : error;
    }
  };
