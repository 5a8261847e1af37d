import { fieldsOf } from '@wellspring/place-schema/kinds';
import type { Location } from '../location.ts';
import type { ListedPlace } from './listed-place.ts';

const HERE = 'Wellspring';

/** What a place on Wellspring says, by the source of each value. */
export const publishedPlace = (location: Location): ListedPlace => {
  const { id, name, coordinates, city, state, country, categoryId, provenance } = location;
  const from = { source: provenance?.source ?? HERE, url: `/location/${id}` };
  return {
    name,
    coordinates,
    city,
    state,
    country,
    claims: [
      ...fieldsOf('text').map(([field]) => ({ field, value: location[field], ...from })),
      { field: 'latitude', value: coordinates?.latitude, ...from },
      { field: 'longitude', value: coordinates?.longitude, ...from },
      { field: 'categoryId', value: categoryId, ...from },
    ],
  };
};
