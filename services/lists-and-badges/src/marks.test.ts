import { favoriteIn, visitIn } from '@wellspring/events/list-events';
import { ANN, BEN, openLists, placeEvent } from './testing/lists.ts';

let service: Awaited<ReturnType<typeof openLists>>;
beforeEach(async () => {
  service = await openLists();
});
afterEach(() => service.close());

const favorite = (isFavorite: boolean | null = null, locationId = 'pool', viewer = ANN) =>
  service.useCases.favorite(locationId, isFavorite, viewer);

describe('a favorite', () => {
  it('is toggled without a value, and set with one, so that a retry is harmless', async () => {
    expect((await favorite()).isFavorite).toBe(true);
    expect((await favorite()).isFavorite).toBe(false);
    for (let at = 0; at < 3; at += 1) expect((await favorite(true)).isFavorite).toBe(true);
    const states = (await service.published()).map((message) => favoriteIn(message));
    expect(states.map((state) => [state?.isFavorite, state?.revision])).toEqual([
      [true, 1n],
      [false, 2n],
      [true, 3n],
    ]);
  });

  it('is stored once when many tabs set it at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => favorite(true)));
    expect(await service.marks.find('ann', 'pool')).toMatchObject({ isFavorite: true, revision: 1 });
  });

  it('of a hidden place is refused like one of an unknown place', async () => {
    await service.deliver([placeEvent('pending', { isVerified: false }), placeEvent('gone', { deleted: true })]);
    for (const id of ['pending', 'gone', 'unknown'])
      await expect(favorite(true, id)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Location not found' });
    expect((await favorite(true, 'pending', BEN)).isFavorite).toBe(true);
  });
});

describe('a visit', () => {
  it('keeps fields that are left out, and clears empty ones', async () => {
    const { visit } = service.useCases;
    await visit('pool', { visitStatus: 'visited', visitDate: '2026-05-01', notes: 'Come early', rating: 4 }, ANN);
    expect(await visit('pool', { rating: 5 }, ANN)).toMatchObject({
      visitDate: '2026-05-01',
      notes: 'Come early',
      rating: 5,
    });
    expect(await visit('pool', { notes: '', rating: 0 }, ANN)).toMatchObject({ notes: null, rating: null });
    expect(await visit('pool', { visitStatus: 'none' }, ANN)).toMatchObject({ visitStatus: 'none', visitDate: null });
  });

  it.each([
    ['a day that is none', { visitDate: '2026-02-30' }, 'The date of a visit must be a day, such as 2026-05-01'],
    ['a rating out of range', { rating: 6 }, 'Rating must be between 1 and 5'],
    ['endless notes', { notes: 'x'.repeat(2001) }, 'Notes must be at most 2000 characters'],
  ])('with %s is refused with a message', async (_, more, message) => {
    const visited = service.useCases.visit('pool', { visitStatus: 'visited', ...more }, ANN);
    await expect(visited).rejects.toMatchObject({ code: 'VALIDATION', message });
  });

  it('is stored beside the favorite, in either order of writing', async () => {
    await Promise.all([favorite(true), service.useCases.visit('pool', { visitStatus: 'visited' }, ANN)]);
    expect(await service.marks.find('ann', 'pool')).toMatchObject({
      isFavorite: true,
      visitStatus: 'visited',
      revision: 2,
    });
  });

  it('is published with its status, and without the notes', async () => {
    await service.useCases.visit('pool', { visitStatus: 'visited', notes: 'Come early', visitDate: '2026-05-01' }, ANN);
    const [message] = await service.published();
    expect(message && visitIn(message)).toMatchObject({ locationId: 'pool', visitStatus: 'visited' });
    expect(Buffer.from(message?.data ?? []).toString('latin1')).not.toMatch(/early|2026/);
  });
});

it('the marks of a member are shown only to them, the last first', async () => {
  await favorite(true, 'pool');
  await favorite(true, 'bath');
  await favorite(true, 'pool', BEN);
  await service.useCases.visit('bath', { visitStatus: 'want_to_visit' }, ANN);
  expect(await service.useCases.markedLocations('ann')).toEqual({
    favorites: ['bath', 'pool'],
    visited: [],
    wantToVisit: ['bath'],
  });
});

it('a page of marks shows and counts the places that the member may see, the newest first', async () => {
  await service.deliver([placeEvent('cave')]);
  for (const place of ['pool', 'bath', 'cave']) {
    await favorite(true, place);
    await service.useCases.visit(place, { visitStatus: place === 'pool' ? 'visited' : 'want_to_visit' }, ANN);
  }
  await service.deliver([placeEvent('bath', { revision: 2, isVerified: false })]);
  const page = { limit: 1, offset: 1 };
  expect(await service.useCases.favorites(ANN, page)).toEqual({ locations: [{ id: 'pool' }], total: 2 });
  expect(await service.useCases.visits(ANN, undefined, page)).toEqual({ locations: [{ id: 'pool' }], total: 2 });
  expect((await service.useCases.visits(ANN, 'want_to_visit', { limit: 9, offset: 0 })).locations).toEqual([
    { id: 'cave' },
  ]);
  expect(await service.useCases.favorites(BEN, page)).toEqual({ locations: [], total: 0 });
});

describe('what hangs on a place', () => {
  it('is counted over all members', async () => {
    const { useCases } = service;
    await favorite(true);
    await favorite(true, 'pool', BEN);
    await favorite(true, 'bath');
    await useCases.visit('pool', { visitStatus: 'want_to_visit' }, ANN);
    await useCases.visit('pool', { visitStatus: 'none' }, BEN);
    const counts = async (id: string) => [await useCases.favoritesAt(id), await useCases.visitsAt(id)];
    expect([await counts('pool'), await counts('bath'), await counts('unknown')]).toEqual([
      [2, 1],
      [1, 0],
      [0, 0],
    ]);
    const { id } = await useCases.createTripList({ name: 'Warm', description: null, isPublic: false }, ANN, null);
    await useCases.addTripListItem(id, { locationId: 'pool', notes: null }, ANN, null);
    expect([await useCases.listsWith('pool'), await useCases.listsWith('bath')]).toEqual([1, 0]);
  });
});
