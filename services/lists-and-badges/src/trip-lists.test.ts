import { actIn } from '@wellspring/events/acts';
import { tripListIn } from '@wellspring/events/list-events';
import { itemsSeenBy } from './use-cases/read-trip-lists.ts';
import { ADMIN, ANN, BEN, openLists, placeEvent } from './testing/lists.ts';

let service: Awaited<ReturnType<typeof openLists>>;
beforeEach(async () => {
  service = await openLists();
});
afterEach(() => service.close());

const DRAFT = { name: 'Warm weeks', description: null, isPublic: false };
const create = (more = {}, viewer = ANN, key: string | null = null) =>
  service.useCases.createTripList({ ...DRAFT, ...more }, viewer, key);
const add = (id: string, locationId: string, viewer = ANN, key: string | null = null) =>
  service.useCases.addTripListItem(id, { locationId, notes: null }, viewer, key);
const NOT_FOUND = { code: 'NOT_FOUND', message: 'List not found' };

const threePlaces = async (more = {}) => {
  await service.deliver([placeEvent('cave')]);
  const { id } = await create(more);
  for (const place of ['pool', 'bath', 'cave']) await add(id, place);
  return id;
};
const orderOf = async (id: string, viewer = ANN) => {
  const list = await service.useCases.readTripList(id, viewer);
  const places = await service.places.findMany(list.items.map(({ locationId }) => locationId));
  return itemsSeenBy(list, places, viewer).map(({ visitOrder, locationId }) => `${visitOrder} ${locationId}`);
};

