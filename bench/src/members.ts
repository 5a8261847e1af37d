import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { figure, milliseconds, type Figure } from './figure.ts';
import { percentile } from './middle.ts';
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

const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The address that a proxy of ours would say a call came from. */
const from = (at: number) => ({ 'x-forwarded-for': `10.0.0.${at % ADDRESSES}` });

/** Signs the demo's member in. Answers their cookie. */
const signIn = async (url: string, folder: string): Promise<string> => {
  const accounts = Accounts.parse(JSON.parse(await readFile(join(folder, 'demo-accounts.json'), 'utf8')));
  const { email, password } = accounts.find(({ role }) => role === 'member') ?? {};
  const response = await post(`${url}/api/login`, { email, password }, from(0));
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

/** So many logins in each second, each from another address and for another account: no limit stops them. Answers how each was answered. */
const loginsFor = async (url: string, seconds: number): Promise<readonly number[]> => {
  const begunAt = performance.now();
  const sent: Promise<number>[] = [];
  for (let at = 0; at < seconds * LOGINS_A_SECOND; at += 1) {
    const dueAt = begunAt + (at / LOGINS_A_SECOND) * A_SECOND;
    if (dueAt > performance.now()) await pause(dueAt - performance.now());
    const login = post(`${url}/api/login`, { email: `bench-${at}@example.org`, password: 'warm water' }, from(at));
    sent.push(login.then(async (response) => (await response.arrayBuffer(), response.status)));
  }
  return Promise.all(sent);
};

const readFor = async (url: string, work: Promise<unknown>): Promise<readonly number[]> => {
  const ended = new AbortController();
  const reading = readUntil(url, ended.signal);
  await work;
  ended.abort();
  return reading;
};

/** What members do beside visitors, on an embedded product with the demo's places behind a proxy. */
export const measureMembers = ({
  changes,
  seconds,
}: {
  readonly changes: number;
  readonly seconds: number;
}): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const product = await startProduct(folder, { TRUST_PROXY: '1', LOG_LEVEL: 'error' });
    try {
      const { url } = product;
      const waits = await ratingWaits(url, await signIn(url, folder), changes);
      const quiet = percentile(await readFor(url, pause(seconds * A_SECOND)), 0.99);
      const logins = loginsFor(url, seconds);
      const busy = percentile(await readFor(url, logins), 0.99);
      const statuses = await logins;
      const [hashed, full] = [401, 503].map((status) => statuses.filter((each) => each === status).length);
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
          comparedTo: `the same lists without logins (${milliseconds(quiet)}); ${statuses.length} logins from ${ADDRESSES} addresses: ${hashed ?? 0} hashed, ${full ?? 0} told that too many sign in at once`,
          isMet: busy <= MOST_SLOWER * quiet && (hashed ?? 0) + (full ?? 0) === statuses.length,
        }),
      ];
    } finally {
      await product.stop();
    }
  });
