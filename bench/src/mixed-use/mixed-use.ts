import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LocationList } from '@wellspring/rest-contract/location';
import { ask, askJson, memory } from '../ask.ts';
import { chance } from '../chance.ts';
import { figure, megabytes, type Figure } from '../figure.ts';
import { searchable } from '../import.ts';
import { openAndClose } from '../leaks/streams.ts';
import { joinAll } from '../new-members.ts';
import { writePlaces, type Place } from '../places.ts';
import { importFile, startProduct, withFolder, type Product } from '../product.ts';
import { membersAction, phonePhoto } from './members.ts';
import { visitorsPath } from './visitors.ts';

const MOST_MEMORY = 300e6;
const REQUESTS_A_SECOND = 10;
const MEMBERS = 25;
/** Part of the requests that members send. */
const MEMBERS_PART = 0.2;
const STREAMS_AT_ONCE = 20;
const STREAMS_EVERY_MS = 20_000;
const SAMPLES = 10;
const PAGE = 100;

type Effort = { readonly places: number; readonly minutes: number };
type Ask = (random: () => number) => Promise<number>;

/** Ids of places from all over the list. */
const someIds = async (url: string, places: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let part = 0; part < SAMPLES; part += 1) {
    const offset = Math.floor((part * places) / SAMPLES);
    const { locations } = LocationList.parse(await askJson(`${url}/api/locations?limit=${PAGE}&offset=${offset}`));
    ids.push(...locations.map(({ id }) => id));
  }
  return ids;
};

/** Sends requests at a steady pace until the time is over. Answers how many were answered with each status. */
const askFor = async (milliseconds: number, one: Ask): Promise<Readonly<Record<string, number>>> => {
  const random = chance(5);
  const statuses: Record<string, number> = {};
  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  for (let count = 1; performance.now() - startedAt < milliseconds; count += 1) {
    const answered = one(random).then((status) => void (statuses[status] = (statuses[status] ?? 0) + 1));
    sent.push(answered);
    await pause(Math.max(0, startedAt + (count * 1_000) / REQUESTS_A_SECOND - performance.now()));
  }
  await Promise.all(sent);
  return statuses;
};

/** Opens streams again and again, as members do who come and go. */
const streamFor = async (milliseconds: number, url: string, cookies: readonly string[]): Promise<void> => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    await openAndClose(url, cookies, STREAMS_AT_ONCE);
    await pause(Math.min(STREAMS_EVERY_MS, Math.max(0, until - performance.now())));
  }
};

const use = async ({ url, adminUrl }: Product, places: readonly Place[], effort: Effort) => {
  const ids = await someIds(url, effort.places);
  const members = await joinAll(url, MEMBERS);
  const path = visitorsPath(places, ids);
  const action = await membersAction(url, { members, ids, photo: await phonePhoto() });
  const one: Ask = async (random) =>
    random() < MEMBERS_PART ? action(random) : (await ask(url + path(random), random() < 0.7)).status;
  const part = (effort.minutes * 60_000) / SAMPLES;
  const cookies = members.map(({ cookie }) => cookie);
  const [bytes, statuses]: [number[], Record<string, number>] = [[], {}];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const [answered] = await Promise.all([askFor(part, one), streamFor(part, url, cookies)]);
    for (const [status, count] of Object.entries(answered)) statuses[status] = (statuses[status] ?? 0) + count;
    bytes.push(await memory(adminUrl));
  }
  return { bytes, statuses };
};

/** Resident memory of the embedded product with many places while visitors and members use it. */
export const measureMixedUse = (effort: Effort) =>
  withFolder(async (folder): Promise<readonly Figure[]> => {
    const [data, file] = [join(folder, 'data'), join(folder, 'places.ndjson')];
    const places = await writePlaces(file, effort.places);
    const settings = { DEMO_DATA: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'error' };
    const filled = await startProduct(data, settings);
    await importFile(data, file).finally(filled.stop);
    const product = await startProduct(data, settings);
    try {
      await searchable(product.url, effort.places);
      const { bytes, statuses } = await use(product, places, effort);
      const last = bytes.at(-1) ?? 0;
      const answered = Object.entries(statuses).map(([status, count]) => `${status} ${count.toLocaleString('en')}`);
      return [
        figure(`${effort.places.toLocaleString('en')} places, after ${effort.minutes} minutes of mixed use: memory`, {
          target: `≤ ${megabytes(MOST_MEMORY)}`,
          measured: megabytes(last),
          comparedTo: `the limit itself; resident, at the end of each tenth ${bytes.map(megabytes).join(', ')}; ${REQUESTS_A_SECOND} requests a second (${answered.join(', ')})`,
          isMet: last <= MOST_MEMORY,
        }),
      ];
    } finally {
      await product.stop();
    }
  });
