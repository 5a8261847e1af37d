import { LocationList } from '@wellspring/rest-contract/location';
import { askJson } from '../ask.ts';
import { chance, pick } from '../chance.ts';
import type { Place } from '../places.ts';
import { randomView } from '../views.ts';
import { ENGLISH } from '../words.ts';
import type { Mix } from './rounds.ts';

const SEED = 5;
const PAGES = 100;
const LIMIT = 100;

const idsOf = async (url: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const { locations } = LocationList.parse(
      await askJson(`${url}/api/locations?limit=${LIMIT}&offset=${page * LIMIT}`),
    );
    ids.push(...locations.map(({ id }) => id));
  }
  return ids;
};

/** What is in memory, or little work: lists and places that are looked at all the time, files, and whether the product lives. */
const lightPaths = (ids: readonly string[]): readonly string[] => {
  const lists = Array.from({ length: 10 }, (_, page) => `/api/locations?limit=9&offset=${page * 9}`);
  const places = ids.slice(0, 10).map((id) => `/api/locations/${id}`);
  return [...lists, ...places, '/healthz', '/favicon.svg', '/api/stats', '/api/categories'];
};

/** Half of the requests are light; of the heavy, a quarter each are searches, views of the map, places near a point, and pages of places. */
export const makeMix = async (url: string, places: readonly Place[], count: number): Promise<Mix> => {
  const random = chance(SEED);
  const ids = await idsOf(url);
  const kinds = Object.values(ENGLISH.kinds).flat();
  const heavy = [
    (at: number) =>
      `/api/locations?search=${encodeURIComponent(`${pick(random, ENGLISH.nouns)} ${pick(random, kinds)}`)}&limit=${10 + (at % 90)}`,
    () => `/api/map?${randomView(places, random).toString()}`,
    () => {
      const { latitude, longitude } = pick(random, places);
      return `/api/locations?near=${latitude},${longitude}&radiusKm=100&limit=20`;
    },
    (at: number) => `/location/${ids[(at >> 2) % ids.length] ?? ''}`,
  ];
  return {
    light: lightPaths(ids),
    heavy: Array.from({ length: count }, (_, at) => heavy[at % heavy.length]?.(at) ?? '/'),
  };
};
