import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, memory } from './ask.ts';
import { chance, pick } from './chance.ts';
import { engineSettings, notRun, ON_ENGINES } from './engines.ts';
import { figure, megabytes, milliseconds, type Figure } from './figure.ts';
import { randomFacets } from './facets.ts';
import { randomSearch } from './finding.ts';
import { measureImport, searchable } from './import.ts';
import { percentile } from './middle.ts';
import { writePlaces, type Place } from './places.ts';
import { importFile, startProduct, withFolder } from './product.ts';
import { randomView } from './views.ts';
import { CATEGORY_IDS } from './words.ts';

const READY_SECONDS = 4;
const MOST_IDLE = 400e6;
const OTHERS = 10;
/** Beside ten others more is felt as waiting. */
const FELT_MS = 50;
/** What the embedded search is built for: with more places, only engines are measured. */
const DESIGN_POINT = 200_000;
const PAGE = 9;

type Effort = { readonly places: number; readonly questions: number; readonly settle: number };
/** Returns a path that was probably not requested before. */
type Ask = (random: () => number) => string;

const locations = (query: Readonly<Record<string, string>> | URLSearchParams): string =>
  `/api/locations?${new URLSearchParams(query).toString()}`;

const round = (value: number): string => value.toFixed(4);

/** What visitors ask for, by its name. */
const questionsOf = (places: readonly Place[], count: number): Readonly<Record<string, Ask>> => {
  const anywhere = (random: () => number): number => Math.floor(random() * (count - PAGE));
  const page = (offset: number) => ({ limit: String(PAGE), offset: String(offset) });
  return {
    'a list': (random) =>
      locations({ categoryId: String(pick(random, CATEGORY_IDS)), ...page(Math.floor(random() * 2_000)) }),
    'a list in a box': (random) => locations({ bbox: randomView(places, random).get('bbox') ?? '', ...page(0) }),
    'a list by distance': (random) => {
      const { latitude, longitude } = pick(random, places);
      const near = `${round(latitude + random() / 10)},${round(longitude + random() / 10)}`;
      return locations({ near, ...page(0) });
    },
    'a view of the map': (random) => `/api/map?${randomView(places, random).toString()}`,
    search: (random) => locations(randomSearch(places, random)),
    'a list with facets': (random) => locations(randomFacets(places, random)),
    'the list from its last tenth on': (random) =>
      locations(page(Math.floor(count * 0.9) + (anywhere(random) % Math.floor(count / 10)))),
  };
};

/** Asks one question after the other until the signal ends it; refusals count as an error of the bench. */
const askUntil = async (
  url: string,
  asks: readonly Ask[],
  random: () => number,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) await ask(url + pick(random, asks)(random));
};

const waitsOf = async (url: string, one: Ask, random: () => number, count: number): Promise<readonly number[]> => {
  const waits: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const path = one(random);
    const { status, body, milliseconds: waited } = await ask(url + path);
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
    waits.push(waited);
  }
  return waits;
};

/** Each kind of question while ten others ask all kinds. `limit`: ms that each may take at the 99th percentile. */
export const measureQuestions = async (
  url: string,
  places: readonly Place[],
  { places: count, questions }: Pick<Effort, 'places' | 'questions'>,
  where: string,
  limit: number,
): Promise<readonly Figure[]> => {
  const kinds = Object.entries(questionsOf(places, count));
  const asks = kinds.map(([, one]) => one);
  await waitsOf(url, (random) => pick(random, asks)(random), chance(1), questions);
  const ended = new AbortController();
  const others = Array.from({ length: OTHERS }, (_, at) => askUntil(url, asks, chance(100 + at), ended.signal));
  const figures: Figure[] = [];
  for (const [kind, one] of kinds) {
    const waits = await waitsOf(url, one, chance(7), questions);
    const slowest = percentile(waits, 0.99);
    figures.push(
      figure(`${count.toLocaleString('en')} places, ${kind}, ${where}, p99`, {
        target: `≤ ${limit} ms`,
        measured: milliseconds(slowest),
        comparedTo: `p50 ${milliseconds(percentile(waits, 0.5))}, ${questions} questions while ${OTHERS} others ask all kinds`,
        isMet: slowest <= limit,
      }),
    );
  }
  ended.abort();
  await Promise.all(others);
  return figures;
};

const measureStart = async (data: string, effort: Effort, places: readonly Place[]): Promise<readonly Figure[]> => {
  const startedAt = performance.now();
  const product = await startProduct(data, { DEMO_DATA: 'off' });
  try {
    await searchable(product.url, effort.places);
    const seconds = (performance.now() - startedAt) / 1000;
    const questions = await measureQuestions(product.url, places, effort, 'embedded', FELT_MS);
    await pause(effort.settle * 1000);
    const bytes = await memory(product.adminUrl);
    const count = effort.places.toLocaleString('en');
    return [
      figure(`Start with ${count} places, until search answers`, {
        target: `≤ ${READY_SECONDS} s`,
        measured: `${seconds.toFixed(1)} s`,
        comparedTo: `ready after ${product.readySeconds.toFixed(1)} s`,
        isMet: seconds <= READY_SECONDS,
      }),
      ...questions,
      figure(`${count} places, idle: memory`, {
        target: `≤ ${megabytes(MOST_IDLE)}`,
        measured: megabytes(bytes),
        comparedTo: `the limit itself; resident, ${effort.settle} s after the last question`,
        isMet: bytes <= MOST_IDLE,
      }),
    ];
  } finally {
    await product.stop();
  }
};

const measureEmbedded = (effort: Effort): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const [data, file] = [join(folder, 'data'), join(folder, 'places.ndjson')];
    const places = await writePlaces(file, effort.places);
    const product = await startProduct(data, { DEMO_DATA: 'off' });
    const imported = await measureImport(product, data, file, effort.places).finally(product.stop);
    return [...imported, ...(await measureStart(data, effort, places))];
  });

const ENGINE_MS = 150;

const measureOnEngines = async (effort: Effort): Promise<readonly Figure[]> => {
  const engines = engineSettings();
  if (!engines)
    return [notRun(`${effort.places.toLocaleString('en')} places, ${ON_ENGINES}, p99`, `≤ ${ENGINE_MS} ms`)];
  return withFolder(async (folder) => {
    const [data, file] = [join(folder, 'data'), join(folder, 'places.ndjson')];
    const places = await writePlaces(file, effort.places);
    const product = await startProduct(data, { DEMO_DATA: 'off', ...engines });
    try {
      await importFile(data, file);
      await searchable(product.url, effort.places);
      return await measureQuestions(product.url, places, effort, ON_ENGINES, ENGINE_MS);
    } finally {
      await product.stop();
    }
  });
};

/** The product with many places, embedded with as many as it is built for at most: import, start, what visitors ask while others ask, memory at rest. */
export const measureLarge = async (effort: Effort): Promise<readonly Figure[]> => [
  ...(await measureEmbedded({ ...effort, places: Math.min(effort.places, DESIGN_POINT) })),
  ...(await measureOnEngines(effort)),
];
