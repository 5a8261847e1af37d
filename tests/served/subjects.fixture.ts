import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import type { serveProduct } from './served-product.fixture.ts';
import type { People } from './people.fixture.ts';
import { CHANGING, SPENDING, type RoleName, type SubjectName } from './roles.ts';

type Served = Awaited<ReturnType<typeof serveProduct>>;

const SUBMIT = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
const VERIFY = 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteLocation(id: $id) }';
const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });
const HeroImages = z.array(z.object({ id: z.string() }));
const Made = z.object({ id: z.string() });

export const PLACE = {
  name: 'Warm Pool',
  description: 'Warm water',
  address: '1 Lane',
  city: 'Kyoto',
  country: 'Japan',
  categoryId: 20,
};
export const REVIEW = { rating: 4, title: 'Warm', content: 'Quiet and warm water' };
export const REPORT = { type: 'closed', description: 'A fence stands around it' };
export const MESSAGE = {
  name: 'Ann',
  email: 'ann@example.org',
  subject: 'Opening hours',
  message: 'When does the pool open in winter?',
};
const SEND = 'mutation ($input: ContactInput!) { sendContactMessage(input: $input) }';
const Newest = z.object({
  adminContactMessages: z.object({ messages: z.tuple([z.object({ id: z.string() })]) }),
});
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const CLAIM = { message: 'I run this place, and have done so for years' };
export const CORRECTION = { hours: '9–17' };
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

/** What an admin sends to add a hero image. */
export const heroForm = (): FormData => {
  const form = new FormData();
  form.append('heroImages', new Blob([PIXEL], { type: 'image/png' }), 'pool.png');
  return form;
};

