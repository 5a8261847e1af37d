import type { Command } from '@wellspring/platform/commands/command';
import type { LevelOptions } from '../use-cases/level-index.ts';
import { fillSearchContract, type FillSearchRequest, type FillSearchResult } from './fill-search-contract.ts';

export const fillSearchCommand = (
  fillSearch: (options: LevelOptions) => Promise<void>,
): Command<FillSearchRequest, never, FillSearchResult> => ({
  ...fillSearchContract,
  run: async (_request, { signal }) => {
    await fillSearch({ signal });
    return {};
  },
});
