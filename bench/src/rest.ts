import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ask, askJson, cpuSeconds, metric } from './ask.ts';
import { figure, type Figure } from './figure.ts';
import { startFloor } from './floor.ts';
import { rateInWords, sideBySide, type Effort, type Question } from './load.ts';
import { CATEGORY_IDS } from './words.ts';

const Page = z.object({ total: z.number(), locations: z.array(z.record(z.string(), z.unknown())) });
const PATH = '/api/locations';
const PAGE = 9;
/** Beginnings of pages, so many of each list: more pages than the product keeps answers of. */
const BEGINNINGS = 1_200;
const MOST_CACHED = 0.02;

/** A server, and where its figures are. */
type Server = { readonly url: string; readonly adminUrl?: string };

const spent = ({ url, adminUrl = url }: Server) => ({ cpuSeconds: () => cpuSeconds(adminUrl) });
const oneAddress = (of: Server): Question => ({ url: of.url + PATH, ...spent(of) });
const inTurn = (of: Server, paths: readonly string[]): Question => ({ url: of.url, paths, ...spent(of) });

const compare = async (ours: Question, floor: Question, effort: Effort, target: number, name: string, than: string) => {
  const rateOf = await sideBySide({ ours, floor }, effort);
  const [product, bare] = [rateOf('ours'), rateOf('floor')];
  const ratio = product.perSecond / bare.perSecond;
  return figure(name, {
    target: `≥ ${target} ×`,
    measured: `${ratio.toFixed(2)} × (${rateInWords(product)})`,
    comparedTo: `${than} (${rateInWords(bare)})`,
    isMet: ratio >= target,
  });
};

const cached = async (product: Server, folder: string, effort: Effort): Promise<Figure> => {
  const file = join(folder, 'page.json');
  await writeFile(file, (await ask(`${product.url}${PATH}`)).body);
  const floor = await startFloor('bytes', file);
  try {
    const [ours, bare] = [oneAddress(product), oneAddress(floor)];
    return await compare(
      ours,
      bare,
      effort,
      0.85,
      `GET ${PATH}, cached`,
      'bare node:http, a ready buffer of the same bytes',
    );
  } finally {
    await floor.stop();
  }
};

const everyPlace = async (url: string): Promise<readonly unknown[]> => {
  const places: unknown[] = [];
  for (;;) {
    const page = Page.parse(await askJson(`${url}${PATH}?limit=100&offset=${places.length}`));
    places.push(...page.locations);
    if (page.locations.length === 0) return places;
  }
};

const rotatingPages = (): readonly string[] =>
  Array.from({ length: BEGINNINGS }, (_, offset) =>
    ['', ...CATEGORY_IDS.map((id) => `&categoryId=${id}`)].map((of) => `${PATH}?limit=${PAGE}&offset=${offset}${of}`),
  ).flat();

const uncached = async (product: Server, folder: string, effort: Effort): Promise<Figure> => {
  const { url, adminUrl = url } = product;
  const file = join(folder, 'places.json');
  await writeFile(file, JSON.stringify(await everyPlace(url)));
  const floor = await startFloor('table', file);
  try {
    const paths = rotatingPages();
    for (const path of [paths[0] ?? '', paths[5000] ?? '', paths.at(-1) ?? ''])
      if ((await ask(url + path)).body !== (await ask(floor.url + path)).body)
        throw new Error(`The floor program answers ${path} otherwise than the product`);
    const cachedCount = () => metric(adminUrl, `wellspring_cached_responses_total{route="${PATH}"}`);
    const allCount = () =>
      metric(adminUrl, `wellspring_http_request_seconds_count{method="GET",route="${PATH}",status="200"}`);
    const [cachedBefore, allBefore] = [await cachedCount(), await allCount()];
    const [ours, bare] = [inTurn(product, paths), inTurn(floor, paths)];
    const name = `GET ${PATH}, pages that are not cached`;
    const result = await compare(ours, bare, effort, 0.6, name, 'bare node:http, indexed SQLite page and count, JSON');
    const [fromCache, all] = [(await cachedCount()) - cachedBefore, (await allCount()) - allBefore];
    if (fromCache > MOST_CACHED * all) throw new Error(`${fromCache} of ${all} answers came from the cache`);
    return result;
  } finally {
    await floor.stop();
  }
};

/** The list of places by REST beside bare servers, on a product that holds 10,000 places. */
export const measureRest = async (product: Server, folder: string, effort: Effort): Promise<readonly Figure[]> => [
  await cached(product, folder, effort),
  await uncached(product, folder, effort),
];
