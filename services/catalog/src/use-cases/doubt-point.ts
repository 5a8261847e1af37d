import { countryCodeOf } from '@wellspring/countries/country-code';
import { pointDoubt, type PointDoubt } from '../domain/geocoding/point-doubt.ts';
import { townsMeant, type ToldTown, townNames } from '../domain/geocoding/town-names.ts';
import type { GazetteerPlace } from '../domain/geocoding/gazetteer-place.ts';
import type { Coordinates } from '../domain/location.ts';
import type { Gazetteer } from '../ports.ts';

type Deps = { readonly gazetteer: Pick<Gazetteer, 'allNamed' | 'country'> };

/** The towns that an address may mean, the likeliest first: by the first of the names of its town that is known there. */
export const findTowns =
  ({ gazetteer }: { readonly gazetteer: Pick<Gazetteer, 'allNamed'> }) =>
  async (told: ToldTown): Promise<readonly GazetteerPlace[]> => {
    for (const name of townNames(told.city ?? '')) {
      const towns = townsMeant(await gazetteer.allNamed(name), told);
      if (towns.length > 0) return towns;
    }
    return [];
  };

/** What is doubtful in a point, given the town and the country that are told; null: nothing. */
export const doubtPoint =
  (deps: Deps) =>
  async (point: Coordinates, told: ToldTown): Promise<PointDoubt | null> => {
    const code = countryCodeOf(told.country);
    const country = code === null ? null : await deps.gazetteer.country(code);
    return pointDoubt(point, { towns: await findTowns(deps)(told), country });
  };

export type DoubtPoint = ReturnType<typeof doubtPoint>;
