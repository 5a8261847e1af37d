import type { RowNumbers } from './row-numbers.ts';

/** Row numbers that are kept: 4 MB. */
const MOST_NUMBERS = 1_000_000;

/**
 * What the last expressions matched, until something is written: whoever turns a page or moves the map asks for the same words again, and
 * common words are asked for by many.
 */
export const rememberedMatches = () => {
  const known = new Map<string, RowNumbers>();
  let numbers = 0;
  const forget = (expression: string): void => {
    numbers -= known.get(expression)?.length ?? 0;
    known.delete(expression);
  };
  return {
    of: (expression: string, look: () => RowNumbers): RowNumbers => {
      const found = known.get(expression) ?? look();
      forget(expression);
      known.set(expression, found);
      numbers += found.length;
      for (const oldest of known.keys()) {
        if (numbers <= MOST_NUMBERS) break;
        forget(oldest);
      }
      return found;
    },
    forgetAll: (): void => {
      known.clear();
      numbers = 0;
    },
  };
};
