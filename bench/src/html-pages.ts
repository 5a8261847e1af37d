import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LocationList } from '@wellspring/rest-contract/location';
import { ask, askJson, cpuSeconds } from './ask.ts';
import { figure, milliseconds, type Figure } from './figure.ts';
import { percentile } from './middle.ts';
import { writePlaces } from './places.ts';
import { importFile, startProduct, withFolder, type Product } from './product.ts';

const MOST_WARM_MS = 3;
const MOST_COLD_MS = 10;
const MOST_P99_MS = 20;
const A_SECOND = 50;
const PAGE = 100;

type Effort = {
  readonly places: number;
  /** different pages of each kind */
  readonly pages: number;
  /** for which pages are requested at a steady rate */
  readonly seconds: number;
};
type Paths = (from: number, count: number) => readonly string[];

const idsOf = async ({ url }: Product, count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  while (ids.length < count) {
    const { locations } = LocationList.parse(await askJson(`${url}/api/locations?limit=${PAGE}&offset=${ids.length}`));
    if (locations.length === 0) break;
    ids.push(...locations.map(({ id }) => id));
  }
  return ids;
};

/** Addresses of pages by their kinds. No two are the same, so that none is in memory. */
const kindsOf = (ids: readonly string[]): Readonly<Record<string, Paths>> => {
  const numbered = (path: (at: number) => string): Paths => {
    return (from, count) => Array.from({ length: count }, (_, at) => path(from + at));
  };
  return {
    'the home screen': numbered((at) => `/home?page=${at + 1}`),
    'a place': numbered((at) => `/location/${ids[at % ids.length] ?? ''}`),
    'the map': numbered((at) => `/home?view=map&lat=${(at % 120) - 60}&lng=${Math.floor(at / 120)}&zoom=6`),
    'public lists': numbered((at) => `/public-lists?search=springs+${at}`),
  };
};

/** @throws when one was not answered with a page */
const askAll = async ({ url }: Product, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const { status } = await ask(url + path);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
  }
};

/** Milliseconds of processor for each of the pages, requested one after the other. */
const costOf = async (product: Product, paths: readonly string[]): Promise<number> => {
  const before = await cpuSeconds(product.adminUrl);
  await askAll(product, paths);
  return (((await cpuSeconds(product.adminUrl)) - before) * 1000) / paths.length;
};

/** The waiting time of each, requested at a steady rate independent of the answers. */
const waitsAtPace = async ({ url }: Product, paths: readonly string[]): Promise<readonly number[]> => {
  const startedAt = performance.now();
  const answers: ReturnType<typeof ask>[] = [];
  for (const [at, path] of paths.entries()) {
    await pause(Math.max(0, startedAt + (at * 1000) / A_SECOND - performance.now()));
    answers.push(ask(url + path));
  }
  return (await Promise.all(answers)).map((answer) => answer.milliseconds);
};

const costFigure = (kind: string, when: string, cost: number, most: number, effort: Effort): Figure =>
  figure(`A page of HTML not in memory, ${kind}, ${when}: processor`, {
    target: `≤ ${milliseconds(most)}`,
    measured: milliseconds(cost),
    comparedTo: `the limit itself; ${effort.pages} different pages one after the other, ${effort.places.toLocaleString('en')} places`,
    isMet: cost <= most,
  });

const measureStarted = async (product: Product, effort: Effort): Promise<readonly Figure[]> => {
  const { pages, seconds } = effort;
  const kinds = Object.entries(kindsOf(await idsOf(product, 3 * pages)));
  const figures: Figure[] = [];
  for (const [kind, paths] of kinds)
    figures.push(costFigure(kind, 'right after a start', await costOf(product, paths(0, pages)), MOST_COLD_MS, effort));
  for (const [, paths] of kinds) await askAll(product, paths(pages, pages));
  for (const [kind, paths] of kinds)
    figures.push(costFigure(kind, 'warm', await costOf(product, paths(2 * pages, pages)), MOST_WARM_MS, effort));
  const [, home] = kinds[0] ?? [];
  const waits = await waitsAtPace(product, home?.(3 * pages, seconds * A_SECOND) ?? []);
  const slowest = percentile(waits, 0.99);
  return [
    ...figures,
    figure(`${A_SECOND} different pages of the home screen a second, p99`, {
      target: `≤ ${MOST_P99_MS} ms`,
      measured: milliseconds(slowest),
      comparedTo: `p50 ${milliseconds(percentile(waits, 0.5))}, for ${seconds} s`,
      isMet: slowest <= MOST_P99_MS,
    }),
  ];
};

/** The cost of HTML pages that are not cached, as for crawlers and first visits. */
export const measureHtmlPages = (effort: Effort) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    const [data, file] = [join(folder, 'data'), join(folder, 'places.ndjson')];
    await writePlaces(file, effort.places);
    const filled = await startProduct(data, { DEMO_DATA: 'off' });
    await importFile(data, file).finally(filled.stop);
    const product = await startProduct(data, { DEMO_DATA: 'off' });
    return measureStarted(product, effort).finally(product.stop);
  });
