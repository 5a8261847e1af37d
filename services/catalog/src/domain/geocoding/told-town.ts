import { countryCodeOf } from '@wellspring/countries/country-code';
import { folded } from './address.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';

export type ToldTown = { readonly city: string | null; readonly state: string | null; readonly country: string | null };

const isInState = ({ region, regionCode }: GazetteerPlace, state: string): boolean => {
  const name = folded(region ?? '');
  return name === state || name.startsWith(`${state} `) || regionCode?.toLowerCase() === state;
};

/**
 * Those of the places of a name that an address may mean, the likeliest first: in the country and the state that are told. None where
 * the country is not known: a town elsewhere is no answer.
 */
export const townsMeant = (
  places: readonly GazetteerPlace[],
  { state, country }: ToldTown,
): readonly GazetteerPlace[] => {
  const code = countryCodeOf(country);
  if (country !== null && code === null) return [];
  const inCountry = places.filter(({ countryCode }) => code === null || countryCode === code);
  const found = state === null ? inCountry : inCountry.filter((place) => isInState(place, folded(state)));
  const towns = found.filter(({ kind }) => kind === 'town');
  return (towns.length > 0 ? towns : found).toSorted((a, b) => b.rank - a.rank);
};
