import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { ask, cpuSeconds, memory } from './ask.ts';
import { figure, megabytes, milliseconds, type Figure } from './figure.ts';
import { percentile } from './middle.ts';
import { importFile, type Product } from './product.ts';

const ROWS_PER_SECOND = 4_000;
const MOST_MEMORY = 900e6;
const RESPONSIVE_MS = 250;
const VISIT_EVERY_MS = 50;

const Total = z.object({ total: z.number() });

/** Addresses that were not requested before: the product has to make each answer. */
const freshList = (url: string, at: number): string => `${url}/api/locations?limit=9&offset=${at}`;

/** Resolves when search finds so many places. */
export const searchable = async (url: string, places: number): Promise<void> => {
  // A sorted list is the index's; each query has a unique address, so that no cached answer is used.
  for (let at = 1; ; at += 1) {
    const { status, body } = await ask(`${url}/api/locations?sort=newest&limit=1&offset=${at}`);
    if (status === 200 && Total.parse(JSON.parse(body)).total >= places) return;
    await pause(100);
  }
};

/** A visitor who looks at lists all the time. Answers how long each took, and the most memory seen. */
const visit = async ({ url, adminUrl }: Product, until: AbortSignal) => {
  const waits: number[] = [];
  let mostMemory = 0;
  for (let at = 0; !until.aborted; at += 1) {
    waits.push((await ask(freshList(url, at))).milliseconds);
    if (at % 20 === 0) mostMemory = Math.max(mostMemory, await memory(adminUrl));
    await pause(VISIT_EVERY_MS);
  }
  return { waits, mostMemory };
};

/** Imports the file by the operator's command into the running product, until search finds all of it. */
export const measureImport = async (
  product: Product,
  folder: string,
  file: string,
  places: number,
): Promise<readonly Figure[]> => {
  const done = new AbortController();
  const { url, adminUrl } = product;
  const visiting = visit(product, done.signal);
  const [startedAt, usedBefore] = [performance.now(), await cpuSeconds(adminUrl)];
  await importFile(folder, file);
  const written = (performance.now() - startedAt) / 1000;
  await searchable(url, places);
  const seconds = (performance.now() - startedAt) / 1000;
  const used = (await cpuSeconds(adminUrl)) - usedBefore;
  done.abort();
  const { waits, mostMemory } = await visiting;
  const perSecond = places / seconds;
  const wait = percentile(waits, 0.99);
  const count = places.toLocaleString('en');
  return [
    figure(`Import of ${count} places until searchable`, {
      target: `≥ ${ROWS_PER_SECOND.toLocaleString('en')} rows/s, ≤ ${megabytes(MOST_MEMORY)}`,
      measured: `${Math.round(perSecond).toLocaleString('en')} rows/s (${Math.round((used / places) * 1e6)} µs of processor a row, at most ${megabytes(mostMemory)})`,
      comparedTo: `written after ${written.toFixed(1)} s, searchable after ${seconds.toFixed(1)} s`,
      isMet: perSecond >= ROWS_PER_SECOND && mostMemory <= MOST_MEMORY,
    }),
    figure(`A visitor's list while ${count} places are imported, p99`, {
      target: `≤ ${RESPONSIVE_MS} ms`,
      measured: milliseconds(wait),
      comparedTo: `p50 ${milliseconds(percentile(waits, 0.5))}, ${waits.length} lists`,
      isMet: wait <= RESPONSIVE_MS,
    }),
  ];
};
