import { LRUCache } from 'lru-cache';
import type { SearchPlan } from '../../domain/search/plan.ts';
import type { ParsedText } from '../../domain/search/query.ts';

/** Plans that are cached: those of some screens, each of which has several readings of its text. */
const MOST = 100;

/**
 * A cache of the last plans, until something is written. One search needs the plan of one reading several times: to see whether something is
 * there, to count and to list. Each time costs up to ten queries of SQLite.
 */
export const planCache = () => {
  const cache = new LRUCache<string, { readonly plan: SearchPlan | null }>({ max: MOST });
  return {
    of: (parsed: ParsedText, isTyping: boolean, make: () => SearchPlan | null): SearchPlan | null => {
      const { text, isLiteral, settled, kinds, isPlaceChosen, places } = parsed;
      const key = JSON.stringify([isTyping, text, isLiteral, settled, kinds, isPlaceChosen, places]);
      const cached = cache.get(key) ?? { plan: make() };
      cache.set(key, cached);
      return cached.plan;
    },
    forgetAll: (): void => cache.clear(),
  };
};
