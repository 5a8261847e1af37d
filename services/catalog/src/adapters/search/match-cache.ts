import type { RowNumbers } from './row-numbers.ts';

/** Row numbers that are cached: 4 MB. */
const MOST_NUMBERS = 1_000_000;

/**
 * A cache of what the last expressions matched, until something is written: the next page or a move of the map has the same words, and
 * common words are searched by many.
 */
export const matchCache = () => {
  const cache = new Map<string, RowNumbers>();
  let numbers = 0;
  const forget = (expression: string): void => {
    numbers -= cache.get(expression)?.length ?? 0;
    cache.delete(expression);
  };
  return {
    of: (expression: string, look: () => RowNumbers): RowNumbers => {
      const found = cache.get(expression) ?? look();
      forget(expression);
      cache.set(expression, found);
      numbers += found.length;
      for (const oldest of cache.keys()) {
        if (numbers <= MOST_NUMBERS) break;
        forget(oldest);
      }
      return found;
    },
    forgetAll: (): void => {
      cache.clear();
      numbers = 0;
    },
  };
};
