import { LocationList } from '@wellspring/rest-contract/location';
import { askJson } from '../ask.ts';

export type Address = { readonly name: string; readonly path: string };

/** The map of the whole world, which fits itself to what there is. */
export const MAP: Address = { name: 'the map', path: '/home?view=map' };

/** The pages that most who come see. */
export const addressesOf = async (url: string): Promise<readonly Address[]> => {
  const { locations } = LocationList.parse(await askJson(`${url}/api/locations?limit=1`));
  return [
    { name: 'the landing page', path: '/' },
    { name: '/home', path: '/home' },
    { name: 'the page of a place', path: `/location/${locations[0]?.id ?? ''}` },
  ];
};
