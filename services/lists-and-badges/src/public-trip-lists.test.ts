import { ADMIN, ANN, BEN, openLists } from './testing/lists.ts';

let service: Awaited<ReturnType<typeof openLists>>;
beforeEach(async () => {
  service = await openLists();
});
afterEach(() => service.close());

const create = (
  name: string,
  more: { readonly description?: string; readonly isPublic?: boolean } = {},
  viewer = ANN,
) => service.useCases.createTripList({ name, description: null, isPublic: true, ...more }, viewer, null);
const found = async (search = '', limit = 12, offset = 0) => {
  const { lists, total } = await service.useCases.publicTripLists({ search, limit, offset });
  expect(lists.length).toBeLessThanOrEqual(total);
  return lists.map(({ name }) => name);
};

describe('public lists', () => {
  it('are those of everybody, newest first, page by page', async () => {
    for (const name of ['first', 'second', 'third']) await create(name, {}, name === 'second' ? BEN : ANN);
    expect(await found()).toEqual(['third', 'second', 'first']);
    expect(await found('', 2, 2)).toEqual(['first']);
    expect(await found('', 2, 100)).toEqual([]);
    expect(await service.useCases.publicTripLists({ search: '', limit: 1, offset: 0 })).toMatchObject({ total: 3 });
  });

  it('are neither private nor deleted, with a search and without', async () => {
    const [visible, hidden, deleted] = [
      await create('Kept springs'),
      await create('Hidden springs'),
      await create('Springs'),
    ];
    await create('Private springs', { isPublic: false });
    await service.useCases.changeTripList(hidden.id, { isPublic: false }, ANN);
    await service.useCases.deleteTripList(deleted.id, ANN);
    for (const search of ['', 'springs']) expect(await found(search)).toEqual([visible.name]);
  });

  it('are found as soon as they are public, by the words that they have then', async () => {
    const { id } = await create('Winter', { isPublic: false });
    expect(await found('winter')).toEqual([]);
    await service.useCases.changeTripList(id, { isPublic: true, name: 'Summer' }, ANN);
    expect([await found('winter'), await found('summer')]).toEqual([[], ['Summer']]);
  });

  it.each([
    ['hot spr', ['Hot springs of Iceland']],
    ['ICELAND hot', ['Hot springs of Iceland']],
    ['the springs of iceland', ['Hot springs of Iceland']],
    ['reykjavik', ['Hot springs of Iceland']],
    ['iceland desert', []],
    ['prings', []],
    ['sprinh', []],
    ['温泉', ['草津温泉']],
    ['泉', ['草津温泉']],
    ['♨ !', ['草津温泉', 'Hot springs of Iceland']],
    ['$ne {"$gt":""} .*', []],
  ])('for %j are %j', async (search, names) => {
    await create('Hot springs of Iceland', { description: 'From Reykjavík to the east' });
    await create('草津温泉');
    expect(await found(search)).toEqual(names);
  });

  it('of ten thousand characters of search are found within a moment', async () => {
    await create('Hot springs');
    for (const search of ['x'.repeat(10_000), 'hot '.repeat(2_500), '\u202e\u200b'.repeat(5_000)])
      await service.useCases.publicTripLists({ search, limit: 12, offset: 0 });
    expect(await found('hot '.repeat(2_500))).toEqual(['Hot springs']);
  });

  it('of others are deleted by admins; private ones of others do not exist for them', async () => {
    const [open, closed] = [await create('Open'), await create('Closed', { isPublic: false })];
    await service.useCases.deleteTripList(open.id, ADMIN);
    const refused = service.useCases.deleteTripList(closed.id, ADMIN);
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'List not found' });
    expect(await found()).toEqual([]);
  });
});
