import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../access/people.fixture.ts';
import { MESSAGE, openThings, PIXEL } from '../access/things.fixture.ts';
import { serveProduct } from '../served-product.fixture.ts';
import { unpackedBackup } from './folder.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { makeCanary, tracesOf } from './traces.fixture.ts';

const root = await temporaryFolder();
const folder = join(root, 'data');
await mkdir(folder, { mode: 0o700 });
const served = await serveProduct(folder);
const people = await openPeople(served);
const things = openThings(served, people);

const Receipt = z.object({ receiptId: z.string() });
const Deletion = z.object({ isFinished: z.boolean() });

/** One for each field that a member can fill in, and that goes with them. */
const canaries = {
  email: makeCanary(),
  firstName: makeCanary(),
  lastName: makeCanary(),
  username: makeCanary(),
  reviewTitle: makeCanary(),
  reviewContent: makeCanary(),
  visitNotes: makeCanary(),
  listName: makeCanary(),
  listDescription: makeCanary(),
  listItemNotes: makeCanary(),
  claim: makeCanary(),
  message: makeCanary(),
};

const pictureForm = (field: string, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([PIXEL], { type: 'image/png' }), 'me.png');
  return form;
};

/** Fills in whatever a member can. */
const writeAll = async () => {
  const { email, firstName, lastName, username, ...texts } = canaries;
  const member = await joinAs(served, { email: `${email}@example.org`, firstName, lastName });
  const place = await things.find('published place');
  await member.send('PUT', '/api/profile', { firstName, lastName, username });
  await member.send('PUT', '/api/user/photo', pictureForm('photo'));
  const review = { rating: '4', title: texts.reviewTitle, content: `Warm water, ${texts.reviewContent}` };
  await member.send('POST', `/api/locations/${place}/reviews`, pictureForm('photos', review));
  await member.send('POST', `/api/locations/${place}/favorite`, { isFavorite: true });
  await member.send('POST', `/api/locations/${place}/visit`, { visitStatus: 'visited', notes: texts.visitNotes });
  const list = { name: texts.listName, description: texts.listDescription, isPublic: true };
  const listId = await member.make('/api/trip-lists', list);
  await member.send('POST', `/api/trip-lists/${listId}/items`, { locationId: place, notes: texts.listItemNotes });
  await member.send('POST', `/api/locations/${place}/claim`, { message: `I own this place, ${texts.claim}` });
  await member.send('POST', '/api/contact', { ...MESSAGE, message: `When is it open? ${texts.message}` });
  return member;
};

/** Mails in a folder stand for a mail server: what was mailed is mailed. */
const IS_MAIL = /: mails\//;
const traces = (where: string): readonly string[] => tracesOf(canaries, where).filter((found) => !IS_MAIL.test(found));

const isFinished = async (receiptId: string): Promise<boolean> =>
  Deletion.parse(JSON.parse(await served.get(`/api/deletions/${receiptId}`))).isFinished;

describe('a deleted account', () => {
  it('was whole in its copy, and leaves nothing in the bytes of the data folder once its receipt says so, nor in a backup made afterwards', async () => {
    const member = await writeAll();
    const named = new Set(traces(folder).map((found) => found.split(':')[0]));
    expect([...named].toSorted()).toEqual(Object.keys(canaries).toSorted());

    const copy = JSON.stringify(await member.send('GET', '/api/user/export'));
    expect(Object.entries(canaries).filter(([, word]) => !copy.includes(word))).toEqual([]);

    const { receiptId } = Receipt.parse(await member.leave());
    await eventually(async () => {
      expect(await isFinished(receiptId)).toBe(true);
    });
    expect(traces(folder)).toEqual([]);
    expect(traces(await unpackedBackup(served, folder, root))).toEqual([]);
  });
});
