import { AppError } from '@wellspring/errors';
import type { RebuildCounts } from '../use-cases/rebuild-search.ts';

/** `rebuild search`: the one projection of catalog. @throws AppError VALIDATION for another name */
export const rebuildCommand =
  (rebuildSearch: () => Promise<RebuildCounts>) =>
  async ([what]: readonly string[], { print }: { readonly print: (line: string) => void }): Promise<number> => {
    if (what !== 'search') throw new AppError('VALIDATION', 'What can be rebuilt: search');
    print('Building a new search index beside the live one …');
    const { places, mended } = await rebuildSearch();
    print(`Swapped: ${places} places, ${mended} of them differed from before.`);
    return 0;
  };
