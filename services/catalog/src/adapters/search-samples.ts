import { NO_VALUES } from '@wellspring/place-schema/kinds';
import type { Coordinates } from '../domain/location.ts';
import { CATEGORIES } from '../domain/categories.ts';
import { countryWord, stateWord } from '../domain/search/area-words.ts';
import type { ParsedText, Box, Circle, LocationQuery, MapQuery, PlaceInText, Sort } from '../domain/search/query.ts';
import type { IndexedLocation } from '../domain/search/indexed-location.ts';
import { completenessRank, featuredRank, INTEREST_STEPS } from '../domain/search/ranking.ts';
import { sampleFacets, sampleFacts } from './search-facet-samples.ts';
import { sampleOpenFacets, sampleSchedule } from './search-hours-samples.ts';

/** Numbers from 0 up to 1 that only look like chance (mulberry32): the same seed gives the same places. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export type Chance = ReturnType<typeof seeded>;
const whole = (chance: Chance, below: number): number => Math.floor(chance() * below);
const pick = <T>(chance: Chance, from: readonly [T, ...T[]]): T => from[whole(chance, from.length)] ?? from[0];
const some = <T>(chance: Chance, from: readonly [T, ...T[]], most: number): T[] =>
  Array.from({ length: whole(chance, most + 1) }, () => pick(chance, from));

const NAME_WORDS = [
  'Blue', 'Lagoon', 'Spa', 'Space', 'Spanish', 'Hot', 'Springs', 'Onsen', 'Bad', 'Thermal', 'Yoga', 'Queen’s', 'L’Eau', 'Île', 'The', 'La', 'de',
  'Best', 'Top', 'Reykjavík', 'Jökulsárlón', 'Straße', 'Łódź', 'Ærø', 'Sauna', 'Forest', 'Retreat', '温泉', '草津温泉', 'Καλλιθέα', 'Сандуны', '☯', '38', 'Hammam', '🜁',
] as const; // prettier-ignore
const CITIES = ['Tōkyō', 'Reykjavík', 'Paris', 'Baden-Baden', 'São Paulo', '東京', 'Suva', 'Zürich', null] as const;
const COUNTRIES = ['Japan', 'Iceland', 'France', 'Germany', 'Brazil', 'Fiji', 'Switzerland', null] as const;
const TAGS = ['Day Spa', 'Family friendly', 'Geothermal', 'Clothing optional', 'Été', '露天'] as const;
const PROSE = [
  'A quiet pool of 38 °F water',
  'Spanish tiles and a lagoon',
  'Near the spaceport, with saunas',
  'Das schönste Bad',
  null,
] as const;

const coordinates = (chance: Chance): Coordinates | null => {
  const kind = whole(chance, 12);
  const near = (center: number, spread: number): number => center + (chance() - 0.5) * spread;
  if (kind === 0) return null;
  if (kind === 1) return { latitude: near(-17, 4), longitude: (near(180, 6) + 180) % 360 - 180 }; // prettier-ignore
  if (kind === 2) return pick(chance, [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 17 }, { latitude: 89.99, longitude: 120 }, { latitude: -86, longitude: -180 }]); // prettier-ignore
  if (kind === 3) return pick(chance, [{ latitude: 0, longitude: 180 }, { latitude: 0, longitude: -180 }, { latitude: 0, longitude: 0 }, { latitude: 45, longitude: 90 }]); // prettier-ignore
  if (kind < 7) return { latitude: near(35.68, 0.5), longitude: near(139.69, 0.5) };
  if (kind < 9) return { latitude: 64.1466, longitude: -21.9426 };
  return { latitude: near(0, 180), longitude: near(0, 360) };
};

/** A place made by chance: all over the world, at its edges, many at one point, some nowhere; few words, so that many match. */
export const samplePlace = (chance: Chance, id: string, version = 1): IndexedLocation => {
  const reviews = pick(chance, [0, 0, 0, 1, 3, 40]);
  const rating = { average: reviews ? 1 + whole(chance, 9) / 2 : 0, count: reviews, revision: reviews };
  return {
    ...NO_VALUES,
    ...sampleFacts(chance),
    hasPhotos: chance() < 0.3,
    schedule: sampleSchedule(chance),
    id,
    version,
    name: [pick(chance, NAME_WORDS), ...some(chance, NAME_WORDS, 3)].join(' '),
    otherNames:
      chance() < 0.4
        ? [pick(chance, NAME_WORDS), ...some(chance, NAME_WORDS, 2)].join(pick(chance, [' ', '; ']))
        : null,
    description: pick(chance, PROSE),
    categoryId: pick(chance, CATEGORIES as [(typeof CATEGORIES)[number]]).id,
    tags: some(chance, TAGS, 6).map((name) => ({ name, slug: encodeURIComponent(name.toLowerCase()) })),
    temperature: pick(chance, [null, null, '38 °C', '40–42 °C']),
    accessibility: pick(chance, [null, null, 'yes', 'no', 'Level paths']),
    city: pick(chance, CITIES),
    state: null,
    country: pick(chance, COUNTRIES),
    coordinates: coordinates(chance),
    rating,
    createdAt: new Date(Date.UTC(2026, 0, 1 + whole(chance, 20))),
    featuredRank: featuredRank({
      interest: whole(chance, INTEREST_STEPS),
      rating,
      completeness: completenessRank(id, whole(chance, 3)),
    }),
  };
};

