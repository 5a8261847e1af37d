import type { SearchPlan } from '../../domain/search/plan.ts';
import type { ParsedText } from '../../domain/search/query.ts';

/** Plans that are cached: those of some screens, each of which has several readings of its text. */
const MOST = 100;

/**
 * A cache of the last plans, until something is written. One search needs the plan of one reading several times: to see whether something is
 * there, to count and to list. Each time costs up to ten queries of SQLite.
 */
export const planCache = () => {
  const cache = new Map<string, SearchPlan | null>();
  return {
    of: (parsed: ParsedText, isTyping: boolean, make: () => SearchPlan | null): SearchPlan | null => {
      const { text, isLiteral, settled, kinds, isPlaceChosen, places } = parsed;
      const key = JSON.stringify([isTyping, text, isLiteral, settled, kinds, isPlaceChosen, places]);
      const cached = cache.get(key);
      const plan = cached === undefined ? make() : cached;
      cache.delete(key);
      cache.set(key, plan);
      for (const oldest of cache.keys()) {
        if (cache.size <= MOST) break;
        cache.delete(oldest);
      }
      return plan;
    },
    forgetAll: (): void => cache.clear(),
  };
};
