import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../../served/people.fixture.ts';
import { MESSAGE, PLACE } from '../../served/subjects.fixture.ts';
import type { RoleName } from '../../served/roles.ts';
import { caughtUp } from '@wellspring/platform/service/product';
import { serveProduct } from '../../served/served-product.fixture.ts';
import { unpackedBackup } from './folder.fixture.ts';
import { makeCanary, tracesOf } from './traces.fixture.ts';

const root = await temporaryFolder();
const folder = join(root, 'data');
await mkdir(folder, { mode: 0o700 });
const served = await serveProduct(folder);
const people = await openPeople(served);

const Made = z.looseObject({ id: z.string() });
const Messages = z.array(z.object({ id: z.string() }));

const send = async (role: RoleName, method: string, path: string, body?: object): Promise<unknown> => {
  const { status, text } = await people.call(role, { method, path, ...(body && { body }) });
  if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
};
const make = async (role: RoleName, path: string, body: object): Promise<string> =>
  Made.parse(await send(role, 'POST', path, body)).id;

/** A place of the author with these fields, which everybody sees. */
const published = async (fields: object): Promise<string> => {
  const id = await make('author', '/api/locations', { ...PLACE, ...fields });
  await send('admin', 'PUT', `/api/admin/locations/${id}/verify`, { isVerified: true });
  await caughtUp(served.product);
  return id;
};

/** Mails in a folder stand for a mail server: what was mailed is mailed. */
const IS_MAIL = /: mails\//;
const traces = (canaries: Readonly<Record<string, string>>, where = folder): readonly string[] =>
  tracesOf(canaries, where).filter((found) => !IS_MAIL.test(found));

/** All of it stands somewhere, and nowhere once it was taken away. */
const expectGone = async (
  canaries: Readonly<Record<string, string>>,
  takeAway: () => Promise<unknown>,
): Promise<void> => {
  await caughtUp(served.product);
  const current = new Set(traces(canaries).map((found) => found.split(':')[0]));
  expect([...current].toSorted()).toEqual(Object.keys(canaries).toSorted());
  await takeAway();
  await caughtUp(served.product);
  await eventually(async () => {
    expect(traces(canaries)).toEqual([]);
  }, 60_000);
};

const removed: Record<string, string>[] = [];
const remember = <Canaries extends Record<string, string>>(canaries: Canaries): Canaries => {
  removed.push(canaries);
  return canaries;
};

/** A point as documents and exports write it. */
const POINT = { latitude: 47.91827364, longitude: 19.56473829 };

/** Logs are emptied every ten seconds; a machine may be slow. */
const LONG_MS = 180_000;

describe('what is taken away leaves nothing in the bytes of the data folder', () => {
  it(
    'of a published place that an admin edits: texts, telephone, address and point',
    async () => {
      const words = remember({
        name: makeCanary(),
        description: makeCanary(),
        address: makeCanary(),
        phoneNumber: makeCanary(),
        hours: makeCanary(),
        healingProperties: makeCanary(),
        accessibility: makeCanary(),
        tag: makeCanary(),
      });
      const { tag, ...texts } = words;
      const id = await published({ ...texts, ...POINT, tags: [tag] });
      const numbers = { latitude: String(POINT.latitude), longitude: String(POINT.longitude) };
      const nothing = { hours: null, healingProperties: null, accessibility: null, phoneNumber: null, tags: [] };
      const other = { ...PLACE, ...nothing, latitude: 35.011, longitude: 135.768 };
      const { categoryId: _, ...change } = other;
      await expectGone({ ...words, ...numbers }, () => send('admin', 'PUT', `/api/admin/locations/${id}`, change));
    },
    LONG_MS,
  );

  it(
    'of a place that an admin deletes, with its reviews and notes; its name stays for its submitter, who is told',
    async () => {
      const words = remember({
        description: makeCanary(),
        review: makeCanary(),
        notes: makeCanary(),
        claim: makeCanary(),
      });
      const id = await published({ name: 'Pool to be deleted', description: words.description });
      const review = { rating: 4, title: 'Warm', content: `Warm water, ${words.review}` };
      await make('other', `/api/locations/${id}/reviews`, review);
      await send('other', 'POST', `/api/locations/${id}/visit`, { visitStatus: 'visited', notes: words.notes });
      await make('other', `/api/locations/${id}/claim`, { message: `I own it, ${words.claim}` });
      await expectGone(words, () => send('admin', 'DELETE', `/api/admin/locations/${id}`, {}));
    },
    LONG_MS,
  );

  it(
    'of a review, a list, a note and a message that are deleted',
    async () => {
      const words = remember({
        review: makeCanary(),
        list: makeCanary(),
        about: makeCanary(),
        item: makeCanary(),
        visit: makeCanary(),
        message: makeCanary(),
      });
      const place = await published({ name: 'Quiet Pool' });
      const review = { rating: 4, title: 'Warm', content: `Warm water, ${words.review}` };
      const reviewId = await make('other', `/api/locations/${place}/reviews`, review);
      const list = await make('other', '/api/trip-lists', {
        name: words.list,
        description: words.about,
        isPublic: true,
      });
      await send('other', 'POST', `/api/trip-lists/${list}/items`, { locationId: place, notes: words.item });
      await send('other', 'POST', `/api/locations/${place}/visit`, { visitStatus: 'visited', notes: words.visit });
      await send('visitor', 'POST', '/api/contact', { ...MESSAGE, message: `When is it open? ${words.message}` });
      const [message] = Messages.parse(await send('admin', 'GET', '/api/admin/contact-messages'));
      await expectGone(words, async () => {
        await send('other', 'DELETE', `/api/reviews/${reviewId}`);
        await send('admin', 'DELETE', `/api/trip-lists/${list}`);
        await send('other', 'POST', `/api/locations/${place}/visit`, { visitStatus: 'none' });
        await send('admin', 'DELETE', `/api/admin/contact-messages/${message?.id ?? ''}`);
      });
    },
    LONG_MS,
  );

  it(
    'nor in a backup that is made afterwards',
    async () => {
      const unpacked = await unpackedBackup(served, folder, root);
      for (const canaries of removed) expect(traces(canaries, unpacked)).toEqual([]);
    },
    LONG_MS,
  );
});
