import { countryCodeOf } from '@wellspring/countries/country-code';
import { isUnavailable } from '@wellspring/errors';
import type { CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import { typedPoint } from '../domain/geocoding/typed-point.ts';
import type { Coordinates, LocationDetails } from '../domain/location.ts';
import type { Gazetteer, GeocodeResult, Geocoder } from '../ports.ts';
import { findTowns } from './doubt-point.ts';

type Deps = {
  readonly gazetteer: Pick<Gazetteer, 'allNamed'>;
  /** finds addresses; null: there is none */
  readonly geocoder: Geocoder | null;
  readonly now: () => Date;
};

type Address = Pick<LocationDetails, 'address' | 'city' | 'state' | 'country'>;

type Located = {
  readonly coordinates: Coordinates | null;
  readonly coordinatesAre: CoordinatesAre | null;
  /** of which it is the middle; null where the address itself was found, or nothing */
  readonly town: string | null;
  /** the geocoder does not answer */
  readonly isSearchAway: boolean;
};

/** Another question begins within this time, so that the answer comes while somebody still waits for it. */
const ATTEMPTS_MS = 3_000;

const written = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ');

type NamedPoint = Coordinates & { readonly name: string };

type Answer = { readonly found: GeocodeResult | null; readonly isAway: boolean };

const answerOf = async (geocoder: Geocoder | null, text: string, country: string | null): Promise<Answer> => {
  try {
    const [found = null] = geocoder ? await geocoder(text, 1) : [];
    return { found: found && isInCountry(found, country) ? found : null, isAway: false };
  } catch (error) {
    if (isUnavailable(error)) return { found: null, isAway: true };
    throw error;
  }
};

/** Whether an answer lies in the country of the address: one elsewhere does not count. */
const isInCountry = ({ country }: GeocodeResult, expected: string | null): boolean => {
  if (expected === null || country === '') return true;
  const code = countryCodeOf(expected);
  return code !== null && code === countryCodeOf(country);
};

const bundledTown = async (gazetteer: Deps['gazetteer'], address: Address): Promise<NamedPoint | null> => {
  const [town] = await findTowns({ gazetteer })(address);
  if (town || address.state === null) return town ?? null;
  const [elsewhere = null] = await findTowns({ gazetteer })({ ...address, state: null });
  return elsewhere;
};

/**
 * Where an address lies: at a point that was typed instead of it; where the geocoder finds it; else in the middle of its town. Towns are found without the geocoder: one that
 * is away does not prevent a submission.
 */
export const locateAddress =
  ({ gazetteer, geocoder, now }: Deps) =>
  async (address: Address): Promise<Located> => {
    const typed = typedPoint(address.address ?? '');
    if (typed) return { coordinates: typed, coordinatesAre: 'exact', town: null, isSearchAway: false };
    const { city, state, country } = address;
    const until = now().getTime() + ATTEMPTS_MS;
    const { found, isAway } = await answerOf(geocoder, written(address.address, city, state, country), country);
    const at = ({ name, latitude, longitude }: NamedPoint, coordinatesAre: CoordinatesAre): Located => ({
      coordinates: { latitude, longitude },
      coordinatesAre,
      town: coordinatesAre === 'exact' ? null : name,
      isSearchAway: isAway,
    });
    if (found?.kind === 'address') return at(found, 'exact');
    const town = found?.kind === 'town' ? found : await bundledTown(gazetteer, address);
    if (town) return at(town, 'approximate');
    const isWorthAsking = city !== null && !isAway && now().getTime() <= until;
    const village = isWorthAsking ? await answerOf(geocoder, written(city, state, country), country) : null;
    return village?.found?.kind === 'town'
      ? at(village.found, 'approximate')
      : { coordinates: null, coordinatesAre: null, town: null, isSearchAway: isAway || (village?.isAway ?? false) };
  };

export type LocateAddress = ReturnType<typeof locateAddress>;
