import { telephonesIn, type Telephone } from '@wellspring/contact-details/telephones';
import { countryCodeOf } from '@wellspring/countries/country-code';
import type { Location } from '../domain/location.ts';
import type { Gazetteer } from '../ports.ts';

/** Kilometres: a point that is farther from every town may lie in another country than the nearest. */
const NEAR_KM = 100;

/**
 * The telephone numbers of a place, ready to be dialled: those in national form as of its country or, where it has none, as of the
 * country of the town that is nearest to its point.
 */
export const telephonesOf =
  ({ gazetteer }: { readonly gazetteer: Pick<Gazetteer, 'nearestTown'> }) =>
  async ({
    phoneNumber,
    country,
    coordinates,
  }: Pick<Location, 'phoneNumber' | 'country' | 'coordinates'>): Promise<readonly Telephone[]> => {
    if (phoneNumber === null) return [];
    const countryCode = countryCodeOf(country);
    if (countryCode !== null || coordinates === null) return telephonesIn(phoneNumber, countryCode);
    const town = await gazetteer.nearestTown(coordinates);
    return telephonesIn(phoneNumber, town && town.distanceKm <= NEAR_KM ? town.countryCode : null);
  };
