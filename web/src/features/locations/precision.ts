import type { GeocodeQuery } from '../../generated/search-operations.ts';

export type FoundPlace = GeocodeQuery['geocode'][number];

/** How exactly a place was found, in words; empty: at its address. */
export const precisionOf = ({ kind, label, bounds, notFound }: FoundPlace): string => {
  const missed = notFound === null ? '' : `“${notFound}” was not found. `;
  if (bounds) return `${missed}${missed ? 'This is all' : 'All'} of ${label}.`;
  if (kind === 'address' && notFound === null) return '';
  return `${missed}${missed ? 'This is the' : 'The'} middle of ${label}.`;
};

/** Other places that are called like the best one. */
export const namesakes = ([best, ...others]: readonly FoundPlace[]): readonly FoundPlace[] =>
  others.filter(({ name, label }) => name === best?.name && label !== best.label);