/** Makes the targets of calls. All belong to the author; each is made at its first use. */
export const openSubjects = ({ product, ask }: Served, people: People) => {
  let places = 0;
  const author = (): Actor => people.actorOf('author');
  /** Members have an hourly limit of submissions; the submitter does not matter for actions of only admins. */
  const passerBy = (): Actor => ({ kind: 'member', id: `passer-by-${places}`, isAdmin: false, isOwner: false });
  const place = async (isPublished: boolean, submitter = author()): Promise<string> => {
    const input = { ...PLACE, name: `Warm Pool ${++places}` };
    const { id } = Submitted.parse(await ask(SUBMIT, { input }, submitter)).submitLocation.location;
    if (isPublished) await ask(VERIFY, { id });
    await caughtUp(product);
    return id;
  };
  const post = async (role: RoleName, path: string, body: object): Promise<string> => {
    const { status, text } = await people.call(role, { method: 'POST', path, body });
    if (status !== 201) throw new Error(`POST ${path} was answered with ${status}: ${text}`);
    return Made.parse(JSON.parse(text)).id;
  };
  const remove = async (path: string): Promise<void> => void (await people.call('author', { method: 'DELETE', path }));
  /** What the author, and others where it is published, did at a place. */
  const visited = async (isPublished: boolean): Promise<string> => {
    const id = await place(isPublished);
    for (const role of isPublished ? (['author', 'other'] as const) : (['author'] as const)) {
      await post(role, `/api/locations/${id}/reviews`, REVIEW);
      const body = { visitStatus: 'visited' };
      await people.call(role, { method: 'POST', path: `/api/locations/${id}/visit`, body });
    }
    return id;
  };
  const review = async (isPublished: boolean): Promise<string> =>
    post('author', `/api/locations/${await place(isPublished, isPublished ? passerBy() : author())}/reviews`, REVIEW);
  const list = async (isPublic: boolean): Promise<string> => {
    const id = await post('author', '/api/trip-lists', { name: 'Springs', isPublic });
    await people.call('author', {
      method: 'POST',
      path: `/api/trip-lists/${id}/items`,
      body: { locationId: await find('published place') },
    });
    return id;
  };

  const message = async (): Promise<string> => {
    await ask(SEND, { input: MESSAGE });
    const newest = Newest.parse(await ask('{ adminContactMessages(limit: 1) { messages { id } } }', {}));
    return newest.adminContactMessages.messages[0].id;
  };
  /** About a separate place: each member has one pending proposal for each place. */
  const report = async (): Promise<string> => post('author', `/api/locations/${await place(true)}/report`, REPORT);
  const heroImage = async (): Promise<string> => {
    const path = '/api/admin/hero-images';
    await people.call('admin', { method: 'POST', path, body: heroForm() });
    const { text } = await people.call('admin', { method: 'GET', path });
    return HeroImages.parse(JSON.parse(text)).at(-1)?.id ?? UNKNOWN;
  };

  /** `isKnown`: many calls are about it; what others only change or delete needs no deeds. */
  type Maker = (isShared: boolean, submitter?: Actor) => string | Promise<string>;
  const MAKERS: Readonly<Record<SubjectName, Maker>> = {
    nothing: () => '',
    'published place': (isShared, submitter) => (isShared ? visited(true) : place(true, submitter)),
    'pending place': (isShared, submitter) => (isShared ? visited(false) : place(false, submitter)),
    'deleted place': async () => {
      const id = await place(true);
      await ask(DELETE, { id });
      await caughtUp(product);
      return id;
    },
    'unknown place': () => UNKNOWN,
    'public list': () => list(true),
    'private list': () => list(false),
    'deleted list': async () => {
      const id = await list(true);
      await remove(`/api/trip-lists/${id}`);
      return id;
    },
    'unknown list': () => UNKNOWN,
    review: () => review(true),
    'review of a pending place': () => review(false),
    'deleted review': async () => {
      const id = await review(true);
      await remove(`/api/reviews/${id}`);
      return id;
    },
    'unknown review': () => UNKNOWN,
    'pending report': () => report(),
    'settled report': async () => {
      const id = await report();
      await people.call('admin', { method: 'PUT', path: `/api/reports/${id}/status`, body: { status: 'dismissed' } });
      return id;
    },
    'unknown report': () => UNKNOWN,
    'contact message': message,
    'unknown message': () => UNKNOWN,
    'open proposal': async () => {
      const id = await place(true, passerBy());
      const body = CLAIM;
      const { status, text } = await people.call('author', {
        method: 'POST',
        path: `/api/locations/${id}/claim`,
        body,
      });
      if (status !== 202) throw new Error(`A claim was answered with ${status}: ${text}`);
      return Made.parse(JSON.parse(text)).id;
    },
    'unknown proposal': () => UNKNOWN,
    'known account': () => people.idOf('author'),
    'unknown account': () => UNKNOWN,
    'hero image': heroImage,
    'deleted hero image': async () => {
      const id = await heroImage();
      await people.call('admin', { method: 'DELETE', path: `/api/admin/hero-images/${id}` });
      return id;
    },
    'unknown hero image': () => UNKNOWN,
  };
  const made = new Map<string, string>();
  const isOwn = (name: SubjectName, row: string): boolean =>
    !/unknown|deleted|account/.test(name) && (SPENDING.includes(row) || CHANGING.includes(row));
  const keyOf = (name: SubjectName, row: string): string => (isOwn(name, row) ? `${name} for ${row}` : name);
  const find = async (name: SubjectName, row = ''): Promise<string> => {
    const key = keyOf(name, row);
    const isShared = !isOwn(name, row) || row.endsWith('/reviews');
    const submitter = isOwn(name, row) && SPENDING.includes(row) ? passerBy() : author();
    const id = made.get(key) ?? (await MAKERS[name](isShared, submitter));
    made.set(key, id);
    // Others know of it by its event.
    await caughtUp(product);
    return id;
  };
  return {
    /** The id of a target for the calls of a row. */
    find,
    /** A call of a row was successful: where the target is deleted by it, the next call gets another. */
    succeeded: (name: SubjectName, row: string): void => {
      if (SPENDING.includes(row)) made.delete(keyOf(name, row));
    },
  };
};
