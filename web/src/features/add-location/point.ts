import type { MapPoint } from '../../shared/map-slot.ts';
import type { Fields } from './location-fields.ts';

type Address = Pick<Fields, 'address' | 'city' | 'state' | 'country'>;

/** What is asked of the geocoder, from the exact address to the town; none: too little is told. */
export const questionsFor = ({ address, city, state, country }: Address): readonly string[] => {
  const written = (...parts: readonly string[]): string =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ');
  const town = city.trim() ? [written(city, state, country), written(city, country)] : [];
  const exact = address.trim() ? [written(address, city, state, country)] : [];
  return [...new Set([...exact, ...town])];
};

export type Answer = {
  readonly kind: 'address' | 'town' | 'region' | 'country';
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Where an address was found, how exactly, and what to say of it. */
export type Located = MapPoint & { readonly coordinatesAre: 'exact' | 'approximate'; readonly words: string };

/** What an answer tells of the place; null: nothing that a map should show, as of a whole region. */
export const locatedBy = ({ kind, name, latitude, longitude }: Answer): Located | null => {
  if (kind === 'address')
    return {
      latitude,
      longitude,
      coordinatesAre: 'exact',
      words: 'The address was found. Drag the pin if the place is elsewhere.',
    };
  if (kind !== 'town') return null;
  return { latitude, longitude, coordinatesAre: 'approximate', words: `This is the middle of ${name}: drag the pin` };
};

export const POINT_UNKNOWN =
  'This address is not known to our map. Put a pin where the place is; without one it is listed, but not on the map.';
export const POINT_AWAY = 'Addresses cannot be looked up right now. You can put a pin on the map yourself.';
