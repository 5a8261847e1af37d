import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { eventually } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import mongoose from 'mongoose';
import { z } from 'zod';
import { admin, MODERATION, other, submitAsMember } from './actors.ts';
import { newWord } from './import-rows.ts';
import { callCatalog, caughtUp } from './requests.ts';

const product = await startDistributed();
const store = await mongoose.createConnection(process.env['MONGODB_URL'] ?? '').asPromise();
afterAll(() => store.close());

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

/** Which collections hold a word, as `service.collection`. */
const collectionsWith = async (word: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const service of SERVICE_NAMES) {
    const database = store.useDb(service);
    for (const { name } of await database.listCollections())
      // By its only index that has every document: scans are refused.
      for await (const document of database.collection(name).find().hint({ _id: 1 }))
        if (JSON.stringify(document).includes(word)) {
          found.push(`${service}.${name}`);
          break;
        }
  }
  return found.toSorted();
};

const Hits = z.object({ hits: z.object({ total: z.object({ value: z.int() }) }) });
/** How many documents of all indices hold a word. */
const indexed = async (word: string): Promise<number> => {
  const engine = process.env['ELASTICSEARCH_URL'] ?? '';
  await fetch(`${engine}/_refresh`, { method: 'POST' });
  const response = await fetch(`${engine}/_all/_search?q=${encodeURIComponent(`"${word}"`)}`);
  return Hits.parse(await response.json()).hits.total.value;
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
    await eventually(async () => expect(await indexed(name)).toBe(1), 20_000, 200);
    expect(await collectionsWith(word)).toEqual(expect.arrayContaining(['reviews.reviews']));

    await asAdmin(admin, `mutation ($id: ID!) { ${MODERATION.delete} }`, { id });
    await caughtUp(product);
    // The country of its name stays as a country, its name for whoever submitted it.
    const kept = ['analytics.seenlocations', 'catalog.deletionnotes'];
    await eventually(
      async () => {
        const traces = [await collectionsWith(word), await collectionsWith(name), await indexed(name)];
        expect(traces).toEqual([[], kept, 0]);
      },
      60_000,
      500,
    );
    await eventually(async () => expect([await statusOf(url), await statusOf(place)]).toEqual([404, 404]), 20_000, 200);
  });
});
