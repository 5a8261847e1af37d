import { join } from 'node:path';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import { photoForm } from '../access/rest-calls.fixture.ts';
import { CLAIM, CORRECTION, openSubjects, REPORT, REVIEW } from '../served/subjects.fixture.ts';
import type { RoleName } from '../served/roles.ts';
import { tracesIn } from './data-folder.fixture.ts';
import { caughtUp } from '@wellspring/platform/service/product';
import { serveProduct } from '../served/served-product.fixture.ts';

const folder = await temporaryFolder();
const copy = join(await temporaryFolder(), 'copy');
const served = await serveProduct(folder);
const people = await openPeople(served);
const subjects = openSubjects(served, people);

const WithId = z.object({ id: z.string() });
const Photos = z.array(z.object({ url: z.string() }));
const Waiting = z.object({ waiting: Photos });

const send = async (role: RoleName, method: string, path: string, body?: object): Promise<unknown> => {
  const { status, text } = await people.call(role, { method, path, ...(body && { body }) });
  expect([path, text, status < 400]).toEqual([path, text, true]);
  return text === '' ? null : JSON.parse(text);
};

const NOTES = 'Bring two towels to the deleted pool';
const REVIEWED = { ...REVIEW, title: 'Deleted water' };

/** A review with a photo, as a form. */
const reviewForm = (): FormData => {
  const form = photoForm('photos')();
  for (const [field, value] of Object.entries(REVIEWED)) form.append(field, String(value));
  return form;
};

/** Everything that can refer to a place does. Answers the ids, and what else could be found of it: words and files. */
const referTo = async (id: string) => {
  const place = `/api/locations/${id}`;
  const { name } = z.object({ name: z.string() }).parse(await send('visitor', 'GET', place));
  await send('admin', 'POST', `${place}/photos`, photoForm('photos')());
  const { waiting } = Waiting.parse(await send('author', 'POST', `${place}/photos`, photoForm('photos')()));
  for (const role of ['member', 'other'] as const) {
    await send(role, 'POST', `${place}/favorite`);
    await send(role, 'POST', `${place}/visit`, { visitStatus: 'visited', notes: NOTES });
    const { id: list } = WithId.parse(await send(role, 'POST', '/api/trip-lists', { name: 'Baths', isPublic: true }));
    await send(role, 'POST', `/api/trip-lists/${list}/items`, { locationId: id, notes: NOTES });
    await send(role, 'POST', `${place}/report`, REPORT);
  }
  const review = WithId.parse(await send('member', 'POST', `${place}/reviews`, reviewForm()));
  await send('other', 'POST', `/api/reviews/${review.id}/report`, REPORT);
  await send('other', 'POST', `${place}/claim`, CLAIM);
  await send('author', 'PUT', place, CORRECTION);
  await caughtUp(served.product);
  const photos = Photos.parse(await send('visitor', 'GET', `${place}/photos`));
  const keys = [...photos, ...waiting].map(({ url }) => /([^/]+)-\d+\.webp$/.exec(url)?.[1] ?? '');
  expect([photos.length, waiting.length]).toEqual([2, 1]);
  return { ids: [id, review.id], words: [name, NOTES, REVIEWED.title, CLAIM.message, ...keys] };
};

/** Ids alone, so that a late event does not bring it back, earned badges stay, and acts can be looked up. */
const IDS_STAY_IN = [
  'analytics.arrivals',
  'analytics.seenlocations',
  'analytics.seenreviews',
  'catalog.deletionnotes',
  'catalog.reviewphotos',
  'identity.waitings',
  'lists-and-badges.contributions',
  'lists-and-badges.holders',
  'lists-and-badges.places',
  'moderation.auditentries',
  'moderation.places',
  'moderation.reports',
  'moderation.things',
  'reviews.places',
  'reviews.ratings',
];

const PUBLIC = [
  '/api/locations?limit=100',
  '/api/locations?search=warm%20pool',
  '/api/locations/suggest?q=warm%20pool',
  '/api/map?bbox=-180,-85,180,85&zoom=2',
  '/api/public-trip-lists',
  '/sitemap.xml',
] as const;

describe('a place that everything refers to', () => {
  it('is gone from every store, index, file and answer once an admin has deleted it', async () => {
    const id = await subjects.find('published place', 'deletion');
    const { ids, words } = await referTo(id);
    const tracesOf = (of: readonly string[]) => tracesIn(folder, copy, SERVICE_NAMES, of);
    expect(tracesOf(words).files).not.toEqual([]);
    for (const path of PUBLIC) await served.get(path);

    await send('admin', 'DELETE', `/api/admin/locations/${id}`, { message: 'It has closed for good' });
    await caughtUp(served.product);
    // Its submitter reads which place it was.
    await eventually(
      () => expect(tracesOf(words)).toEqual({ rows: ['catalog.deletionnotes'], files: [] }),
      10_000,
      100,
    );
    expect([...tracesOf(ids).rows].filter((row) => !IDS_STAY_IN.includes(row))).toEqual([]);
    for (const path of PUBLIC) expect([path, (await served.get(path)).includes(id)]).toEqual([path, false]);
    for (const role of ['member', 'other'] as const)
      for (const path of ['/api/favorites', '/api/visits', '/api/trip-lists'])
        expect([path, JSON.stringify(await send(role, 'GET', path)).includes(id)]).toEqual([path, false]);
  });
});
