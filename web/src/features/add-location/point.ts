import type { CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import type { Translate } from '@wellspring/words/translate';
import type { MapPoint } from '../../shared/map-slot.ts';
import type { Fields } from './location-fields.ts';

type Address = Pick<Fields, 'address' | 'city' | 'state' | 'country'>;

/** The address that is looked up; null: too little is typed. */
export const addressOf = ({ address, city, state, country }: Address): Address | null => {
  const typed = { address: address.trim(), city: city.trim(), state: state.trim(), country: country.trim() };
  return typed.address === '' && typed.city === '' ? null : typed;
};

type Answer = MapPoint & { readonly coordinatesAre: CoordinatesAre; readonly town: string | null };

/** Where an address was found, how exactly, and what to say of it. */
export type Located = MapPoint & { readonly coordinatesAre: CoordinatesAre; readonly words: string };

const wordsOf = (t: Translate<'addLocation'>, { coordinatesAre, town }: Answer): string => {
  if (coordinatesAre === 'exact') return t('addLocation.addressFound');
  return town === null ? t('addLocation.middleOfTown') : t('addLocation.middleOf', { town });
};

/** What an answer tells of the place. */
export const locatedBy = (t: Translate<'addLocation'>, answer: Answer): Located => ({
  latitude: answer.latitude,
  longitude: answer.longitude,
  coordinatesAre: answer.coordinatesAre,
  words: wordsOf(t, answer),
});
