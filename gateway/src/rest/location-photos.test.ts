import { LocationPhoto } from '@wellspring/rest-contract/location';
import { AddedPhotos } from '@wellspring/rest-contract/location-photo';
import type { Variables } from '@wellspring/platform/subgraph/graph-result';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions } from '../security/session.ts';
import { field, form, FORM, photo, says, SIGNED_IN } from './example-edge.fixture.ts';

const path = '/api/locations/place-1/photos';
const MB = 1024 * 1024;
const calls: Variables[] = [];
const discarded: string[] = [];
const storedPhoto = (id: string) => ({
  id,
  url: `/media/locations/${id}-960.webp`,
  caption: null,
  isPrimary: false,
  source: 'location',
  createdAt: '2026-01-01T00:00:00.000Z',
  isWaiting: false,
});
type Sent = { readonly upload: string; readonly name: string };
const sentIn = (variables: Variables): readonly Sent[] => (variables.uploads ?? []) as readonly Sent[];

const started = startGateway({
  sessions: sessions(
    async () => ({ actor: { kind: 'member', id: 'm', isAdmin: false, isOwner: false }, renewedToken: null }),
    clientAddress(0),
    'http://localhost',
  ),
  answers: {
    changeLocationPhoto: ({ input }) => {
      const { caption } = input as { readonly caption: string };
      return { ...storedPhoto('one'), caption, isWaiting: caption === 'Steam' };
    },
    addLocationPhotos: (variables) => {
      calls.push(variables);
      const sent = sentIn(variables);
      return {
        photos: sent.filter(({ name }) => !/^(torn|waits)/.test(name)).map(({ upload }) => storedPhoto(upload)),
        waiting: sent.filter(({ name }) => name.startsWith('waits')).map(({ upload }) => storedPhoto(upload)),
        refused: sent.filter(({ name }) => name.startsWith('torn')).map(({ name }) => ({ name, message: 'Torn' })),
      };
    },
  },
  uploads: {
    receive: async ({ content, name }) => {
      for await (const _ of content) continue;
      if (name.startsWith('away')) throw new AppError('UNAVAILABLE', verbatim('Photos are away'));
      if (name.endsWith('.svg'))
        throw new AppError('VALIDATION', verbatim('Please upload only image files (JPG, PNG, etc.)'));
      return { id: `key-of-${name}` };
    },
    discard: async (uploads) => void discarded.push(...uploads.map(({ id }) => id)),
  },
});
const send = async (body: Buffer, headers = {}) =>
  (await started).ask(path, { method: 'POST', headers: { ...SIGNED_IN, ...FORM, ...headers }, body });

beforeEach(() => {
  calls.length = 0;
  discarded.length = 0;
});

describe('photos that are sent for a place', () => {
  it('are stored while each refused one is named: too large, no image, truncated', async () => {
    const body = form(
      photo('a.png', 10),
      photo('large.png', 5 * MB + 1),
      photo('drawing.svg', 10),
      photo('torn.jpg', 10),
      photo('b.png', 5 * MB),
    );
    const { status, text } = await send(body);
    const { photos, refused } = AddedPhotos.parse(JSON.parse(text));
    expect([status, photos.map(({ id }) => id)]).toEqual([201, ['key-of-a.png', 'key-of-b.png']]);
    expect(refused).toEqual([
      { name: 'large.png', message: 'Images must be smaller than 5MB' },
      { name: 'drawing.svg', message: 'Please upload only image files (JPG, PNG, etc.)' },
      { name: 'torn.jpg', message: 'Torn' },
    ]);
  });

  it('are a 202 with a message where they wait for an admin', async () => {
    const { status, text } = await send(form(photo('waits.png', 10), photo('torn.png', 10)));
    const { photos, waiting, notice, refused } = AddedPhotos.parse(JSON.parse(text));
    expect([status, photos, waiting?.map(({ id }) => id)]).toEqual([202, [], ['key-of-waits.png']]);
    expect(notice).toBe('An admin looks at these photos before others see them.');
    expect(refused).toEqual([{ name: 'torn.png', message: 'Torn' }]);
  });

  it('are at most ten; an eleventh is named', async () => {
    const { text } = await send(form(...Array.from({ length: 11 }, (_, at) => photo(`${at}.png`, 10))));
    const { photos, refused } = AddedPhotos.parse(JSON.parse(text));
    expect(photos).toHaveLength(10);
    expect(refused).toEqual([{ name: '10.png', message: 'A place can have at most 10 photos' }]);
  });

  it('have their captions by their place in the form, and a key each', async () => {
    const captions = ['First', '', '<i>Third</i>'].map((caption) => field('captions', caption));
    const files = [photo('a.png', 1), photo('b.svg', 1), photo('c.png', 1)];
    await send(form(...captions, ...files), { 'Idempotency-Key': 'k' });
    expect(calls).toMatchObject([
      {
        id: 'place-1',
        uploads: [
          { name: 'a.png', caption: 'First', key: 'k/0' },
          { name: 'c.png', caption: '<i>Third</i>', key: 'k/2' },
        ],
      },
    ]);
  });

  it('are a 400 that names each, when none is stored', async () => {
    expect(says(await send(form(photo('a.svg', 1), photo('torn.png', 1))))).toEqual([
      400,
      'a.svg: Please upload only image files (JPG, PNG, etc.)\ntorn.png: Torn',
    ]);
    expect(says(await send(form(field('captions', 'Alone'))))).toEqual([400, 'Please choose at least one photo']);
  });

  it('are discarded when another field is wrong', async () => {
    expect(says(await send(form(photo('a.png', 1), photo('away.png', 100_000))))).toEqual([503, 'Photos are away']);
    expect(discarded).toEqual(['key-of-a.png']);
    expect(says(await send(form(photo('a.png', 1), photo('b.png', 1, 'other'))))[0]).toBe(400);
    expect((await send(form(...Array.from({ length: 80 }, () => photo('a.png', 1))))).status).toBe(413);
    expect(calls).toEqual([]);
  });
});

describe('a caption that is changed', () => {
  it.each([
    ['Steam', 202],
    ['Mist', 200],
  ])('is answered with the photo as it would be: “%s” with %i', async (caption, expected) => {
    const headers = { ...SIGNED_IN, 'content-type': 'application/json' };
    const body = JSON.stringify({ caption });
    const { status, text } = await (await started).ask(`${path}/one`, { method: 'PUT', headers, body });
    expect([status, LocationPhoto.parse(JSON.parse(text))]).toMatchObject([expected, { id: 'one', caption }]);
  });
});
