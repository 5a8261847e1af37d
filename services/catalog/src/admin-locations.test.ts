import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { AdminQuery } from './use-cases/admin-locations.ts';
import { adminLocations } from './use-cases/admin-locations.ts';
import { details, NOON } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const catalog = await openCatalog();
const { useCases, published, deliver } = catalog;
/** Places that are edited would be in the lists. */
const edited = await openCatalog();

type More = { readonly isClaimed?: boolean };

const submit = async (name: string, more: More = {}, to = catalog): Promise<string> => {
  const submission = { details: details({ name }), submittedBy: 'member', isClaimed: false, ...more };
  return (await to.useCases.submitLocation(submission)).location.id;
};
const publish = async (name: string, more: More = {}, to = catalog): Promise<string> => {
  const id = await submit(name, more, to);
  await to.useCases.verifyLocation(id, 'ada');
  return id;
};
const list = async (query: Partial<AdminQuery> = {}) => {
  const { items, total } = await useCases.adminLocations({ state: 'all', limit: 50, offset: 0, ...query });
  return { names: items.map(({ name }) => name), total };
};

describe('the list of admins', () => {
  let gone: string;
  beforeAll(async () => {
    await publish('Zeta Spring', { isClaimed: true });
    await publish('Älpha Spring');
    await submit('Moss Pool', { isClaimed: true });
    await submit('Birch Pool');
    gone = await submit('Vanished Pool');
    await useCases.deleteLocation(gone, 'ada');
    await deliver(await published());
  });

  it('lists pending places first, and the newest first among them', async () => {
    expect(await list()).toEqual({ names: ['Birch Pool', 'Moss Pool', 'Älpha Spring', 'Zeta Spring'], total: 4 });
    expect(await list({ sort: 'oldest' })).toEqual({
      names: ['Moss Pool', 'Birch Pool', 'Zeta Spring', 'Älpha Spring'],
      total: 4,
    });
    expect(await list({ sort: 'name' })).toEqual({
      names: ['Birch Pool', 'Moss Pool', 'Älpha Spring', 'Zeta Spring'],
      total: 4,
    });
  });

  it.each([
    ['pending', ['Birch Pool', 'Moss Pool']],
    ['verified', ['Älpha Spring', 'Zeta Spring']],
    ['claimed', ['Moss Pool', 'Zeta Spring']],
  ] as const)('shows those that are %s', async (state, names) => {
    expect(await list({ state })).toEqual({ names, total: 2 });
    expect(await list({ state, sort: 'name' })).toEqual({ names, total: 2 });
    expect((await list({ state, sort: 'oldest' })).names.toSorted()).toEqual(names.toSorted());
  });

  it.each(['newest', 'oldest', 'name'] as const)('has the same order from either end, by %s', async (sort) => {
    const { names: all, total } = await list({ sort });
    for (const limit of [1, 2, 3]) {
      const pages: string[] = [];
      for (let offset = 0; offset < total; offset += limit) pages.push(...(await list({ sort, limit, offset })).names);
      expect(pages).toEqual(all);
    }
    expect(await list({ offset: 9 })).toEqual({ names: [], total });
  });

  it('is searched with pending places before published ones, page by page', async () => {
    expect(await list({ text: 'grindavik' })).toEqual({
      names: ['Birch Pool', 'Moss Pool', expect.any(String), expect.any(String)],
      total: 4,
    });
    const pages = await Promise.all([0, 1, 2, 3].map((offset) => list({ text: 'grindavik', limit: 1, offset })));
    expect(pages.map(({ names }) => names.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(4);
    expect(await list({ text: 'grindavik', sort: 'oldest' })).toEqual({
      names: ['Moss Pool', 'Birch Pool', 'Zeta Spring', 'Älpha Spring'],
      total: 4,
    });
    expect(await list({ text: 'moss grin' })).toEqual({ names: ['Moss Pool'], total: 1 });
    expect(await list({ text: 'spring', state: 'claimed' })).toEqual({ names: ['Moss Pool', 'Zeta Spring'], total: 2 });
    expect(await list({ text: 'zeta', state: 'claimed' })).toEqual({ names: ['Zeta Spring'], total: 1 });
    expect(await list({ text: 'alpha', state: 'verified' })).toEqual({ names: ['Älpha Spring'], total: 1 });
    expect(await list({ text: 'vanished' })).toEqual({ names: [], total: 0 });
  });

  it('shows no pending place in the public search', async () => {
    const { items } = await useCases.searchLocations({ text: 'moss pool', limit: 50, offset: 0 });
    expect(items.filter(({ isVerified }) => !isVerified)).toEqual([]);
  });

  it('works without search, except for searches', async () => {
    const away = () => Promise.reject(new AppError('UNAVAILABLE', verbatim('Search is away')));
    const ask = adminLocations({ ...catalog, index: { search: away, suggest: away, map: away }, now: () => NOON });
    const page = { limit: 10, offset: 0 };
    expect((await ask({ ...page, state: 'all' })).total).toBe(4);
    expect((await ask({ ...page, state: 'pending', text: 'moss' })).total).toBe(1);
    await expect(ask({ ...page, state: 'all', text: 'moss' })).rejects.toThrow('Search is away');
  });
});

describe('an edit', () => {
  it('leaves other fields as they are', async () => {
    const id = await publish('Partial Bath', {}, edited);
    expect(await edited.useCases.changeLocation(id, { hours: '9–17' }, 'ada')).toMatchObject({
      name: 'Partial Bath',
      city: 'Grindavík',
      hours: '9–17',
    });
    expect(await edited.useCases.changeLocation(id, { city: null }, 'ada')).toMatchObject({
      city: null,
      hours: '9–17',
    });
    await expect(edited.useCases.changeLocation(id, { name: ' ' }, 'ada')).rejects.toThrow('Name is required');
  });

  it('of the second of two admins is refused with what the first one did', async () => {
    const id = await publish('Contested Bath', {}, edited);
    const read = (await edited.locations.find(id))?.revision ?? 0;
    await edited.useCases.changeLocation(
      id,
      { city: 'Hvolsvöllur', tags: [{ name: 'Sauna', slug: 'sauna' }] },
      'ada',
      read,
    );
    await expect(edited.useCases.changeLocation(id, { hours: '9–17' }, 'bob', read)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This place has changed since you read it: Tags and City. Nothing was done. Please look at it again.',
    });
    expect(await edited.locations.find(id)).toMatchObject({ city: 'Hvolsvöllur', hours: null });
    expect(await edited.useCases.changeLocation(id, { hours: '9–17' }, 'bob', read + 1)).toMatchObject({
      hours: '9–17',
    });
  });

  it('can withdraw a claim, and cannot make one', async () => {
    const id = await publish('Claimed Bath', { isClaimed: true }, edited);
    const withdrawn = { isClaimed: false, claimedBy: null, hours: '9–17', isVerified: true };
    expect(await edited.useCases.changeLocation(id, { isClaimed: false, hours: '9–17' }, 'ada')).toMatchObject(
      withdrawn,
    );
    await expect(edited.useCases.changeLocation(id, { isClaimed: true }, 'ada')).rejects.toThrow('among the proposals');
  });
});
