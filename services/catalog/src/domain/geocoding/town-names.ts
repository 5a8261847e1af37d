import { countryCodeOf } from '@wellspring/countries/country-code';
import { folded } from './address.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';

/** Where the number of a district begins: "Budapest XIV.", "Wien 3. Bezirk". A roman number stands in capitals. */
const DISTRICT = /\s(?:\d|[IVXLC]{1,6}\.?(?=\s|$))/u;
/** Where something beside the name begins: "Bad Ischl/Salzkammergut", "Springfield (Clark County)". */
const BESIDE = /[/(（]/u;

const before = (text: string, pattern: RegExp): string => {
  const at = text.search(pattern);
  return at < 0 ? text : text.slice(0, at).trimEnd();
};

/**
 * The names that a town may have, as it was written first: without what stands beside it, without the number of a district,
 * and with the usual form of a character that has two.
 */
export const townNames = (city: string): readonly string[] => {
  const written = city.trim();
  const alone = before(written, BESIDE);
  const names = [written, alone, before(alone, DISTRICT)];
  return [...new Set(names.flatMap((name) => [name, name.replaceAll('臺', '台')]))].filter(Boolean);
};

export type TownFields = {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
};

const isInState = ({ region, regionCode }: GazetteerPlace, state: string): boolean => {
  const name = folded(region ?? '');
  return name === state || name.startsWith(`${state} `) || regionCode?.toLowerCase() === state;
};

/**
 * Those of the places of a name that an address may mean, the likeliest first: in the given country and state. None where
 * the country is unknown: a town elsewhere is no answer.
 */
export const matchingTowns = (
  places: readonly GazetteerPlace[],
  { state, country }: TownFields,
): readonly GazetteerPlace[] => {
  const code = countryCodeOf(country);
  if (country !== null && code === null) return [];
  const inCountry = places.filter(({ countryCode }) => code === null || countryCode === code);
  const found = state === null ? inCountry : inCountry.filter((place) => isInState(place, folded(state)));
  const towns = found.filter(({ kind }) => kind === 'town');
  return (towns.length > 0 ? towns : found).toSorted((a, b) => b.rank - a.rank);
};