describe('a trip list', () => {
  it('is private at first, has a short share code, and is found by it', async () => {
    const list = await create();
    expect(list).toMatchObject({ userId: 'ann', isPublic: false, items: [] });
    expect(list.shareCode.length).toBeLessThanOrEqual(20);
    expect(await service.useCases.readTripList(list.shareCode, ANN)).toEqual(list);
  });

  it.each([
    ['no name', { name: ' \u200b ' }, 'Please enter a list name'],
    ['an endless name', { name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    ['an endless description', { description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
  ])('with %s is refused with a message', async (_, more, message) => {
    await expect(create(more)).rejects.toMatchObject({ code: 'VALIDATION', message });
  });

  it('counts characters as people do', async () => {
    expect((await create({ name: '🏞'.repeat(100) })).name).toBe('🏞'.repeat(100));
  });

  it('needs no unique name, and is made once for each key of a member', async () => {
    const [one, other] = [await create({}, ANN, 'key'), await create({}, ANN, 'key')];
    expect(other.id).toBe(one.id);
    const racing = await Promise.all([1, 2, 3].map(() => create({}, ANN, 'racing')));
    expect(new Set(racing.map(({ id }) => id)).size).toBe(1);
    await create({}, BEN, 'key');
    expect((await service.useCases.tripListsOf('ann', 50, 0)).total).toBe(2);
  });

  it('is limited to thirty an hour', async () => {
    for (let at = 0; at < 30; at += 1) await create();
    await expect(create()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await create({}, BEN);
  });

  it('that is private is refused to all but its owner; public, it is for everyone', async () => {
    const { id } = await create();
    for (const reader of [BEN, ADMIN, null])
      await expect(service.useCases.readTripList(id, reader)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'Access denied',
      });
    await service.useCases.changeTripList(id, { isPublic: true }, ANN);
    for (const reader of [BEN, ADMIN, null])
      expect(await service.useCases.readTripList(id, reader)).toMatchObject({ id, name: 'Warm weeks' });
    await expect(service.useCases.readTripList('none', null)).rejects.toMatchObject(NOT_FOUND);
  });

  it('of another member cannot be changed, and answers NOT_FOUND even if it is public', async () => {
    const id = await threePlaces({ isPublic: true });
    const { changeTripList, changeTripListItem, removeTripListItem, deleteTripList } = service.useCases;
    for (const viewer of [BEN, ADMIN]) {
      await expect(changeTripList(id, { name: 'Mine' }, viewer)).rejects.toMatchObject(NOT_FOUND);
      await expect(add(id, 'pool', viewer)).rejects.toMatchObject(NOT_FOUND);
      await expect(changeTripListItem(id, 'pool', { visitOrder: 2 }, viewer)).rejects.toMatchObject(NOT_FOUND);
      await expect(removeTripListItem(id, 'pool', viewer)).rejects.toMatchObject(NOT_FOUND);
    }
    await expect(deleteTripList(id, BEN)).rejects.toMatchObject(NOT_FOUND);
  });

  it('is deleted by its owner, or, when it is public, by an admin', async () => {
    const [one, other] = [await create(), await create({ isPublic: true })];
    await service.useCases.deleteTripList(one.id, ANN);
    await service.useCases.deleteTripList(other.id, ADMIN);
    for (const { id } of [one, other])
      await expect(service.useCases.readTripList(id, ANN)).rejects.toMatchObject(NOT_FOUND);
    expect(await service.useCases.tripListsOf('ann', 50, 0)).toEqual({ lists: [], total: 0 });
    const deleted = (await service.published()).filter(({ type }) => type.endsWith('.TripListDeleted'));
    expect(deleted.map((message) => actIn(message)?.by ?? null)).toEqual([null, ADMIN.id]);
  });

  it('is on the pages of its owner, newest first', async () => {
    for (const name of ['first', 'second', 'third']) await create({ name });
    await create({ name: 'foreign' }, BEN);
    const { lists, total } = await service.useCases.tripListsOf('ann', 2, 0);
    expect([total, ...lists.map(({ name }) => name)]).toEqual([3, 'third', 'second']);
  });

  it('is published with its counts, and without its texts', async () => {
    const { id } = await create({ description: 'Secret springs' });
    await add(id, 'pool');
    await service.useCases.deleteTripList(id, ANN);
    const messages = await service.published();
    const states = messages.map((message) => tripListIn(message));
    expect(states.map((state) => [state?.revision, state?.itemCount, state?.deleted])).toEqual([
      [1n, 0, false],
      [2n, 1, false],
      [3n, 1, true],
    ]);
    for (const { data } of messages) expect(Buffer.from(data).toString('latin1')).not.toMatch(/Warm|Secret/);
  });
});

describe('a place in a list', () => {
  it('is in the list once, and a repeated call adds nothing', async () => {
    const { id } = await create();
    await add(id, 'pool', ANN, 'key');
    await add(id, 'pool', ANN, 'key');
    await expect(add(id, 'pool')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This location is already in the list',
    });
    expect(await orderOf(id)).toEqual(['1 pool']);
  });

  it('must be one that the member may see', async () => {
    await service.deliver([placeEvent('pending', { isVerified: false }), placeEvent('gone', { deleted: true })]);
    const { id } = await create();
    for (const place of ['pending', 'gone', 'unknown'])
      await expect(add(id, place)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Location not found' });
  });

  it.each([
    ['cave', 1, ['1 cave', '2 pool', '3 bath']],
    ['pool', 2, ['1 bath', '2 pool', '3 cave']],
    ['pool', 99, ['1 bath', '2 cave', '3 pool']],
    ['bath', 2, ['1 pool', '2 bath', '3 cave']],
  ])('%s moved to %s renumbers the others', async (place, visitOrder, order) => {
    const id = await threePlaces();
    await service.useCases.changeTripListItem(id, place, { visitOrder }, ANN);
    expect(await orderOf(id)).toEqual(order);
  });

  it('leaves no gap when it is removed', async () => {
    const id = await threePlaces();
    await service.useCases.removeTripListItem(id, 'pool', ANN);
    expect(await orderOf(id)).toEqual(['1 bath', '2 cave']);
    await expect(service.useCases.removeTripListItem(id, 'pool', ANN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is neither shown nor counted for a reader who may not see it, and keeps its position when others move', async () => {
    const id = await threePlaces({ isPublic: true });
    await service.deliver([placeEvent('bath', { revision: 2, isVerified: false })]);
    expect(await orderOf(id)).toEqual(['1 pool', '2 cave']);
    expect(await orderOf(id, BEN)).toEqual(['1 pool', '2 bath', '3 cave']);
    await service.useCases.changeTripListItem(id, 'cave', { visitOrder: 1 }, ANN);
    expect(await orderOf(id)).toEqual(['1 cave', '2 pool']);
    expect(await orderOf(id, ADMIN)).toEqual(['1 cave', '2 pool', '3 bath']);
  });

  it('carries a note of at most 500 characters', async () => {
    const id = await threePlaces();
    const { list } = await service.useCases.changeTripListItem(id, 'pool', { notes: 'Come early' }, ANN);
    expect(list.items[0]).toMatchObject({ locationId: 'pool', notes: 'Come early' });
    const longer = service.useCases.changeTripListItem(id, 'pool', { notes: 'x'.repeat(501) }, ANN);
    await expect(longer).rejects.toMatchObject({ message: 'Notes must be at most 500 characters' });
  });

  it('is the last of five hundred', async () => {
    const places = Array.from({ length: 501 }, (_, at) => `place-${at}`);
    await service.deliver(places.map((place) => placeEvent(place)));
    const list = await create();
    const items = places.slice(0, 499).map((locationId) => ({ locationId, notes: null, idempotencyKey: null }));
    await service.tripLists.replace({ ...list, items, revision: 2 }, 1, []);
    await add(list.id, 'place-499');
    await expect(add(list.id, 'place-500')).rejects.toMatchObject({
      code: 'VALIDATION',
      message: 'A list can have at most 500 locations',
    });
  });

  it('is not lost when many tabs add at once', async () => {
    await service.deliver([placeEvent('cave'), placeEvent('lake')]);
    const { id } = await create();
    await Promise.all(['pool', 'bath', 'cave', 'lake'].map((place) => add(id, place)));
    expect(await orderOf(id)).toHaveLength(4);
  });
});
