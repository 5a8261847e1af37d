import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import { photoForm } from '../access/rest-calls.fixture.ts';
import { PLACE } from '../served/subjects.fixture.ts';
import type { RoleName } from '../served/roles.ts';
import { caughtUp } from '@wellspring/platform/service/product';
import { serveProduct } from '../served/served-product.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);

const NAME = 'Hidden Moss Hollow';
const POINT = { latitude: 35.1, longitude: 135.8 };
const Made = z.object({ id: z.string() });
const Added = z.object({ photos: z.array(z.object({ url: z.string() })) });

const post = async (role: RoleName, path: string, body: object) => {
  const { status, text } = await people.call(role, { method: 'POST', path, body });
  expect([path, status]).toEqual([path, 201]);
  return text;
};
const get = (role: RoleName, path: string) => people.call(role, { method: 'GET', path });

/** A place that waits, with a photo, in a public list of who submitted it. */
const givenPending = async () => {
  const { id } = Made.parse(
    JSON.parse(await post('author', '/api/locations', { ...PLACE, ...POINT, name: NAME, country: 'Bhutan' })),
  );
  const added = Added.parse(JSON.parse(await post('author', `/api/locations/${id}/photos`, photoForm('photos')())));
  const list = Made.parse(JSON.parse(await post('author', '/api/trip-lists', { name: 'My list', isPublic: true }))).id;
  await post('author', `/api/trip-lists/${list}/items`, { locationId: id });
  await caughtUp(served.product);
  return { id, list, picture: added.photos[0]?.url ?? '' };
};

/** The calls that return places; the texts of each answer. */
const pathsShowing = (id: string, list: string): readonly string[] => [
  '/api/locations?limit=100',
  '/api/locations?sort=newest',
  '/api/locations?search=hidden+moss',
  `/api/locations?near=${POINT.latitude},${POINT.longitude}&radiusKm=5`,
  '/api/locations/suggest?q=hidden+mo',
  '/api/map?bbox=135,35,136,36&zoom=12',
  '/api/map?bbox=135,35,136,36&zoom=12&search=hidden+moss',
  '/api/stats',
  '/sitemap.xml',
  `/api/trip-lists/${list}`,
  `/api/trip-lists/${list}/export?format=csv`,
  '/api/public-trip-lists',
  `/location/${id}`,
  `/api/locations/${id}`,
  `/api/locations/${id}/photos`,
  `/api/locations/${id}/reviews`,
];
const OF_MEMBERS = [
  `/api/locations/similar?name=${encodeURIComponent(NAME)}&latitude=${POINT.latitude}&longitude=${POINT.longitude}`,
  `/api/locations/similar?name=${encodeURIComponent(NAME)}&city=Kyoto`,
  '/api/my-locations',
  '/api/favorites',
  '/api/visits',
  '/api/trip-lists',
];

it('a pending place is visible only to its submitter and to admins, and to everyone once it is published', async () => {
  const { id, list, picture } = await givenPending();
  const mentionsPlace = (text: string): boolean => [NAME, picture, 'Bhutan', id].some((word) => text.includes(word));

  for (const role of ['visitor', 'other'] as const)
    for (const path of [...pathsShowing(id, list), ...(role === 'other' ? OF_MEMBERS : [])]) {
      const { text } = await get(role, path);
      expect([role, path, mentionsPlace(text)]).toEqual([role, path, false]);
    }
  expect(JSON.parse((await get('visitor', '/api/stats')).text)).toMatchObject({ totalLocations: 0, totalCountries: 0 });
  expect(JSON.parse((await get('other', pathsShowing(id, list)[5] ?? '')).text)).toMatchObject({ total: 0 });
  for (const path of [`/api/locations/${id}`, `/api/locations/${id}/photos`])
    expect([path, (await get('other', path)).status]).toEqual([path, 404]);
  for (const [role, statusOfSubmitter] of [
    ['author', 200],
    ['admin', 200],
  ] as const)
    expect([role, (await get(role, `/api/locations/${id}`)).status]).toEqual([role, statusOfSubmitter]);
  for (const path of [...OF_MEMBERS.slice(0, 3), `/api/locations/${id}/photos`, `/api/trip-lists/${list}`])
    expect([path, mentionsPlace((await get('author', path)).text)]).toEqual([path, true]);
  // Lists, search and map are the same for every caller.
  for (const path of pathsShowing(id, list).slice(0, 7))
    expect(mentionsPlace((await get('author', path)).text)).toBe(false);

  await served.ask('mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
  await caughtUp(served.product);
  await eventually(async () => {
    for (const path of pathsShowing(id, list).slice(0, 7)) {
      const { text } = await get('visitor', path);
      expect([path, mentionsPlace(text)]).toEqual([path, true]);
    }
  });
});
