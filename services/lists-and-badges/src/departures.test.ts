import { fact } from '@wellspring/events/fact';
import { UserDeletedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { memberErasedFromLists } from '@wellspring/events/list-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { ANN, BEN, openLists, placeEvent } from './testing/lists.ts';

const deleted = (userId: string): Message => ({
  ...fact(TOPICS.identity, userId, UserDeletedSchema, { user: { userId, revision: 9n, deleted: true } }),
  id: newId(),
  source: 'identity',
  time: new Date(),
});
const TRIP = { name: 'A quiet week', description: null, isPublic: true };

describe('marks and lists of members', () => {
  let lists: Awaited<ReturnType<typeof openLists>>;
  beforeEach(async () => {
    lists = await openLists();
  });
  afterEach(() => lists.close());

  const listOf = async (viewer: typeof ANN, places: readonly string[]): Promise<string> => {
    const { id } = await lists.useCases.createTripList(TRIP, viewer, null);
    for (const locationId of places)
      await lists.useCases.addTripListItem(id, { locationId, notes: null }, viewer, null);
    return id;
  };
  const marked = async (viewer: typeof ANN) => (await lists.marks.favorites(viewer.id, 10, 0)).total;

  it('are removed with the account, and badges too', async () => {
    await lists.useCases.favorite('pool', true, ANN);
    await lists.useCases.favorite('pool', true, BEN);
    await listOf(ANN, ['pool']);
    const list = await listOf(BEN, ['pool']);
    await lists.deliver(await lists.published());
    expect((await lists.holders.find(ANN.id)).badges).not.toEqual([]);
    await lists.deliver([deleted(ANN.id), deleted(ANN.id)]);
    await lists.deliver((await lists.published()).toReversed());
    expect([await marked(ANN), await marked(BEN)]).toEqual([0, 1]);
    expect((await lists.tripLists.ofMember(ANN.id, 10, 0)).total).toBe(0);
    expect(await lists.tripLists.find(list)).not.toBeNull();
    expect((await lists.holders.find(ANN.id)).badges).toEqual([]);
    const erased = (await lists.published()).flatMap((message) => memberErasedFromLists(message)?.userId ?? []);
    expect(erased).toEqual([ANN.id]);
  });

  it('are removed when they were written during the deletion of the account', async () => {
    await lists.deliver([deleted(ANN.id)]);
    await lists.useCases.favorite('pool', true, ANN);
    await listOf(ANN, ['pool']);
    await lists.deliver(await lists.published());
    expect(await marked(ANN)).toBe(0);
    expect((await lists.tripLists.ofMember(ANN.id, 10, 0)).total).toBe(0);
    expect((await lists.holders.find(ANN.id)).badges).toEqual([]);
  });

  it('lose a deleted place, and the other places of a list close the gap', async () => {
    await lists.useCases.favorite('pool', true, ANN);
    const id = await listOf(ANN, ['pool', 'bath']);
    await lists.deliver([placeEvent('pool', { revision: 2, deleted: true })]);
    expect(await marked(ANN)).toBe(0);
    expect((await lists.tripLists.find(id))?.items.map(({ locationId }) => locationId)).toEqual(['bath']);
    await lists.deliver(await lists.published());
    expect((await lists.tripLists.find(id))?.items).toHaveLength(1);
  });

  it('lose a place when they were written during its deletion', async () => {
    const id = await listOf(ANN, ['bath']);
    const late = [
      lists.useCases.addTripListItem(id, { locationId: 'pool', notes: null }, ANN, null),
      lists.useCases.favorite('pool', true, ANN),
    ];
    await lists.deliver([placeEvent('pool', { revision: 2, deleted: true })]);
    await Promise.allSettled(late);
    await lists.deliver(await lists.published());
    expect(await marked(ANN)).toBe(0);
    expect((await lists.tripLists.find(id))?.items.map(({ locationId }) => locationId)).toEqual(['bath']);
  });
});
