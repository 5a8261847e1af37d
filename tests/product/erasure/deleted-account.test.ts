import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../../served/people.fixture.ts';
import { MESSAGE, openSubjects, PIXEL, PLACE, REPORT } from '../../served/subjects.fixture.ts';
import { caughtUp } from '@wellspring/platform/service/product';
import { serveProduct } from '../../served/served-product.fixture.ts';
import { readCollections } from '../../released/collections.fixture.ts';
import { unpackedBackup } from './folder.fixture.ts';
import { joinAs } from './member.fixture.ts';
import { makeCanary, tracesOf } from './traces.fixture.ts';

const root = await temporaryFolder();
const folder = join(root, 'data');
await mkdir(folder, { mode: 0o700 });
const served = await serveProduct(folder);
const people = await openPeople(served);
const subjects = openSubjects(served, people);

const Copy = z.record(z.string(), z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]));
const sizeOf = (part: object = []): number => Object.keys(part).length;
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

/** Fills in every field of a member. */
const writeAll = async () => {
  const { email, firstName, lastName, username, ...texts } = canaries;
  const member = await joinAs(served, { email: `${email}@example.org`, firstName, lastName });
  const place = await subjects.find('published place');
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
  await member.send('POST', `/api/locations/${place}/report`, REPORT);
  await member.send('POST', '/api/locations', PLACE);
  await member.send('POST', '/api/events', { type: 'page_view', path: '/lists' });
  await member.send('POST', '/api/contact', { ...MESSAGE, message: `When is it open? ${texts.message}` });
  return member;
};

/** The collections with documents that name a member, in a backup of this moment. */
const collectionsNaming = async (id: string): Promise<readonly string[]> => {
  const services = await readCollections(await unpackedBackup(served, folder, root));
  return Object.entries(services).flatMap(([service, collections]) =>
    Object.entries(collections)
      .filter(([, documents]) => documents.some((document) => JSON.stringify(document).includes(id)))
      .map(([name]) => `${service}.${name}`),
  );
};

/** Mails in a folder stand for a mail server: what was mailed is mailed. */
const IS_MAIL = /: mails\//;
const traces = (where: string): readonly string[] => tracesOf(canaries, where).filter((found) => !IS_MAIL.test(found));

/** The part of a member's copy that shows what a collection keeps of them. */
const COPIED: Readonly<Record<string, string>> = {
  'identity.users': 'account',
  'identity.sessions': 'sessions',
  'catalog.locations': 'submittedLocations',
  'catalog.proposals': 'claimsAndCorrections',
  'reviews.reviews': 'reviews',
  'lists-and-badges.marks': 'favoritesAndVisits',
  'lists-and-badges.triplists': 'tripLists',
  'lists-and-badges.holders': 'badges',
  'moderation.reports': 'reports',
  'moderation.contactmessages': 'contactMessages',
  'analytics.events': 'pageViews',
};
/** What else names a member, and says nothing that their copy does not show: ids by which services know them, and counts of the hour. */
const DERIVED: ReadonlySet<string> = new Set([
  'catalog.limits',
  'reviews.limits',
  'reviews.places',
  'reviews.suspensions',
  'lists-and-badges.contributions',
  'lists-and-badges.limits',
  'lists-and-badges.places',
  'lists-and-badges.pseudonyms',
  'lists-and-badges.suspensions',
  'moderation.limits',
  'moderation.places',
  'analytics.arrivals',
  'analytics.seenusers',
]);

const isFinished = async (receiptId: string): Promise<boolean> =>
  Deletion.parse(JSON.parse(await served.get(`/api/deletions/${receiptId}`))).isFinished;

describe('a deleted account', () => {
  it('was whole in its copy, and leaves nothing in the bytes of the data folder once its receipt is complete, nor in a backup made afterwards', async () => {
    const member = await writeAll();
    const named = new Set(traces(folder).map((found) => found.split(':')[0]));
    expect([...named].toSorted()).toEqual(Object.keys(canaries).toSorted());

    await caughtUp(served.product);
    const copy = Copy.parse(await member.send('GET', '/api/user/export'));
    const written = JSON.stringify(copy);
    expect(Object.entries(canaries).filter(([, word]) => !written.includes(word))).toEqual([]);
    const naming = (await collectionsNaming(member.id)).filter((name) => !DERIVED.has(name));
    expect(naming.toSorted()).toEqual(Object.keys(COPIED).toSorted());
    expect(Object.values(COPIED).filter((part) => sizeOf(copy[part]) === 0)).toEqual([]);

    const receiptId = await member.leave();
    await eventually(async () => {
      expect(await isFinished(receiptId)).toBe(true);
    });
    expect(traces(folder)).toEqual([]);
    expect(traces(await unpackedBackup(served, folder, root))).toEqual([]);
    const own = [...Object.keys(COPIED), 'lists-and-badges.pseudonyms'];
    // Of badges the note stays that nothing is earned any more.
    expect((await collectionsNaming(member.id)).filter((name) => own.includes(name))).toEqual([
      'lists-and-badges.holders',
    ]);
  });
});
