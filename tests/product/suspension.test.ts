import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import { openSubjects, REVIEW } from '../served/subjects.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);
const subjects = openSubjects(served, people);

const Made = z.object({ id: z.string() });
const Rated = z.object({ averageRating: z.number(), reviewCount: z.number() });
const Shown = z.object({ total: z.number() });
/** As readers see them: hiding and showing raises the revision alone. */
const Reviews = z.array(z.looseObject({ revision: z.int() }).transform(({ revision: _, ...review }) => review));
const Counted = z.object({ totalReviews: z.number() });

const made = async (path: string, body: object): Promise<string> => {
  const { status, text } = await people.call('member', { method: 'POST', path, body });
  expect([path, status]).toEqual([path, 201]);
  return Made.parse(JSON.parse(text)).id;
};
const setSuspended = (isSuspended: boolean) =>
  people.call('admin', {
    method: 'PUT',
    path: `/api/admin/users/${people.idOf('member')}/suspended`,
    body: { isSuspended, ...(isSuspended && { reason: 'Adverts' }) },
  });
const read = async <Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> =>
  schema.parse(JSON.parse(await served.get(path)));
const statusOf = async (path: string): Promise<number> =>
  (await people.call('visitor', { method: 'GET', path })).status;

it('what a suspended member showed is hidden everywhere, and is there again when they are restored', async () => {
  const place = await subjects.find('published place', 'suspension');
  await made(`/api/locations/${place}/reviews`, { ...REVIEW, rating: 1 });
  const list = await made('/api/trip-lists', { name: 'Springs of Ann', isPublic: true });
  const look = async () => ({
    rated: await read(Rated, `/api/locations/${place}`),
    reviews: await read(Reviews, `/api/locations/${place}/reviews`),
    lists: (await read(Shown, '/api/public-trip-lists?search=ann')).total,
    list: await statusOf(`/api/trip-lists/${list}`),
    file: await statusOf(`/api/trip-lists/${list}/export?format=csv`),
    counted: (await read(Counted, '/api/stats')).totalReviews,
  });
  await eventually(async () => {
    expect(await look()).toMatchObject({ rated: { reviewCount: 3 }, lists: 1, list: 200, counted: 3 });
  });
  const before = await look();

  expect((await setSuspended(true)).status).toBe(200);
  expect((await people.call('member', { method: 'GET', path: '/api/user' })).status).toBe(401);
  await eventually(async () => {
    const after = await look();
    expect(after.rated.averageRating).toBeGreaterThan(before.rated.averageRating);
    expect(after).toMatchObject({ rated: { reviewCount: 2 }, lists: 0, list: 404, file: 404, counted: 2 });
    expect(after.reviews).toHaveLength(2);
  });

  expect((await setSuspended(false)).status).toBe(200);
  await eventually(async () => {
    expect(await look()).toEqual(before);
  });
});
