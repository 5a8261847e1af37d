import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { figure, milliseconds, type Figure } from './figure.ts';
import type { Flood } from './login-flood.ts';
import { median, percentile } from './middle.ts';
import { forwardedFor, post } from './post.ts';
import { startProduct, withFolder } from './product.ts';

const LOOK_EVERY_MS = 1;
const MOST_RATING_MS = 100;
const A_SECOND = 1_000;

const ADDRESSES = 200;
const LOGINS_A_SECOND = 200;
const MOST_SLOWER = 2;

const Accounts = z.array(z.object({ role: z.string(), email: z.string(), password: z.string() }));
const Listed = z.object({ locations: z.array(z.object({ id: z.string() })).min(1) });
const Rated = z.object({ averageRating: z.number() });
const Made = z.object({ id: z.string() });

/** Signs the demo's member in. Answers their cookie. */
const signIn = async (url: string, folder: string): Promise<string> => {
  const accounts = Accounts.parse(JSON.parse(await readFile(join(folder, 'demo-accounts.json'), 'utf8')));
  const { email, password } = accounts.find(({ role }) => role === 'member') ?? {};
  const response = await post(`${url}/api/login`, { email, password }, forwardedFor(0));
  const [cookie = ''] = response.headers.getSetCookie();
  if (response.status !== 200) throw new Error(`Signing in was answered with ${response.status}`);
  return cookie.split(';')[0] ?? '';
};

const listOf = async (url: string): Promise<string> =>
  Listed.parse(await (await fetch(`${url}/api/locations?limit=1`)).json()).locations[0]?.id ?? '';

/** Changes one review, a second apart; answers how long each took from the answer until the place says so to everybody. */
const ratingWaits = async (url: string, cookie: string, count: number): Promise<readonly number[]> => {
  const id = await listOf(url);
  const place = `${url}/api/locations/${id}`;
  const draft = { rating: 1, title: 'Bench', content: 'Written to be measured' };
  const review = Made.parse(await (await post(`${place}/reviews`, draft, { cookie })).json());
  const waits: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    await pause(A_SECOND);
    const rating = 1 + (at % 5);
    const answer = await fetch(`${url}/api/reviews/${review.id}`, {
      method: 'PUT',
      body: JSON.stringify({ rating }),
      headers: { 'content-type': 'application/json', cookie },
    });
    if (answer.status !== 200) throw new Error(`A review was answered with ${answer.status}`);
    await answer.arrayBuffer();
    const writtenAt = performance.now();
    while (Rated.parse(await (await fetch(place)).json()).averageRating !== rating) await pause(LOOK_EVERY_MS);
    waits.push(performance.now() - writtenAt);
  }
  return waits;
};

/** How long visitors' lists take, one after the other, until the signal ends it. */
const readUntil = async (url: string, signal: AbortSignal): Promise<readonly number[]> => {
  const took: number[] = [];
  for (let at = 0; !signal.aborted; at += 1) {
    const askedAt = performance.now();
    await (await fetch(`${url}/api/locations?limit=9&offset=${(at % 20) * 9}`)).arrayBuffer();
    took.push(performance.now() - askedAt);
    await pause(5);
  }
  return took;
};

/** The logins come from a thread of their own: whoever reads does not send them. Answers how each was answered. */
const loginsFor = async (url: string, seconds: number, round: number): Promise<readonly number[]> => {
  const count = seconds * LOGINS_A_SECOND;
  const flood: Flood = { url, count, aSecond: LOGINS_A_SECOND, addresses: ADDRESSES, round };
  const thread = new Worker(new URL('./login-flood.ts', import.meta.url), { workerData: flood });
  const [statuses] = z.tuple([z.array(z.number())]).parse(await once(thread, 'message'));
  return statuses;
};

const readFor = async (url: string, work: Promise<unknown>): Promise<readonly number[]> => {
  const ended = new AbortController();
  const reading = readUntil(url, ended.signal);
  await work;
  ended.abort();
  return reading;
};

/** Lists without and with logins beside them, in turns. Answers the middle of each one's 99th percentile, and how the logins were answered. */
const readBesideLogins = async (url: string, { rounds, seconds }: { rounds: number; seconds: number }) => {
  const [quiet, busy, statuses]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(percentile(await readFor(url, pause(seconds * A_SECOND)), 0.99));
    const logins = loginsFor(url, seconds, round);
    busy.push(percentile(await readFor(url, logins), 0.99));
    statuses.push(...(await logins));
  }
  return { quiet: median(quiet), busy: median(busy), statuses };
};

type Effort = { readonly changes: number; readonly rounds: number; readonly seconds: number };

/** What members do beside visitors, on an embedded product with the demo's places behind a proxy. */
export const measureMembers = ({ changes, ...effort }: Effort): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const product = await startProduct(folder, { TRUST_PROXY: '1', LOG_LEVEL: 'error' });
    try {
      const { url } = product;
      const waits = await ratingWaits(url, await signIn(url, folder), changes);
      const { quiet, busy, statuses } = await readBesideLogins(url, effort);
      const [hashed = 0, full = 0] = [401, 503].map((status) => statuses.filter((each) => each === status).length);
      const last = percentile(waits, 0.99);
      return [
        figure('Review changed to average on the card, embedded, p99', {
          target: `≤ ${MOST_RATING_MS} ms`,
          measured: milliseconds(last),
          comparedTo: `p50 ${milliseconds(percentile(waits, 0.5))}, ${waits.length} changes of one place, a second apart`,
          isMet: last <= MOST_RATING_MS,
        }),
        figure(`A visitor's list beside ${LOGINS_A_SECOND} logins a second, p99`, {
          target: `≤ ${MOST_SLOWER} ×`,
          measured: `${(busy / quiet).toFixed(2)} × (${milliseconds(busy)})`,
          comparedTo:
            `the same lists without logins (${milliseconds(quiet)}), in ${effort.rounds} turns; ${statuses.length} logins from ` +
            `${ADDRESSES} addresses: ${hashed} hashed, ${full} told that too many sign in at once`,
          isMet: busy <= MOST_SLOWER * quiet && hashed + full === statuses.length,
        }),
      ];
    } finally {
      await product.stop();
    }
  });
