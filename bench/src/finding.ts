import { ask } from './ask.ts';
import { chance, pick } from './chance.ts';
import { figure, kilobytes, milliseconds, type Figure } from './figure.ts';
import { percentile } from './middle.ts';
import type { Place } from './places.ts';
import { randomView } from './views.ts';
import { z } from 'zod';

const SEARCH_MS = 25;
const MOST_FEATURES = 500;
const MOST_BYTES = 32_000;
const GROWTH = 2;

const View = z.object({ places: z.array(z.unknown()), clusters: z.array(z.unknown()) });

/** A letter is missing somewhere behind the first. */
const mistyped = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 1));
  return word.slice(0, at) + word.slice(at + 1);
};

/** Possible searches for one of the places. */
export const randomSearch = (places: readonly Place[], random: () => number): URLSearchParams => {
  const place = pick(random, places);
  const words = place.name.toLowerCase().split(' ');
  const texts = [
    () => place.name,
    () => words.slice(0, 2).join(' '),
    () => pick(random, words).slice(0, 2 + Math.floor(random() * 4)),
    () => `${pick(random, words)} ${place.city}`,
    () => `${place.city} ${pick(random, words).slice(0, 3)}`,
    () => words.map((word) => (word.length > 4 ? mistyped(word, random) : word)).join(' '),
  ];
  const query = new URLSearchParams({ search: pick(random, texts)(), limit: '9' });
  if (random() < 0.25) query.set('categoryId', String(place.categoryId));
  if (random() < 0.15) query.set('near', `${place.latitude},${place.longitude}`);
  return query;
};

/** Searches of many kinds, one after the other, each once. */
export const measureSearch = async (
  { url, places: total }: { readonly url: string; readonly places: number },
  places: readonly Place[],
  count: number,
): Promise<Figure> => {
  const random = chance(3);
  const waits: number[] = [];
  for (let at = 0; at < count + 50; at += 1) {
    const {
      status,
      body,
      milliseconds: waited,
    } = await ask(`${url}/api/locations?${randomSearch(places, random).toString()}`);
    if (status !== 200) throw new Error(`A search was answered ${status}: ${body}`);
    if (at >= 50) waits.push(waited);
  }
  const slowest = percentile(waits, 0.99);
  return figure(`Search in ${total.toLocaleString('en')} places, p99`, {
    target: `≤ ${SEARCH_MS} ms`,
    measured: milliseconds(slowest),
    comparedTo: `p50 ${milliseconds(percentile(waits, 0.5))}, ${count} searches: names, prefixes, cities, typos`,
    isMet: slowest <= SEARCH_MS,
  });
};

/** Map views of two products, a small and a large one, in turns: every place and zoom, also boxes that no screen shows. */
export const measureMap = async (
  small: { readonly url: string; readonly places: number },
  large: { readonly url: string; readonly places: number },
  places: readonly Place[],
  count: number,
): Promise<readonly Figure[]> => {
  const random = chance(4);
  const seen = { features: 0, bytes: 0 };
  const waits = { small: [] as number[], large: [] as number[] };
  for (let at = 0; at < count + 50; at += 1) {
    const path = `/api/map?${randomView(places, random).toString()}`;
    for (const [name, { url }] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const { status, body, bytes, milliseconds: waited } = await ask(url + path, true);
      if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
      const view = View.parse(JSON.parse(body));
      seen.features = Math.max(seen.features, view.places.length + view.clusters.length);
      seen.bytes = Math.max(seen.bytes, bytes);
      if (at >= 50) waits[name].push(waited);
    }
  }
  const [slowSmall, slowLarge] = [percentile(waits.small, 0.99), percentile(waits.large, 0.99)];
  const counts = [small.places, large.places].map((number) => number.toLocaleString('en'));
  return [
    figure(`Map answers at ${counts[1]} places, largest of ${count}`, {
      target: `≤ ${MOST_FEATURES} features, ≤ ${kilobytes(MOST_BYTES)} compressed`,
      measured: `${seen.features} features, ${kilobytes(seen.bytes)}`,
      comparedTo: 'the limits themselves; gzip, which is larger than what most browsers get',
      isMet: seen.features <= MOST_FEATURES && seen.bytes <= MOST_BYTES,
    }),
    figure(`Map answers at ${counts[1]} places, p99`, {
      target: `≤ ${GROWTH} ×`,
      measured: `${(slowLarge / slowSmall).toFixed(2)} × (${milliseconds(slowLarge)})`,
      comparedTo: `the same views at ${counts[0]} places (${milliseconds(slowSmall)})`,
      isMet: slowLarge <= GROWTH * slowSmall,
    }),
  ];
};
