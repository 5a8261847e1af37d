import { eventually } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import { z } from 'zod';
import { admin, MODERATION, other, submitAsMember } from './actors.ts';
import { newWord } from '@wellspring/testkit/import-rows';
import { callCatalog, caughtUp } from './requests.ts';
import { openTraces } from './testing/traces.ts';

const product = await startDistributed();
const traces = await openTraces();

const WithId = z.object({ id: z.string() });
const Review = WithId.extend({ photos: z.array(z.object({ url: z.string() })) });
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const call = async (cookie: string, method: string, path: string, body?: object): Promise<unknown> => {
  const isForm = body instanceof FormData;
  const response = await fetch(`${product.origins.gateway}${path}`, {
    method,
    headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
};

const join = async (): Promise<string> => {
  const response = await fetch(`${product.origins.gateway}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${newWord()}@example.org`, password: 'a quiet Water in the hills' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

const reviewForm = (word: string): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ rating: '4', title: word, content: `Quiet water, ${word}` }))
    form.append(field, value);
  form.append('photos', new Blob([PIXEL], { type: 'image/png' }), 'pool.png');
  return form;
};

const statusOf = async (path: string): Promise<number> => (await fetch(`${product.origins.gateway}${path}`)).status;

describe('a place that everything refers to', () => {
  it('is gone from MongoDB, Elasticsearch and the files once an admin has deleted it', async () => {
    const [name, word] = [newWord(), newWord()];
    const id = await submitAsMember(product)(name, {}, other);
    const asAdmin = callCatalog(product);
    await asAdmin(admin, `mutation ($id: ID!) { ${MODERATION.verify} }`, { id });
    await caughtUp(product);
    const cookie = await join();
    const place = `/api/locations/${id}`;
    const { photos } = Review.parse(await call(cookie, 'POST', `${place}/reviews`, reviewForm(word)));
    await call(cookie, 'POST', `${place}/favorite`);
    await call(cookie, 'POST', `${place}/visit`, { visitStatus: 'visited', notes: word });
    const { id: list } = WithId.parse(await call(cookie, 'POST', '/api/trip-lists', { name: 'Baths' }));
    await call(cookie, 'POST', `/api/trip-lists/${list}/items`, { locationId: id, notes: word });
    await call(cookie, 'POST', `${place}/claim`, { message: `I have kept this place, ${word}, for years` });
    await caughtUp(product);
    const [{ url } = { url: '' }] = photos;
    expect(await statusOf(url)).toBe(200);
    await eventually(
      async () => {
        const found = await traces.ofWords({ name, word });
        expect(found).toContainEqual(expect.stringMatching(/^name: elasticsearch /));
        expect(found).toContain('word: mongodb reviews.reviews');
      },
      20_000,
      500,
    );

    await asAdmin(admin, `mutation ($id: ID!) { ${MODERATION.delete} }`, { id });
    await caughtUp(product);
    // Its name stays for its submitter.
    const remaining = ['name: mongodb catalog.deletionnotes'];
    await eventually(async () => expect(await traces.ofWords({ name, word })).toEqual(remaining), 60_000, 500);
    await eventually(async () => expect([await statusOf(url), await statusOf(place)]).toEqual([404, 404]), 20_000, 200);
  });
});
