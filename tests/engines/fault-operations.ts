import { LocationList } from '@wellspring/rest-contract/location';
import { eventually } from '@wellspring/testkit/eventually';
import { z } from 'zod';
import { placeInput } from '@wellspring/testkit/place-input';
import { type Operation, OPERATIONS, type Outcome } from './fault-table.ts';
import { newWord, rowsOf } from '@wellspring/testkit/import-rows';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const REVIEW = { rating: 4, title: 'Calm water', content: 'Warm and clean all day long.' };
const Made = z.object({ id: z.string() });

/** A member of the product: one address, one session. */
export type Somebody = { readonly email: string; readonly password: string; readonly cookie: string };

type Answer = { readonly status: number; readonly body: unknown };

const call = async (origin: string, path: string, body?: object, cookie = ''): Promise<Answer & { cookie: string }> => {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body: answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

/** Joins the product at an address. */
export const join = async (origin: string): Promise<Somebody> => {
  const credentials = { email: `${newWord()}@example.org`, password: 'a quiet Water in the hills' };
  const { status, cookie } = await call(origin, '/api/register', credentials);
  expect(status).toBe(201);
  return { ...credentials, cookie };
};

/** The data of a fault: a published place without reviews, and one that the member has submitted. */
export type Stage = {
  readonly member: Somebody;
  readonly word: string;
  readonly placeId: string;
  readonly ownId: string;
  /** an admin publishes a place */
  readonly verify: (id: string) => Promise<void>;
};

type Importer = { readonly import: (rows: readonly object[]) => Promise<{ readonly code: number | null }> };

/** Prepares them, and waits until every service knows of them. */
export const setStage = async (
  origin: string,
  product: Importer,
  { member, verify }: Pick<Stage, 'member' | 'verify'>,
): Promise<Stage> => {
  const word = newWord();
  expect((await product.import(rowsOf(word, 1))).code).toBe(0);
  const placeId = await eventually(async () => {
    const { body } = await call(origin, `/api/locations?search=${word}`);
    const [found] = LocationList.parse(body).locations;
    if (!found) throw new Error('Not found yet');
    return found.id;
  }, 30_000);
  // Reviews hears of a place by its event; it answers 404 until then.
  await eventually(async () => expect((await reviewsOf(origin, placeId)).status).toBe(200), 30_000);
  const own = await call(origin, '/api/locations', placeInput(newWord()), member.cookie);
  return { member, verify, word, placeId, ownId: Made.parse(own.body).id };
};

const reviewsOf = (origin: string, placeId: string): Promise<Answer> =>
  call(origin, `/api/locations/${placeId}/reviews`);

let reads = 0;
/** Addresses that were never requested: no cached response hides a fault. */
const uncachedPage = (query: string): string => `/api/locations?${query}&limit=1&offset=${(reads += 1)}`;
/** A search whose page is not empty: one that finds nothing reads no document. */
const uncachedSearch = (word: string): string => `/api/locations?search=${word}&limit=${1 + ((reads += 1) % 100)}`;

const photoForm = (): FormData => {
  const form = new FormData();
  form.append('photos', new Blob([PIXEL], { type: 'image/png' }), 'pool.png');
  return form;
};

/** How each operation is done; `name`: of what is submitted. */
const DEEDS: Readonly<Record<Operation, (origin: string, stage: Stage, name: string) => Promise<Answer>>> = {
  'sign in': (origin, { member: { email, password } }) => call(origin, '/api/login', { email, password }),
  read: (origin) => call(origin, uncachedPage('categoryId=21')),
  search: (origin, { word }) => call(origin, uncachedSearch(word)),
  review: (origin, { placeId, member }) => call(origin, `/api/locations/${placeId}/reviews`, REVIEW, member.cookie),
  upload: (origin, { ownId, member }) => call(origin, `/api/locations/${ownId}/photos`, photoForm(), member.cookie),
  submit: (origin, { member }, name) => call(origin, '/api/locations', placeInput(name), member.cookie),
};

const Message = z.object({ message: z.string() });

/** Does one of them and holds what comes back to the table. */
export const expectOutcome = async (
  origin: string,
  stage: Stage,
  operation: Operation,
  outcome: Outcome,
  name: string,
): Promise<void> => {
  const { status, body } = await DEEDS[operation](origin, stage, name);
  const isDone = status >= 200 && status < 300;
  if (typeof outcome === 'string') expect({ status, isDone, body }).toMatchObject({ isDone: true });
  if (operation === 'submit' && outcome === 'works, follows') await stage.verify(Made.parse(body).id);
  if (typeof outcome !== 'string')
    expect({ status, ...Message.parse(body) }).toEqual({ status: 503, message: outcome.refused });
};

/** What is shown elsewhere because of what was done: once it is published, where it must be. */
const FOLLOWS: Partial<Readonly<Record<Operation, (origin: string, stage: Stage, name: string) => Promise<void>>>> = {
  review: async (origin, { placeId }) =>
    expect((await call(origin, `/api/locations/${placeId}`)).body).toMatchObject({ averageRating: 4, reviewCount: 1 }),
  submit: async (origin, _stage, name) => {
    const { body } = await call(origin, uncachedSearch(name));
    expect(LocationList.parse(body).total).toBe(1);
  },
};

/** When the fault is over: what was done is shown, once, and all operations work. */
export const expectRecovery = async (
  origin: string,
  stage: Stage,
  outcomes: Readonly<Record<Operation, Outcome>>,
  name: string,
): Promise<void> => {
  for (const operation of OPERATIONS) {
    const follow = FOLLOWS[operation];
    if (follow && outcomes[operation] === 'works, follows')
      await eventually(() => follow(origin, stage, name), 70_000, 100);
    else if (outcomes[operation] !== 'works')
      await eventually(() => expectOutcome(origin, stage, operation, 'works', newWord()), 70_000, 200);
  }
};
