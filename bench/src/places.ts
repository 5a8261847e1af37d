import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync } from 'node:zlib';
import { chance, pick, scatter } from './chance.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { CATEGORY_IDS, ENGLISH, TAGS } from './words.ts';

/** One line of an import file. */
export type Place = {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly categoryId: number;
  readonly city: string;
  readonly country: string;
};

type Town = Pick<Place, 'latitude' | 'longitude' | 'country'> & { readonly name: string };

const GAZETTEER = new URL('../../services/catalog/data/', import.meta.url);
const SEED = 20;
/** Degrees that a place may be away from its town. */
const AROUND = 0.25;
/** More than that need not be held to ask for them. */
const MOST_ANSWERED = 20_000;

const readColumns = async (file: string): Promise<readonly (readonly string[])[]> => {
  const text = brotliDecompressSync(await readFile(new URL(file, GAZETTEER))).toString();
  return text.split('\n\n').map((column) => column.split('\n'));
};

/** The towns of the bundled gazetteer, the best known first. */
const readTowns = async (): Promise<readonly Town[]> => {
  const [, regions = []] = await readColumns('gazetteer-areas.br');
  const [names = [], region = [], ...columns] = await readColumns('gazetteer-towns.br');
  const [latitudes = [], longitudes = [], ranks = []] = columns.map((column) => column.map(Number));
  return names
    .map((name, at) => ({
      name,
      country: (regions[Number(region[at])] ?? region[at] ?? '').slice(0, 2),
      latitude: (latitudes[at] ?? 0) / 100,
      longitude: (longitudes[at] ?? 0) / 100,
      rank: ranks[at] ?? 0,
    }))
    .sort((a, b) => b.rank - a.rank);
};

const degrees = (value: number, most: number): number => Math.round(Math.min(most, Math.max(-most, value)) * 1e5) / 1e5;

const named = ({ qualities, nouns, pattern }: Language, kind: string, random: () => number): string =>
  pattern.replace('{q}', pick(random, qualities)).replace('{t}', pick(random, nouns)).replace('{k}', kind);

const makePlace = (number: number, towns: readonly Town[], random: () => number) => {
  // The square makes large towns likelier, as in life.
  const town = towns[Math.floor(random() ** 2 * towns.length)] ?? { name: '', country: '', latitude: 0, longitude: 0 };
  const language = LANGUAGES[town.country] ?? ENGLISH;
  const categoryId = pick(random, CATEGORY_IDS);
  const kind = pick(random, language.kinds[categoryId] ?? []);
  return {
    name: random() < 0.4 ? `${town.name} ${kind}` : named(language, kind, random),
    latitude: degrees(town.latitude + scatter(random) * AROUND, 85),
    longitude: degrees(town.longitude + scatter(random) * AROUND, 180),
    categoryId,
    city: town.name,
    country: town.country,
    description: `${pick(random, language.sentences)} ${pick(random, language.sentences)}`,
    tags: [...new Set([pick(random, TAGS), pick(random, TAGS), pick(random, TAGS)])],
    temperature: categoryId === 20 ? `${30 + Math.floor(random() * 15)} °C` : null,
    priceRange: pick(random, ['$', '$$', '$$$', null]),
    bestTimeToVisit: pick(random, ['All year', 'Winter', 'May to September', null]),
    source: 'Bench',
    sourceId: String(number),
    licence: 'CC0-1.0',
  };
};

/**
 * Writes made-up places round the towns of the world as an import file, the same in every run, in the languages of their
 * countries. Answers some of them, spread evenly.
 */
export const writePlaces = async (path: string, count: number): Promise<readonly Place[]> => {
  const towns = await readTowns();
  const random = chance(SEED);
  const apart = Math.ceil(count / MOST_ANSWERED);
  const some: Place[] = [];
  const lines = function* (): Generator<string> {
    for (let number = 1; number <= count; number += 1) {
      const place = makePlace(number, towns, random);
      if (number % apart === 0) some.push(place);
      yield `${JSON.stringify(place)}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return some;
};
