import { ANN, BEN, openLists, placeEvent } from './testing/lists.ts';

let service: Awaited<ReturnType<typeof openLists>>;
beforeEach(async () => {
  service = await openLists();
});
afterEach(() => service.close());

const NOT_FOUND = { code: 'NOT_FOUND', message: 'List not found' };

const threePlaces = async (isPublic = false): Promise<string> => {
  await service.deliver([placeEvent('cave')]);
  const { id } = await service.useCases.createTripList({ name: 'Warm weeks', description: null, isPublic }, ANN, null);
  for (const locationId of ['pool', 'bath', 'cave'])
    await service.useCases.addTripListItem(id, { locationId, notes: null }, ANN, null);
  return id;
};

describe('of two tabs that write at once', () => {
  const CHANGED = {
    code: 'CONFLICT',
    message: 'This list was changed elsewhere meanwhile. Please look at it before you try again.',
  };

  it('the later write gets a conflict, and overwrites nothing of the other', async () => {
    const id = await threePlaces();
    const { readTripList, changeTripListItem, removeTripListItem } = service.useCases;
    const { revision } = await readTripList(id, ANN);
    await changeTripListItem(id, 'pool', { notes: 'From the first tab' }, ANN, revision);
    for (const late of [
      () => changeTripListItem(id, 'pool', { notes: 'From the second tab' }, ANN, revision),
      () => changeTripListItem(id, 'cave', { visitOrder: 1 }, ANN, revision),
      () => removeTripListItem(id, 'pool', ANN, revision),
    ])
      await expect(late()).rejects.toMatchObject(CHANGED);
    const list = await readTripList(id, ANN);
    expect(list.items.map(({ locationId, notes }) => [locationId, notes])).toEqual([
      ['pool', 'From the first tab'],
      ['bath', null],
      ['cave', null],
    ]);
    await changeTripListItem(id, 'pool', { notes: 'After a look' }, ANN, list.revision);
  });

  it('one wins, however close they come', async () => {
    const id = await threePlaces();
    const { revision } = await service.useCases.readTripList(id, ANN);
    const { changeTripListItem } = service.useCases;
    const tabs = ['one', 'two', 'three'].map((notes) => changeTripListItem(id, 'pool', { notes }, ANN, revision));
    const ends = await Promise.allSettled(tabs);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a change by another member is NOT_FOUND, not a conflict', async () => {
    const id = await threePlaces(true);
    const change = service.useCases.changeTripListItem(id, 'pool', { notes: 'Mine' }, BEN, 1);
    await expect(change).rejects.toMatchObject(NOT_FOUND);
  });
});
