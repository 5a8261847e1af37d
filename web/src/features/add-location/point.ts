import type { CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import type { MapPoint } from '../../shared/map-slot.ts';
import type { Fields } from './location-fields.ts';

type Address = Pick<Fields, 'address' | 'city' | 'state' | 'country'>;

/** The address that is looked up; null: too little is told. */
export const addressOf = ({ address, city, state, country }: Address): Address | null => {
  const told = { address: address.trim(), city: city.trim(), state: state.trim(), country: country.trim() };
  return told.address === '' && told.city === '' ? null : told;
};

type Answer = MapPoint & { readonly coordinatesAre: CoordinatesAre; readonly town: string | null };

/** Where an address was found, how exactly, and what to say of it. */
export type Located = MapPoint & { readonly coordinatesAre: CoordinatesAre; readonly words: string };

/** What an answer tells of the place. */
export const locatedBy = ({ latitude, longitude, coordinatesAre, town }: Answer): Located => ({
  latitude,
  longitude,
  coordinatesAre,
  words:
    coordinatesAre === 'exact'
      ? 'The address was found. Drag the pin if the place is elsewhere.'
      : `This is the middle of ${town ?? 'the town'}: drag the pin`,
});

export const POINT_UNKNOWN =
  'This address is not known to our map. Put a pin where the place is; without one it is listed, but not on the map.';
export const POINT_AWAY = 'Addresses cannot be looked up right now. You can put a pin on the map yourself.';