export const samplePlaces = (seed: number, count: number): readonly IndexedLocation[] => {
  const chance = seeded(seed);
  return Array.from({ length: count }, (_, at) => samplePlace(chance, `place-${(at * 7919) % count}`));
};

const TEXTS = [
  'spa', 'spa spa', 'spanish spa', 'hot springs', 'the', 'the blue lagoon', 'blue lag', 'Blue Lagon', 'onsn tokyo', 'onsen tokyo', 'reykjavik', 'jokulsarlon',
  'strasse', 'lodz', 'aero', 'queens', "queen's spa", 'eau', 'l’eau', 'ile', '温泉', '草津', '津温', '泉', 'καλλιθεα', 'сандуны', '38', 'f', 's', '☯', 'nowhere land',
  'geothermal fiji', 'spaceprt', 'zurich thermal', 'sao paulo', 'baden', 'la', 'ohsen', 'lagoonn bleu', 'retraet', 'forset retreat', 'natural healing', 'été', 'thermla', 'forset', 'blue lagon sp', 'blu lagon', 'spnish spa', 'saunna forset', 'la reykjavikk', 'best', 'best spa', 'the best hot springs', 'top 38', 'spa best top', 'best onsn', 'good places', 'places', '10 best yoga',
] as const; // prettier-ignore

const sampleBox = (chance: Chance): Box => {
  const [a, b] = [chance() * 180 - 90, chance() * 180 - 90];
  return pick<Box>(chance, [
    { west: chance() * 360 - 180, south: Math.min(a, b), east: chance() * 360 - 180, north: Math.max(a, b) },
    { west: -180, south: -90, east: 180, north: 90 },
    { west: 139, south: 35, east: 140, north: 36 },
    { west: 170, south: -30, east: -170, north: 10 },
    { west: -21.9426, south: 64, east: -21.9426, north: 65 },
    { west: 180, south: -90, east: -180, north: 90 },
    { west: -180, south: 80, east: 180, north: 90 },
    { west: 0, south: 0, east: 45, north: 45 },
  ]);
};

const maybe = <K extends string, T>(chance: Chance, name: K, make: () => T, share = 0.4): Partial<Record<K, T>> =>
  chance() < share ? Object.fromEntries([[name, make()]]) as Partial<Record<K, T>> : {}; // prettier-ignore

const CIRCLES: readonly [Circle, ...Circle[]] = [
  { latitude: 35.68, longitude: 139.69, km: 150 },
  { latitude: -17, longitude: 179.9, km: 300 },
  { latitude: 89, longitude: 10, km: 500 },
  { latitude: 64.2, longitude: -22, km: 30 },
];

