import { fieldsOf } from '@wellspring/place-schema/kinds';
import type { Location } from '../location.ts';
import type { KnownPlace } from './known-place.ts';

const HERE = 'Wellspring';

/** What a place on Wellspring tells, by where its facts come from. */
export const publishedPlace = (location: Location): KnownPlace => {
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
