import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import type { RoleName } from '../served/roles.ts';
import { CLAIM, openSubjects, PIXEL, PLACE, REPORT, REVIEW } from '../served/subjects.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);
const subjects = openSubjects(served, people);

type Body = () => object;

/** A form with one picture. What stands behind the end of a picture makes another file of it. */
const picture =
  (field: string, texts: Readonly<Record<string, string>> = {}, end = ''): Body =>
  () => {
    const form = new FormData();
    for (const [name, text] of Object.entries(texts)) form.append(name, text);
    form.append(field, new Blob([PIXEL, end], { type: 'image/png' }), 'pool.png');
    return form;
  };
const json =
  (body: object): Body =>
  () =>
    body;

/** A request, and others that are not the same. */
type Example = {
  readonly role: RoleName;
  readonly path: string;
  readonly body: Body;
  readonly others: readonly Body[];
};

const place = await subjects.find('published place');
const pending = await subjects.find('pending place');
const review = await subjects.find('review');
const list = await subjects.find('public list');
const theirs = z
  .object({ id: z.string() })
  .parse(
    JSON.parse(
      (await people.call('member', { method: 'POST', path: '/api/trip-lists', body: { name: 'Baths' } })).text,
    ),
  ).id;

const reported = (path: string): Example => ({
  role: 'member',
  path,
  body: json(REPORT),
  others: [json({ ...REPORT, description: 'The water is cold' }), json({ ...REPORT, type: 'other' })],
});
const texts = { rating: '4', title: 'Warm', content: 'Quiet and warm water' };

const EXAMPLES: Readonly<Record<string, Example>> = {
  'POST /api/locations': {
    role: 'other',
    path: '/api/locations',
    body: json(PLACE),
    others: [json({ ...PLACE, name: 'Cold Pool' }), json({ ...PLACE, hours: '9–17' })],
  },
  'POST /api/locations/{id}/photos': {
    role: 'author',
    path: `/api/locations/${pending}/photos`,
    body: picture('photos', { captions: 'Steam' }),
    others: [picture('photos', { captions: 'Snow' }), picture('photos', { captions: 'Steam' }, ' ')],
  },
  'POST /api/locations/{id}/claim': {
    role: 'member',
    path: `/api/locations/${place}/claim`,
    body: json(CLAIM),
    others: [json({ message: `${CLAIM.message}, in winter too` })],
  },
  'POST /api/locations/{id}/reviews': {
    role: 'member',
    path: `/api/locations/${place}/reviews`,
    body: picture('photos', texts),
    others: [picture('photos', { ...texts, rating: '1' }), picture('photos', texts, ' '), json(REVIEW)],
  },
  'POST /api/trip-lists': {
    role: 'member',
    path: '/api/trip-lists',
    body: json({ name: 'Springs' }),
    others: [json({ name: 'Springs B' }), json({ name: 'Springs', isPublic: true })],
  },
  'POST /api/trip-lists/{id}/items': {
    role: 'member',
    path: `/api/trip-lists/${theirs}/items`,
    body: json({ locationId: place }),
    others: [json({ locationId: place, notes: 'Early' })],
  },
  'POST /api/locations/{id}/report': reported(`/api/locations/${place}/report`),
  'POST /api/reviews/{id}/report': reported(`/api/reviews/${review}/report`),
  'POST /api/trip-lists/{id}/report': reported(`/api/trip-lists/${list}/report`),
  'POST /api/admin/hero-images': {
    role: 'admin',
    path: '/api/admin/hero-images',
    body: picture('heroImages'),
    others: [picture('heroImages', {}, ' ')],
  },
};

const Contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
});

it('every call that may answer 422 is an example', async () => {
  const { paths } = Contract.parse(await (await fetch(`${served.origin}/api/openapi.json`)).json());
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => '422' in responses)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(rows.toSorted());
});

describe.each(Object.entries(EXAMPLES))('%s with an Idempotency-Key', (row, { role, path, body, others }) => {
  it('answers the same request as the first time, and no other', async () => {
    const send = (sent: Body) => people.call(role, { method: 'POST', path, body: sent(), key: row.replace(' ', '-') });
    const first = await send(body);
    expect([201, 202]).toContain(first.status);
    expect(await send(body)).toEqual(first);
    for (const other of others) {
      const { status, text } = await send(other);
      expect([status, text]).toEqual([422, expect.stringContaining('was used for another request')]);
    }
    expect(await send(body)).toEqual(first);
  });
});
