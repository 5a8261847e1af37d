import { isNothing } from '../domain/import-values.ts';
import type { Coordinates, LocationDetails } from '../domain/location.ts';
import { madeName } from '../domain/made-name.ts';
import type { Gazetteer } from '../ports.ts';

/** A town that is farther away says nothing of where a place is. */
const NEAR_KM = 150;

/** The fields of a place that has no name. */
type Unnamed = Partial<Pick<LocationDetails, 'city' | 'state' | 'country' | 'coordinates'>> &
  Pick<LocationDetails, 'categoryId'>;

/**
 * The name of a place that has none: by its town, else by the nearest one, else by its state or country; null where neither a
 * point nor a town is given.
 */
export const nameUnnamed =
  ({ gazetteer }: { readonly gazetteer: Pick<Gazetteer, 'nearestTown'> }) =>
  async ({ categoryId, city = null, state = null, country = null, coordinates = null }: Unnamed) => {
    const ownTown = city !== null && !isNothing(city) ? city : null;
    if (ownTown === null && coordinates === null) return null;
    const town = ownTown ?? (coordinates && (await nearTown(gazetteer, coordinates)));
    return madeName(categoryId, { town, state, country });
  };

const nearTown = async (gazetteer: Pick<Gazetteer, 'nearestTown'>, point: Coordinates): Promise<string | null> => {
  const nearest = await gazetteer.nearestTown(point);
  return nearest !== null && nearest.distanceKm <= NEAR_KM ? nearest.name : null;
};
