import { Deletion, DeletionReceipt } from '@wellspring/rest-contract/account';
import { eventually } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import { z } from 'zod';
import { admin, CHANGE, MODERATION, submitAsMember } from './actors.ts';
import { placeInput } from '@wellspring/testkit/place-input';
import { newWord } from '@wellspring/testkit/import-rows';
import { callCatalog, caughtUp } from './requests.ts';
import { openTraces } from './testing/traces.ts';

const product = await startDistributed();
const traces = await openTraces();
const asAdmin = async (query: string, variables: object): Promise<void> => {
  const { errors } = await callCatalog(product)(admin, query, variables);
  expect(errors).toBeUndefined();
};

const PASSWORD = 'a quiet Water in the hills';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const Made = z.object({ id: z.string() });

/** A member who has just joined. */
const join = async (names: Readonly<Record<'email' | 'firstName' | 'lastName', string>>) => {
  let cookie = '';
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${product.origins.gateway}${path}`, {
      method,
      headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  await send('POST', '/api/register', { ...names, password: PASSWORD });
  return { send, make: async (path: string, body: object) => Made.parse(await send('POST', path, body)).id };
};
type Member = Awaited<ReturnType<typeof join>>;

const withPicture = (field: string, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([PIXEL], { type: 'image/png' }), 'pool.png');
  return form;
};

const published = async (name: string): Promise<string> => {
  const id = await submitAsMember(product)(name);
  await asAdmin(`mutation ($id: ID!) { ${MODERATION.verify} }`, { id });
  await caughtUp(product);
  return id;
};

/** What a member writes of a place for themselves and for others. */
const contentWords = () => ({
  reviewTitle: newWord(),
  reviewContent: newWord(),
  visitNotes: newWord(),
  listName: newWord(),
  listDescription: newWord(),
  itemNotes: newWord(),
});

const createContent = async ({ send, make }: Member, place: string, words: ReturnType<typeof contentWords>) => {
  const review = { rating: '4', title: words.reviewTitle, content: `Quiet water, ${words.reviewContent}` };
  const reviewId = await make(`/api/locations/${place}/reviews`, withPicture('photos', review));
  await send('POST', `/api/locations/${place}/favorite`, { isFavorite: true });
  await send('POST', `/api/locations/${place}/visit`, { visitStatus: 'visited', notes: words.visitNotes });
  const list = { name: words.listName, description: words.listDescription, isPublic: true };
  const listId = await make('/api/trip-lists', list);
  await send('POST', `/api/trip-lists/${listId}/items`, { locationId: place, notes: words.itemNotes });
  return { reviewId, listId };
};

const namesOf = (found: readonly string[]): readonly string[] => [
  ...new Set(found.map((each) => each.split(':')[0] ?? '')),
];

/** All of it stands somewhere, and nowhere once it was taken away; and no file stays that came with it. */
const expectGone = async (
  words: Readonly<Record<string, string>>,
  files: readonly string[],
  takeAway: () => Promise<unknown>,
): Promise<void> => {
  await caughtUp(product);
  expect(namesOf(await traces.ofWords(words)).toSorted()).toEqual(Object.keys(words).toSorted());
  await takeAway();
  await caughtUp(product);
  await eventually(async () => expect(await traces.ofWords(words)).toEqual([]), 60_000, 500);
  await eventually(async () => expect(await traces.files()).toEqual(files), 30_000, 500);
};

const joinQuietly = (): Promise<Member> =>
  join({ email: `${newWord()}@example.org`, firstName: 'Ann', lastName: 'Example' });

describe('what is taken away leaves nothing in documents, search indexes, topics and files', () => {
  // What the member reported stays, without their name.
  it('of a deleted account, from the moment when its receipt is complete', async () => {
    const place = await published(newWord());
    const files = await traces.files();
    const names = { email: newWord(), firstName: newWord(), lastName: newWord() };
    const words = { ...names, username: newWord(), ...contentWords(), claim: newWord(), message: newWord() };
    const member = await join({ ...names, email: `${names.email}@example.org` });
    const { firstName, lastName, username } = words;
    await member.send('PUT', '/api/profile', { firstName, lastName, username });
    await member.send('PUT', '/api/user/photo', withPicture('photo'));
    await createContent(member, place, words);
    await member.send('POST', `/api/locations/${place}/claim`, { message: `I own this place, ${words.claim}` });
    const message = {
      name: 'Ann',
      email: 'ann@example.org',
      subject: 'Hours',
      message: `Is it open? ${words.message}`,
    };
    await member.send('POST', '/api/contact', message);
    await expectGone(words, files, async () => {
      const { receiptId } = DeletionReceipt.parse(await member.send('DELETE', '/api/user', { password: PASSWORD }));
      await eventually(async () => {
        const receipt = Deletion.parse(await member.send('GET', `/api/deletions/${receiptId}`));
        expect(receipt.isFinished).toBe(true);
      }, 30_000);
      expect(await traces.ofWords(words)).toEqual([]);
    });
  });

  it('of the texts and the telephone that an admin takes off a place', async () => {
    const files = await traces.files();
    const words = {
      description: newWord(),
      address: newWord(),
      hours: newWord(),
      phoneNumber: newWord(),
      tag: newWord(),
    };
    const id = await published(newWord());
    const { tag, ...texts } = words;
    await asAdmin(CHANGE, { id, input: { ...texts, tags: [tag] } });
    const { description, address } = placeInput('');
    const others = { description, address, hours: null, phoneNumber: null, tags: [] };
    await expectGone(words, files, () => asAdmin(CHANGE, { id, input: others }));
  });

  it('of a review with its photo, a visit and a list that a member deletes', async () => {
    const place = await published(newWord());
    const files = await traces.files();
    const member = await joinQuietly();
    const words = contentWords();
    const { reviewId, listId } = await createContent(member, place, words);
    await expectGone(words, files, async () => {
      await member.send('DELETE', `/api/reviews/${reviewId}`);
      await member.send('DELETE', `/api/trip-lists/${listId}`);
      await member.send('POST', `/api/locations/${place}/visit`, { visitStatus: 'none' });
    });
  });
});
