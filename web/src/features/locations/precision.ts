import type { Translate } from '@wellspring/words/translate';
import type { GeocodeQuery } from '../../generated/search-operations.ts';

export type FoundPlace = GeocodeQuery['geocode'][number];

/** How exactly a place was found, in words; empty: at its address. */
export const precisionOf = (t: Translate<'places'>, { kind, label, bounds, notFound: missed }: FoundPlace): string => {
  if (bounds) return missed === null ? t('places.foundArea', { label }) : t('places.foundAreaOnly', { label, missed });
  if (missed !== null) return t('places.foundMiddleOnly', { label, missed });
  return kind === 'address' ? '' : t('places.foundMiddle', { label });
};

/** Other places that are called like the best one. */
export const namesakes = ([best, ...others]: readonly FoundPlace[]): readonly FoundPlace[] =>
  others.filter(({ name, label }) => name === best?.name && label !== best.label);
