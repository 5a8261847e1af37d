import { ANN, BEN, openLists } from './testing/lists.ts';
import { itemsSeenBy } from './use-cases/read-trip-lists.ts';

let service: Awaited<ReturnType<typeof openLists>>;
beforeEach(async () => {
  service = await openLists();
});
afterEach(() => service.close());

const listWithNotes = async (more = {}) => {
  const draft = { name: 'Warm weeks', description: null, isPublic: true, ...more };
  const { id } = await service.useCases.createTripList(draft, ANN, null);
  await service.useCases.addTripListItem(id, { locationId: 'pool', notes: 'Ask for Ida' }, ANN, null);
  return id;
};
const notesFor = async (id: string, viewer: typeof ANN | null) => {
  const list = await service.useCases.readTripList(id, viewer);
  const places = await service.places.findMany(list.items.map(({ locationId }) => locationId));
  return itemsSeenBy(list, places, viewer).map(({ notes }) => notes);
};

describe('the notes of a public list', () => {
  it('are shown only to its owner where the list does not show them', async () => {
    const id = await listWithNotes({ showsNotes: false });
    expect(await notesFor(id, ANN)).toEqual(['Ask for Ida']);
    for (const viewer of [BEN, null]) expect(await notesFor(id, viewer)).toEqual([null]);
  });

  it('are shown where its owner chose so, and by default', async () => {
    for (const id of [await listWithNotes({ showsNotes: true }), await listWithNotes()])
      expect(await notesFor(id, null)).toEqual(['Ask for Ida']);
  });

  it('are shown and hidden by a change that leaves the rest', async () => {
    const id = await listWithNotes();
    const before = await service.useCases.readTripList(id, ANN);
    const after = await service.useCases.changeTripList(id, { showsNotes: false }, ANN);
    expect(after).toMatchObject({ name: 'Warm weeks', isPublic: true, revision: before.revision + 1 });
    expect(await notesFor(id, BEN)).toEqual([null]);
  });
});

describe('a place that is added to a list again', () => {
  it('is at its former position, with its note', async () => {
    const id = await listWithNotes();
    await service.useCases.addTripListItem(id, { locationId: 'bath', notes: null }, ANN, null);
    await service.useCases.removeTripListItem(id, 'pool', ANN);
    const item = { locationId: 'pool', notes: 'Ask for Ida', visitOrder: 1 };
    for (let time = 0; time < 2; time += 1) await service.useCases.addTripListItem(id, item, ANN, 'undo');
    const { items } = await service.useCases.readTripList(id, ANN);
    expect(items.map(({ locationId, notes }) => [locationId, notes])).toEqual([
      ['pool', 'Ask for Ida'],
      ['bath', null],
    ]);
  });
});
