import { randomSearch } from '../finding.ts';
import { pick } from '../chance.ts';
import type { Place } from '../places.ts';
import { randomView } from '../views.ts';
import { CATEGORY_IDS } from '../words.ts';

type Path = (random: () => number) => string;

const SMALL_FILES = ['/api/stats', '/api/categories', '/api/config', '/api/hero-images', '/favicon.svg'];
const PAGES_OF_HOME = 2_000;

const upTo = (most: number, random: () => number): number => Math.floor(random() * most);

/** The requests of visitors of many places, each with its share in percent. Nearly every address is new, so that few answers are cached. */
const pathsOf = (
  places: readonly Place[],
  ids: readonly string[],
): readonly (readonly [often: number, path: Path])[] => [
  [5, (random) => `/home?page=${1 + upTo(PAGES_OF_HOME, random)}`],
  [5, (random) => `/home?${randomSearch(places, random).toString()}`],
  [18, (random) => `/location/${pick(random, ids)}`],
  [
    3,
    (random) =>
      `/home?view=map&lat=${upTo(120, random) - 60}&lng=${upTo(360, random) - 180}&zoom=${3 + upTo(9, random)}`,
  ],
  [1, (random) => `/public-lists?page=${1 + upTo(20, random)}`],
  [10, (random) => `/api/locations?categoryId=${pick(random, CATEGORY_IDS)}&limit=9&offset=${upTo(2_000, random)}`],
  [12, (random) => `/api/locations?${randomSearch(places, random).toString()}`],
  [
    6,
    (random) =>
      `/api/locations/suggest?q=${encodeURIComponent(pick(random, places).name.slice(0, 2 + upTo(6, random)))}`,
  ],
  [15, (random) => `/api/map?${randomView(places, random).toString()}`],
  [5, (random) => `/api/locations?near=${pick(random, places).latitude},${pick(random, places).longitude}&limit=9`],
  [10, (random) => `/api/locations/${pick(random, ids)}`],
  [4, (random) => `/api/locations/${pick(random, ids)}/reviews`],
  [1, (random) => `/api/geocode?q=${encodeURIComponent(pick(random, places).city)}`],
  [5, (random) => pick(random, SMALL_FILES)],
];

/** Chooses what a visitor asks next. */
export const visitorsPath = (places: readonly Place[], ids: readonly string[]): Path => {
  const all = pathsOf(places, ids).flatMap(([often, path]) => Array.from({ length: often }, () => path));
  return (random) => pick(random, all)(random);
};
