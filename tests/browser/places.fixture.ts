import { LocationList } from '@wellspring/rest-contract/location';
import type { App } from '@wellspring/testkit/app';

/** What the REST side of the same product says about a list: the screens are compared with it. */
export const placesIn = async (app: App, query = ''): Promise<LocationList> => {
  const answer = await fetch(`${app.origin}/api/locations${query}`);
  return LocationList.parse(await answer.json());
};

/** The address of the page of the place with this name. */
export const pathOfPlace = async (app: App, name: string): Promise<string> => {
  const { locations } = await placesIn(app, `?search=${encodeURIComponent(name)}`);
  const place = locations.find((found) => found.name === name);
  if (!place) throw new Error(`There is no place called ${name}`);
  return `/location/${place.id}`;
};
