import { countryNameOf } from '@wellspring/countries/country-name';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { folded } from '../../domain/geocoding/address.ts';
import { middleOf, type GazetteerPlace } from '../../domain/geocoding/gazetteer-place.ts';
import { COUNTRIES_OF_CODED_STATES, POINTS_OF_THE_COMPASS, REGION_WORDS } from '../../domain/geocoding/names.ts';
import type { Box } from '../../domain/search/query.ts';
import { rangeOf, readColumns, type Column } from './columns.ts';

const COUNTRY_RANK = 1200;
/** CA is California rather than Canada. */
const STATE_CODE_RANK = 1300;
const TRAVEL_REGION_RANK = 1000;

/** Countries, states and regions by all their names. */
export type Areas = {
  readonly named: (key: string) => readonly GazetteerPlace[];
  /** in which a town lies, by the code that its line has: a number of a region or a country's code */
  readonly regionOf: (
    code: string,
  ) => Pick<GazetteerPlace, 'country' | 'countries' | 'countryCode' | 'region' | 'regionCode' | 'stateNames'>;
  readonly codesOf: (key: string) => ReadonlySet<string>;
  /** all names that begin so */
  readonly beginning: (prefix: string) => readonly string[];
};

const boxOf = (text = ''): Box => {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(' ').map(Number);
  return { west, south, east, north };
};

const nameOf = (code: string): string => countryNameOf(code) ?? code;

const rowsOf = (column: Column | undefined): string[][] => {
  const lines = column?.lines();
  return Array.from({ length: lines?.size ?? 0 }, (_, at) => lines?.at(at).split('\t') ?? []);
};

const keysOfRegion = (name: string, others: readonly string[]): readonly string[] => {
  const key = folded(name);
  const words = key.split(' ');
  const isLong = words.length > 1 && REGION_WORDS.has(words.at(-1) ?? '');
  return [key, isLong ? words.slice(0, -1).join(' ') : '', ...others].filter(
    (each) => each && !POINTS_OF_THE_COMPASS.has(each),
  );
};

type Named = { readonly keys: readonly string[]; readonly place: GazetteerPlace };

const countriesOf = (rows: readonly string[][]): readonly Named[] =>
  rows.map(([code = '', bounds, reach, names = '']) => {
    const name = nameOf(code);
    const box = boxOf(bounds);
    const keys = [folded(name), code.toLowerCase(), ...names.split('|')];
    const place = {
      name,
      countryCode: code,
      country: name,
      region: null,
      regionCode: null,
      stateNames: null,
      rank: COUNTRY_RANK,
      countries: [name],
    };
    return { keys, place: { ...place, kind: 'country', ...middleOf(box), bounds: box, reach: boxOf(reach) } };
  });

/** What people call regions in other languages, by country and by the name that the gazetteer has. */
const RegionNames = z.record(z.string(), z.record(z.string(), z.array(z.string())));
type RegionNames = z.output<typeof RegionNames>;

const regionsOf = (rows: readonly string[][], otherNames: RegionNames): readonly Named[] =>
  rows.map(([code = '', name = '', rank, bounds, names = '']) => {
    const [countryCode = '', regionCode = ''] = code.split('.');
    const box = boxOf(bounds);
    const keys = keysOfRegion(name, [...names.split('|'), ...(otherNames[countryCode]?.[name] ?? []).map(folded)]);
    const place = {
      name,
      countryCode,
      country: nameOf(countryCode),
      countries: [nameOf(countryCode)],
      region: name,
      regionCode,
      rank: Number(rank),
      stateNames: keys,
    };
    return { keys, place: { ...place, kind: 'region', ...middleOf(box), bounds: box, reach: null } };
  });

/** Name, other names, codes of the countries it consists of or of the one it lies in, and west, south, east, north. */
const TravelRegions = z.array(
  z.tuple([z.string(), z.array(z.string()), z.string(), z.tuple([z.number(), z.number(), z.number(), z.number()])]),
);

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../data/${name}`, import.meta.url), 'utf8'));

const readTravelRegions = async (): Promise<readonly Named[]> => {
  return TravelRegions.parse(await readJson('travel-regions.json')).map(
    ([name, others, code, [west, south, east, north]]) => {
      const bounds = { west, south, east, north };
      const codes = code.split(' ').filter(Boolean);
      const [only = null] = codes.length === 1 ? codes : [];
      const lies = {
        countryCode: only,
        country: only ? nameOf(only) : '',
        region: null,
        regionCode: null,
        stateNames: null,
      };
      const shown = {
        countries: codes.map(nameOf),
        rank: TRAVEL_REGION_RANK,
        ...middleOf(bounds),
        bounds,
        reach: null,
      };
      return { keys: [name, ...others].map(folded), place: { kind: 'region', name, ...lies, ...shown } };
    },
  );
};

/** Reads what gazetteer-areas.br, region-names.json and travel-regions.json know. */
export const readAreas = async (): Promise<Areas> => {
  const [countries, regionColumn] = await readColumns('gazetteer-areas.br');
  const regions = regionsOf(rowsOf(regionColumn), RegionNames.parse(await readJson('region-names.json')));
  const byKey = new Map<string, GazetteerPlace[]>();
  for (const { keys, place } of [...countriesOf(rowsOf(countries)), ...(await readTravelRegions()), ...regions])
    for (const key of new Set(keys)) byKey.set(key, [...(byKey.get(key) ?? []), place]);
  const keys = [...byKey.keys()].sort();
  const states = new Map(
    regions
      .filter(({ place }) => COUNTRIES_OF_CODED_STATES.has(place.countryCode ?? ''))
      .map(({ place }) => [(place.regionCode ?? '').toLowerCase(), { ...place, rank: STATE_CODE_RANK }]),
  );
  return {
    named: (key) => {
      const named = byKey.get(key) ?? [];
      const state = states.get(key);
      return state ? [state, ...named] : named;
    },
    regionOf: (code) => {
      const place = regions[Number(code)]?.place;
      if (place) return place;
      return {
        countryCode: code,
        country: nameOf(code),
        countries: [nameOf(code)],
        region: null,
        regionCode: null,
        stateNames: null,
      };
    },
    codesOf: (key) =>
      new Set(
        [...(byKey.get(key) ?? []), ...(states.has(key) ? [states.get(key)] : [])].map((place) =>
          place?.regionCode ? `${place.countryCode}.${place.regionCode}` : (place?.countryCode ?? ''),
        ),
      ),
    beginning: (prefix) => keys.slice(...rangeOf(keys.length, (at) => keys[at] ?? '', prefix)),
  };
};
