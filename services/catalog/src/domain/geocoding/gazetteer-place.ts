import type { GeocodeKind } from '@wellspring/rest-contract/location-rules';
import { wordsOf } from '@wellspring/search-words/words';
import type { Coordinates } from '../location.ts';
import type { Box } from '../search/query.ts';

/** What the gazetteer knows by a name: a town, a state or region, a country, or a part of the world. */
export type GazetteerPlace = Coordinates & {
  readonly kind: Exclude<GeocodeKind, 'address'>;
  readonly name: string;
  /** ISO 3166 alpha-2; null for an area in several countries */
  readonly countryCode: string | null;
  readonly country: string;
  /** state, province, region of a town; null where it has no name */
  readonly region: string | null;
  /** such as TX or 11; null where it is no state or region */
  readonly regionCode: string | null;
  /** names of the countries it lies in, where it consists of whole ones or lies in one */
  readonly countries: readonly string[];
  /** of a state or region: its names in all languages, folded; null where a place cannot say that it lies in it */
  readonly stateNames: readonly string[] | null;
  /** how many people mean it by its name, in hundredths of a decimal order of magnitude */
  readonly rank: number;
  /** what to show of a country or region */
  readonly bounds: Box | null;
  /** of a country with its remote parts, such as Hawaii */
  readonly reach: Box | null;
};

/** "Paris, Île-de-France, France"; what only repeats the name is left out. */
export const labelOf = ({ name, region, country }: GazetteerPlace): string => {
  const plain = wordsOf(name).join(' ');
  const isInName = (area: string): boolean => ` ${wordsOf(area).join(' ')} `.startsWith(` ${plain} `);
  return [name, region === null || isInName(region) ? null : region, country === name ? null : country]
    .filter(Boolean)
    .join(', ');
};

/** A point that somebody typed, as a place without a name. */
export const placeAt = ({ latitude, longitude }: Coordinates): GazetteerPlace => ({
  kind: 'town',
  name: `${latitude}, ${longitude}`,
  latitude,
  longitude,
  countryCode: null,
  country: '',
  region: null,
  regionCode: null,
  countries: [],
  stateNames: null,
  rank: 0,
  bounds: null,
  reach: null,
});

/** The middle of a box. */
export const middleOf = ({ west, south, east, north }: Box): Coordinates => {
  const width = west <= east ? east - west : east - west + 360;
  const longitude = west + width / 2;
  return { latitude: (south + north) / 2, longitude: longitude > 180 ? longitude - 360 : longitude };
};