/** What a gazetteer may have found in a text: a town, an area with and without a name in the index, and one across the antimeridian. */
const PLACES: readonly [PlaceInText, ...PlaceInText[]] = [
  { near: { label: 'Tokyo', latitude: 35.68, longitude: 139.69, bounds: null }, rest: 'spa', rank: 900, canonical: null, isExplicit: true, isSure: true, names: [], unsaid: [], reach: null },
  { near: { label: 'Tokyo', latitude: 35.68, longitude: 139.69, bounds: null }, rest: '', rank: 900, canonical: 'tokyo', isExplicit: false, isSure: false, names: [], unsaid: [], reach: null },
  { near: { label: 'Japan', latitude: 35, longitude: 135, bounds: { west: 120, south: 20, east: 150, north: 50 } }, rest: 'thermal', rank: 900, canonical: null, isExplicit: false, isSure: true, names: [[countryWord('JP')]], unsaid: [[countryWord(null)]], reach: { west: -180, south: -90, east: 180, north: 90 } },
  { near: { label: 'Fiji', latitude: -17, longitude: 179, bounds: { west: 170, south: -30, east: -170, north: 10 } }, rest: '', rank: 900, canonical: null, isExplicit: true, isSure: true, names: [['nowhere', 'land'], [countryWord('FJ')]], unsaid: [[stateWord('FJ', null), 'thermal'], [countryWord(null)]], reach: null },
  { near: { label: 'Europe', latitude: 50, longitude: 10, bounds: { west: -25, south: 34, east: 45, north: 72 } }, rest: '', rank: 900, canonical: null, isExplicit: false, isSure: true, names: [], unsaid: [[]], reach: null },
]; // prettier-ignore

const sampleText = (chance: Chance): ParsedText => ({
  text: pick(chance, TEXTS),
  ...maybe(chance, 'places', () => [pick(chance, PLACES), pick(chance, PLACES)], 0.3),
  ...maybe(chance, 'settled', () => ['spa', 'tokyo', 'lagon'], 0.2),
  ...maybe(chance, 'isLiteral', () => true, 0.1),
});

export const sampleQuery = (chance: Chance): LocationQuery => {
  const text: ParsedText = chance() < 0.7 ? sampleText(chance) : {};
  const near = maybe(chance, 'near', () => coordinates(chance) ?? { latitude: 35.68, longitude: 139.69 });
  const sorts: [Sort, ...Sort[]] = ['rating', 'newest', 'oldest', 'warmest', 'name'];
  if (near.near) sorts.push('distance');
  if (text.text) sorts.push('relevance');
  return {
    ...text,
    ...near,
    ...(near.near ? maybe(chance, 'radiusKm', () => pick(chance, [0, 1, 30, 2000, 19000, 30000])) : {}),
    ...maybe(chance, 'categoryId', () => pick(chance, [20, 21, 28, 99]), 0.3),
    ...maybe(chance, 'tag', () => pick(chance, ['day%20spa', 'geothermal', 'absent', '"']), 0.2),
    ...maybe(chance, 'box', () => sampleBox(chance), 0.3),
    ...maybe(chance, 'within', () => pick(chance, CIRCLES), 0.2),
    ...maybe(chance, 'facets', () => ({ ...sampleFacets(chance), ...sampleOpenFacets(chance) })),
    ...maybe(chance, 'isCounting', () => true),
    ...maybe(chance, 'sort', () => pick(chance, sorts), 0.5),
    limit: pick(chance, [1, 7, 20, 100]),
    offset: pick(chance, [0, 0, 5, 40, 1000]),
  };
};

/** Of places that there may be, as in the contract of the index, and of none. */
const sampleIds = (chance: Chance): readonly string[] =>
  Array.from({ length: whole(chance, 41) }, () =>
    pick(chance, [`place-${whole(chance, 1500)}`, `p${whole(chance, 120)}`, 'none']),
  );

export const sampleMapQuery = (chance: Chance): MapQuery => ({
  box: sampleBox(chance),
  zoom: pick(chance, [0, 1.5, 3, 6.99, 9, 13, 15, 22]),
  ...maybe(chance, 'within', () => pick(chance, CIRCLES), 0.2),
  ...maybe(chance, 'facets', () => ({ ...sampleFacets(chance), ...sampleOpenFacets(chance) })),
  ...maybe(chance, 'isCounting', () => true),
  ...maybe(chance, 'categoryId', () => pick(chance, [20, 21, 28, 99]), 0.3),
  ...maybe(chance, 'keep', () => sampleIds(chance)),
  ...(chance() < 0.3 ? sampleText(chance) : {}),
});
