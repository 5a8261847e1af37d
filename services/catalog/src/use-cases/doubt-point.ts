import { countryCodeOf } from '@wellspring/countries/country-code';
import { pointDoubt, type PointDoubt } from '../domain/geocoding/point-doubt.ts';
import { matchingTowns, type TownFields, townNames } from '../domain/geocoding/town-names.ts';
import type { GazetteerPlace } from '../domain/geocoding/gazetteer-place.ts';
import type { Coordinates } from '../domain/location.ts';
import type { Gazetteer } from '../ports.ts';

type Deps = { readonly gazetteer: Pick<Gazetteer, 'allNamed' | 'country'> };

/** The towns that an address may mean, the likeliest first: by the first name of its town that the gazetteer has there. */
export const findTowns =
  ({ gazetteer }: { readonly gazetteer: Pick<Gazetteer, 'allNamed'> }) =>
  async (town: TownFields): Promise<readonly GazetteerPlace[]> => {
    for (const name of townNames(town.city ?? '')) {
      const towns = matchingTowns(await gazetteer.allNamed(name), town);
      if (towns.length > 0) return towns;
    }
    return [];
  };

/** Why a point is doubtful, given its town and country; null: it is not. */
export const doubtPoint =
  (deps: Deps) =>
  async (point: Coordinates, town: TownFields): Promise<PointDoubt | null> => {
    const code = countryCodeOf(town.country);
    const country = code === null ? null : await deps.gazetteer.country(code);
    return pointDoubt(point, { towns: await findTowns(deps)(town), country });
  };

export type DoubtPoint = ReturnType<typeof doubtPoint>;
