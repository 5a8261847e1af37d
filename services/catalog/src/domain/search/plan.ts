import { asTyped, withTypos, type TextMatch } from './matching.ts';
import { queryWords, type QueryWords } from './words.ts';

/** How the words of a search are meant. */
export type TextPlan = { readonly query: QueryWords; readonly match: TextMatch };

/**
 * Decides how a text is meant: as typed when that finds any place at all, whatever else is asked for, so that panning or
 * filtering never switches to typos; else the first forgiving way that does. null: nothing is found. It yields matches
 * and wants to know of each whether any place has it; engines look that up in their own way.
 */
export const planText = function* (text: string): Generator<readonly TextMatch[], TextPlan | null, readonly boolean[]> {
  const query = queryWords(text);
  if (query.words.length === 0) return null;
  const typed = asTyped(query.words);
  const [isFound] = yield [typed];
  if (isFound) return { query, match: typed };
  const known = yield query.words.map((word) => asTyped([word]));
  const unknown = new Set(query.words.filter((_, at) => !known[at]));
  for (const match of withTypos(query.words, unknown)) {
    const [isForgiven] = yield [match];
    if (isForgiven) return { query, match };
  }
  return null;
};
