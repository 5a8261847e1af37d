import { correctionsIn } from '../domain/search/corrections.ts';
import type { Interpretation, Listing } from '../domain/search/listed.ts';
import type { Location } from '../domain/location.ts';
import type { Meaning } from '../domain/search/planned-query.ts';
import type { ParsedText } from '../domain/search/query.ts';
import type { Understood } from '../domain/search/understood.ts';
import type { Gazetteer } from '../ports.ts';
import type { Choice } from './choose-place.ts';
import { placeToOffer } from './read-search.ts';

/** "near me" of somebody who does not say where they are: anything that is listed would be far away. */
export const needsPosition = ({ text = '' }: ParsedText, understood: Understood): Listing => ({
  items: [],
  total: 0,
  near: null,
  nearest: null,
  interpretation: { ...understood, words: text, corrections: [], named: 0, further: 0, offer: null },
  needs: 'position',
  facets: null,
});

type Interpreted = Pick<Choice, 'parsed' | 'absent'> & {
  readonly hasText: boolean;
  readonly understood: Understood;
  readonly meaning: Meaning | null;
  readonly best: Location | undefined;
  readonly total: number;
  readonly named: number;
  readonly further: number;
};

/** How a text was understood, as it is answered; null without a text. */
export const interpretationOf = async (
  gazetteer: Gazetteer,
  { hasText, understood, parsed, meaning, best, total, named, further, absent }: Interpreted,
): Promise<Interpretation | null> => {
  if (!hasText) return null;
  const { text = '' } = parsed;
  const words = (meaning?.place == null ? undefined : parsed.places?.[meaning.place]?.rest) ?? text;
  return {
    ...understood,
    words,
    corrections: meaning?.isCorrected && best ? correctionsIn(words, best, parsed.settled ?? []) : [],
    named,
    further,
    offer: total === 0 ? await placeToOffer(gazetteer, parsed) : (absent?.near ?? null),
  };
};
