import type { Command } from '@wellspring/platform/commands/command';
import type { ReconcileOptions } from '../use-cases/reconcile-index.ts';
import { fillSearchContract, type FillSearchRequest, type FillSearchResult } from './fill-search-contract.ts';

export const fillSearchCommand = (
  fillSearch: (options: ReconcileOptions) => Promise<void>,
): Command<FillSearchRequest, never, FillSearchResult> => ({
  ...fillSearchContract,
  run: async (_request, { signal }) => {
    await fillSearch({ signal });
    return {};
  },
});
