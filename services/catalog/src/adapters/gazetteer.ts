import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { keysOf, labelOf, rankTowns, readingsOf, type Reading } from '../domain/geocoding/address.ts';
import type { Town } from '../domain/geocoding/towns.ts';
import { countryName } from '../domain/import-row.ts';
import { wordsOf } from '../domain/search/words.ts';
import type { Geocoder } from '../ports.ts';

const FILE = new URL('../../data/gazetteer.br', import.meta.url);
const LEAST_PREFIX = 3;
/** Towns that begin with what was typed and are compared with each other. */
const MOST_PREFIXED = 2000;

/** The bundled towns of the world with 2,000 people or more, sorted by folded name. */
type Gazetteer = {
  readonly size: number;
  readonly keyAt: (at: number) => string;
  readonly townAt: (at: number) => Town;
};

const unpack = promisify(brotliDecompress);

const columnsOf = async (): Promise<readonly (readonly string[])[]> => {
  const bytes = await unpack(await readFile(FILE));
  return bytes
    .toString()
    .split('\n\n')
    .map((column) => column.split('\n'));
};

const readGazetteer = async (): Promise<Gazetteer> => {
  const [regions = [], names = [], ...numbers] = await columnsOf();
  const [regionOf, latitudes, longitudes, populations] = numbers.map((column) => Int32Array.from(column, Number));
  const keyAt = (at: number): string => wordsOf(names[at] ?? '').join(' ');
  const townAt = (at: number): Town => {
    const [code = '', region = ''] = (regions[regionOf?.[at] ?? -1] ?? '').split('\t');
    const countryCode = code.slice(0, 2);
    return {
      name: names[at] ?? '',
      key: keyAt(at),
      countryCode,
      country: countryName(countryCode) ?? countryCode,
      region: region || null,
      regionCode: code.slice(3),
      latitude: (latitudes?.[at] ?? 0) / 100,
      longitude: (longitudes?.[at] ?? 0) / 100,
      population: populations?.[at] ?? 0,
    };
  };
  return { size: names.length, keyAt, townAt };
};

/** The first place whose key is not before the one looked for. */
const lowerBound = ({ size, keyAt }: Gazetteer, key: string): number => {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyAt(middle) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const townsFrom = (gazetteer: Gazetteer, key: string, fits: (found: string) => boolean, most: number): Town[] => {
  const found: Town[] = [];
  for (let at = lowerBound(gazetteer, key); at < gazetteer.size && found.length < most; at++) {
    if (!fits(gazetteer.keyAt(at))) break;
    found.push(gazetteer.townAt(at));
  }
  return found;
};

const named = (gazetteer: Gazetteer, reading: Reading): readonly Town[] =>
  rankTowns(
    keysOf(reading.name).flatMap((key) => townsFrom(gazetteer, key, (found) => found === key, Infinity)),
    reading,
  );

const beginning = (gazetteer: Gazetteer, reading: Reading): readonly Town[] =>
  reading.name.length < LEAST_PREFIX
    ? []
    : rankTowns(
        townsFrom(gazetteer, reading.name, (found) => found.startsWith(reading.name), MOST_PREFIXED),
        reading,
      );

/** Geocodes by the bundled gazetteer, which is read when it is first asked. */
export const openGazetteer = (): Geocoder => {
  let reading: Promise<Gazetteer> | undefined;
  return async (text, limit) => {
    const gazetteer = await (reading ??= readGazetteer());
    const readings = readingsOf(text);
    const [whole] = readings;
    if (!whole) return [];
    const exact = readings.map((each) => named(gazetteer, each)).find((towns) => towns.length > 0);
    return (exact ?? beginning(gazetteer, whole)).slice(0, limit).map((town) => ({
      label: labelOf(town),
      latitude: town.latitude,
      longitude: town.longitude,
      country: town.country,
    }));
  };
};
