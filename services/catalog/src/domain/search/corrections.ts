import { wordsOf } from '@wellspring/search-words/words';
import { categoryName } from '../categories.ts';
import type { Location } from '../location.ts';
import { withSingular } from './forms.ts';
import type { Correction } from './listed.ts';
import { namesOf } from './other-names.ts';
import { OF_CATEGORY } from './synonyms.ts';
import { isWithin, typosAllowed } from './typos.ts';
import { queryWords } from './words.ts';

/** The words of a Location as they are written, by their folded form. */
const writtenWords = ({
  description,
  city,
  state,
  country,
  tags,
  categoryId,
  ...named
}: Location): ReadonlyMap<string, string> => {
  const texts = [
    ...namesOf(named),
    city,
    state,
    country,
    ...tags.map((tag) => tag.name),
    description,
    categoryName(categoryId),
    ...(OF_CATEGORY.get(categoryId) ?? []),
  ];
  const words = texts.flatMap((text) => (text ?? '').split(/[\s,;:.!?()/]+/u));
  return new Map(
    words.toReversed().flatMap((word) => withSingular(wordsOf(word)).map((folded): [string, string] => [folded, word])),
  );
};

/** What the mistyped words of a search were taken for, read from the best Location that was found. */
export const correctionsIn = (text: string, best: Location, settled: readonly string[]): readonly Correction[] => {
  const written = writtenWords(best);
  const existing = [...written.keys()];
  return queryWords(text).words.flatMap((word) => {
    const most = typosAllowed(word);
    if (most === 0 || settled.includes(word) || existing.some((each) => each.startsWith(word))) return [];
    const meant =
      existing.find((each) => isWithin(word, each, 1)) ?? existing.find((each) => isWithin(word, each, most));
    return meant === undefined ? [] : [{ from: word, to: written.get(meant) ?? meant }];
  });
};
