import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { figure, milliseconds, type Figure } from './figure.ts';
import { percentile } from './middle.ts';
import { forwardedFor, post } from './post.ts';

const LOOK_EVERY_MS = 1;
const A_SECOND = 1_000;

const Made = z.object({ id: z.string() });
const Listed = z.object({ locations: z.array(z.object({ id: z.string(), reviewCount: z.number() })) });
const Rated = z.object({ averageRating: z.number() });
const Badges = z.array(z.object({ badgeType: z.string() }));

type Member = { readonly id: string; readonly cookie: string };

let joined = 0;

/** A new member, from their own address. */
const join = async (url: string): Promise<Member> => {
  joined += 1;
  const account = { email: `bench-${process.pid}-${joined}@example.org`, password: 'quiet water 42' };
  const response = await post(`${url}/api/register`, account, forwardedFor(joined % 250, 100));
  if (response.status !== 201) throw new Error(`Joining was answered with ${response.status}`);
  const [cookie = ''] = response.headers.getSetCookie();
  return { id: Made.parse(await response.json()).id, cookie: cookie.split(';')[0] ?? '' };
};

/** Places without reviews: one review is their average. @throws when engines bring none, after a run before */
const placesOf = async (url: string, count: number): Promise<readonly string[]> => {
  const { locations } = Listed.parse(await (await fetch(`${url}/api/locations?limit=100`)).json());
  const unrated = locations.filter(({ reviewCount }) => reviewCount === 0).slice(0, count);
  if (unrated.length === 0) throw new Error('Every place has reviews: the bench needs empty engines');
  return unrated.map(({ id }) => id);
};

const review = async (place: string, { cookie }: Member): Promise<string> => {
  const draft = { rating: 1, title: 'Bench', content: 'Written to be measured' };
  const response = await post(`${place}/reviews`, draft, { cookie });
  if (response.status !== 201) throw new Error(`A review was answered with ${response.status}`);
  return Made.parse(await response.json()).id;
};

/** Changes one review, a second apart; answers how long each took from the answer until the place shows it to everyone. */
const ratingWaits = async (url: string, count: number): Promise<readonly number[]> => {
  const [id = ''] = await placesOf(url, 1);
  const [place, member] = [`${url}/api/locations/${id}`, await join(url)];
  const reviewId = await review(place, member);
  const waits: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    await pause(A_SECOND);
    const rating = 1 + (at % 5);
    const answer = await fetch(`${url}/api/reviews/${reviewId}`, {
      method: 'PUT',
      body: JSON.stringify({ rating }),
      headers: { 'content-type': 'application/json', cookie: member.cookie },
    });
    if (answer.status !== 200) throw new Error(`A review was answered with ${answer.status}`);
    await answer.arrayBuffer();
    const writtenAt = performance.now();
    while (Rated.parse(await (await fetch(place)).json()).averageRating !== rating) await pause(LOOK_EVERY_MS);
    waits.push(performance.now() - writtenAt);
  }
  return waits;
};

/** Reads the stream of a member until it tells of a badge. */
const hint = async (stream: AsyncIterable<Uint8Array>): Promise<void> => {
  let received = '';
  for await (const piece of stream) {
    received += Buffer.from(piece).toString();
    if (received.includes('event: badge')) return;
  }
  throw new Error(`The stream ended after ${received}`);
};

/** New members, a second apart, write their first review; answers how long it took from the answer until their badge could be shown. */
const badgeWaits = async (url: string, count: number): Promise<readonly number[]> => {
  const waits: number[] = [];
  for (const id of await placesOf(url, count)) {
    const member = await join(url);
    const headers = { cookie: member.cookie };
    const leaving = new AbortController();
    const { body } = await fetch(`${url}/api/stream`, { headers, signal: leaving.signal });
    if (!body) throw new Error('The stream is empty');
    const hinted = hint(body);
    await pause(A_SECOND);
    await review(`${url}/api/locations/${id}`, member);
    const writtenAt = performance.now();
    await hinted;
    const badges = Badges.parse(await (await fetch(`${url}/api/users/${member.id}/badges`, { headers })).json());
    if (badges.length === 0) throw new Error('A badge was hinted at and is not there');
    waits.push(performance.now() - writtenAt);
    leaving.abort();
  }
  return waits;
};

const row = (name: string, most: number, waits: readonly number[], what: string): Figure => {
  const last = percentile(waits, 0.99);
  return figure(name, {
    target: `≤ ${most} ms`,
    measured: milliseconds(last),
    comparedTo: `p50 ${milliseconds(percentile(waits, 0.5))}, ${waits.length} ${what}, a second apart`,
    isMet: last <= most,
  });
};

export type Waiting = {
  readonly where: string;
  readonly most: number;
  readonly changes: number;
  readonly firsts: number;
};

/** How long what a member does takes to be seen: by everybody, and as a badge by themselves. */
export const measureWaits = async (
  url: string,
  { where, most, changes, firsts }: Waiting,
): Promise<readonly Figure[]> => [
  row(
    `Review changed to average on the card, ${where}, p99`,
    most,
    await ratingWaits(url, changes),
    'changes of one place',
  ),
  row(`First review to badge in the browser, ${where}, p99`, most, await badgeWaits(url, firsts), 'members'),
];
