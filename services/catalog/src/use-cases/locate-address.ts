import { isUnavailable } from '@wellspring/errors';
import { folded } from '../domain/geocoding/address.ts';
import type { GazetteerPlace } from '../domain/geocoding/gazetteer-place.ts';
import type { Coordinates, CoordinatesAre, LocationDetails } from '../domain/location.ts';
import type { Gazetteer, GeocodeResult, Geocoder } from '../ports.ts';

type Deps = {
  readonly gazetteer: Pick<Gazetteer, 'named'>;
  /** knows addresses; null: nobody does */
  readonly geocoder: Geocoder | null;
  readonly now: () => Date;
};

type Address = Pick<LocationDetails, 'address' | 'city' | 'state' | 'country'>;

type Located = {
  readonly coordinates: Coordinates | null;
  readonly coordinatesAre: CoordinatesAre | null;
  /** whoever knows addresses does not answer */
  readonly isSearchAway: boolean;
};

/** Another question begins within this time, so that the answer comes while somebody still waits for it. */
const ATTEMPTS_MS = 3_000;

const written = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

type Answer = { readonly found: GeocodeResult | null; readonly isAway: boolean };

const answerOf = async (geocoder: Geocoder | null, text: string): Promise<Answer> => {
  try {
    const [found = null] = geocoder ? await geocoder(text, 1) : [];
    return { found, isAway: false };
  } catch (error) {
    if (isUnavailable(error)) return { found: null, isAway: true };
    throw error;
  }
};

/** A town; a country or region only where it is called as its town is, such as Singapore. */
const isTown = (place: GazetteerPlace, city: string): boolean =>
  place.kind === 'town' || folded(place.name) === folded(city);

const bundledTown = async (
  gazetteer: Deps['gazetteer'],
  { city, state, country }: Address,
): Promise<Coordinates | null> => {
  if (city === null) return null;
  for (const text of [written(city, state, country), written(city, country)]) {
    const found = await gazetteer.named(text);
    if (found && isTown(found, city)) return found;
  }
  return null;
};

/**
 * Where an address lies: there, when somebody knows it, else in the middle of its town. Towns are known without the geocoder: one that
 * is away keeps nobody from submitting.
 */
export const locateAddress =
  ({ gazetteer, geocoder, now }: Deps) =>
  async (address: Address): Promise<Located> => {
    const { city, state, country } = address;
    const until = now().getTime() + ATTEMPTS_MS;
    const { found, isAway } = await answerOf(geocoder, written(address.address, city, state, country));
    const at = ({ latitude, longitude }: Coordinates, coordinatesAre: CoordinatesAre): Located => ({
      coordinates: { latitude, longitude },
      coordinatesAre,
      isSearchAway: isAway,
    });
    if (found?.kind === 'address') return at(found, 'exact');
    const town = found?.kind === 'town' ? found : await bundledTown(gazetteer, address);
    if (town) return at(town, 'approximate');
    const isWorthAsking = city !== null && !isAway && now().getTime() <= until;
    const village = isWorthAsking ? await answerOf(geocoder, written(city, state, country)) : null;
    return village?.found?.kind === 'town'
      ? at(village.found, 'approximate')
      : { coordinates: null, coordinatesAre: null, isSearchAway: isAway || (village?.isAway ?? false) };
  };

export type LocateAddress = ReturnType<typeof locateAddress>;
