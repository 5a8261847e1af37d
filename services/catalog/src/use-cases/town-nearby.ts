import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import { folded } from '../domain/geocoding/address.ts';
import type { CompassDirection } from '@wellspring/rest-contract/location-rules';
import { directionTo } from '../domain/geocoding/compass.ts';
import type { Location } from '../domain/location.ts';
import type { Gazetteer } from '../ports.ts';

/** Kilometres from the middle of a town: a place that is closer lies in it. */
const WITHIN_KM = 2;

/** Where a place is, seen from the town next to it. */
export type TownNearby = {
  readonly name: string;
  /** state, province or region */
  readonly region: string | null;
  readonly countryCode: string | null;
  /** from the middle of the town */
  readonly distanceKm: number;
  /** from the town to the place */
  readonly direction: CompassDirection;
  /** the place lies in the town */
  readonly isWithin: boolean;
};

/** The nearest town of a place, 150 km away at most; null without a point, and where there is none. */
export const townNearby =
  ({ gazetteer }: { readonly gazetteer: Pick<Gazetteer, 'nearestTown'> }) =>
  async ({ coordinates, city }: Pick<Location, 'coordinates' | 'city'>): Promise<TownNearby | null> => {
    const town = coordinates && (await gazetteer.nearestTown(coordinates));
    if (!town || town.distanceKm > NEAR_KM) return null;
    const { name, region, countryCode, distanceKm } = town;
    const isWithin = distanceKm <= WITHIN_KM || (city !== null && folded(city) === folded(name));
    return { name, region, countryCode, distanceKm, direction: directionTo(town, coordinates), isWithin };
  };
