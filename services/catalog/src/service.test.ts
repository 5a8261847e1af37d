import type { Message } from '@wellspring/platform/bus/port';
import { AppError } from '@wellspring/errors';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { textIn } from '@wellspring/words/error-text';
import { verbatim } from '@wellspring/words/message';
import { openCatalog, shown } from './testing/catalog.ts';
import { details, NOON } from './testing/builders.ts';

const catalog = await openCatalog();
const { useCases, locations, index, gazetteer, published, deliver } = catalog;

const submit = async (name: string) => {
  const submission = { details: details({ name }), submittedBy: 'member', isClaimed: false };
  return (await useCases.submitLocation(submission)).location;
};
const found = async (text: string) => (await index.search({ text, limit: 10, offset: 0 })).items;
const typesOf = (messages: readonly Message[]) => messages.map(({ type }) => type.split('.').at(-1));
/** Facts about one place, delivered as the broker would. */
const factsOf = async (id: string) => (await published()).filter(({ key }) => key === id);
const settle = async (id: string) => deliver(await factsOf(id));

describe('a submitted place', () => {
  it('is visible only to its submitter until an admin verifies it, and then is found', async () => {
    const { id } = await submit('Quiet Moss Pool');
    await settle(id);
    expect(await useCases.findLocation(id, null)).toBeNull();
    expect(await found('moss')).toEqual([]);

    await useCases.verifyLocation(id);
    await settle(id);
    expect(await useCases.findLocation(id, null)).toMatchObject({ id, isVerified: true });
    expect(await found('moss')).toEqual([id]);
    expect(typesOf(await factsOf(id))).toEqual(['LocationSubmitted', 'LocationVerified']);
  });

  it('disappears again when it is withdrawn', async () => {
    const { id } = await submit('Withdrawn Fern Bath');
    await useCases.verifyLocation(id);
    await settle(id);
    await useCases.unverifyLocation(id);
    await settle(id);
    expect(await found('fern')).toEqual([]);
    expect(await useCases.findLocation(id, null)).toBeNull();
  });

  it('is found by its new words after a change, and not by the old ones', async () => {
    const { id } = await submit('Oldname Heath');
    await useCases.verifyLocation(id);
    await useCases.changeLocation(id, details({ name: 'Newname Heath' }));
    await settle(id);
    expect([await found('oldname'), await found('newname')]).toEqual([[], [id]]);
  });

  it('is removed from the store when it is deleted', async () => {
    const { id } = await submit('Deleted Reed Pond');
    await useCases.verifyLocation(id);
    await useCases.deleteLocation(id);
    await settle(id);
    expect(await found('reed')).toEqual([]);
    expect(await locations.find(id)).toBeNull();
    await expect(useCases.verifyLocation(id)).rejects.toThrow('Location not found');
  });

  it('has a notice when its address is not found, and is listed without coordinates', async () => {
    const nowhere = details({
      name: 'Nowhere',
      coordinates: null,
      address: 'Xqzzwv 1',
      city: 'Xqzzwv',
      country: 'Japan',
    });
    const { location, notice } = await useCases.submitLocation({
      details: nowhere,
      submittedBy: 'm',
      isClaimed: false,
    });
    expect(location.coordinates).toBeNull();
    expect(notice && textIn('en', notice)).toContain('could not find this address');
  });

  it('takes its coordinates from the town when there are none', async () => {
    const inKyoto = details({
      name: 'Kyoto Sento',
      coordinates: null,
      address: '1 Lane',
      city: 'Kyoto',
      country: 'Japan',
    });
    const { location, notice } = await useCases.submitLocation({
      details: inKyoto,
      submittedBy: 'm',
      isClaimed: false,
    });
    expect(location.coordinates?.latitude).toBeCloseTo(35.02, 1);
    expect(location.coordinatesAre).toBe('approximate');
    expect(notice && textIn('en', notice)).toContain('the middle of Kyoto');
  });
});

describe('many writers of one place', () => {
  it('take turns, so that no change is lost and no call is refused', async () => {
    const { id } = await submit('Contended Pool');
    const cities = Array.from({ length: 50 }, (_, at) => `City ${at}`);
    await Promise.all(cities.map((city) => useCases.changeLocation(id, details({ name: 'Contended Pool', city }))));
    expect((await locations.find(id))?.revision).toBe(1 + cities.length);
    expect(typesOf(await factsOf(id))).toEqual(['LocationSubmitted', ...cities.map(() => 'LocationChanged')]);
  });
});

/** Published places to look at; each test has its own, so that each can run separately. */
const somePlaces = async (...names: readonly string[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const name of names) {
    const { id } = await submit(name);
    await useCases.verifyLocation(id);
    await settle(id);
    ids.push(id);
  }
  return ids;
};

describe('search and map', () => {
  beforeAll(() => somePlaces('Spring of the first', 'Spring of the second'));

  it('end in the same state when events arrive twice or out of order', async () => {
    const all = await published();
    await deliver(all);
    const once = await shown(catalog);
    for (const seed of [1, 2, 3]) {
      await deliverTwice(all, deliver, { seed });
      expect(await shown(catalog)).toEqual(once);
    }
  });

  it('follow an event whose name this version does not know', async () => {
    const { id } = await submit('Nameless Event Bath');
    await useCases.verifyLocation(id);
    const facts = await factsOf(id);
    await deliver(facts.map((event) => ({ ...event, type: 'wellspring.catalog.v1.LocationClaimed' })));
    expect(await found('nameless')).toEqual([id]);
  });

  it('are level with the store after a rebuild, while reads continue', async () => {
    const before = await shown(catalog);
    const [counts] = await Promise.all([useCases.rebuildSearch(), found('spring')]);
    expect(counts).toMatchObject({ places: before.all.total, differing: 0 });
    expect(await shown(catalog)).toEqual(before);
  });

  it('are repaired by a rebuild after the index lost places', async () => {
    const { items } = await index.search({ limit: 1, offset: 0, sort: 'name' });
    await index.write(items.map((id) => ({ remove: { id, version: 1_000_000 } })));
    expect(await useCases.rebuildSearch()).toMatchObject({ differing: 1 });
    expect((await index.search({ limit: 1, offset: 0, sort: 'name' })).items).toEqual(items);
  });
});

describe('plain lists', () => {
  beforeAll(() => somePlaces('Listed pool'));

  it('are read from the documents, so that they work while search is away', async () => {
    const away = () => Promise.reject(new AppError('UNAVAILABLE', verbatim('Search is away')));
    const { searchLocations } = await import('./use-cases/find-locations.ts');
    const { understandText } = await import('./use-cases/understand-text.ts');
    const index = { search: away, suggest: away, map: away };
    const deps = { locations, index, gazetteer, now: () => NOON };
    const list = searchLocations(deps, understandText(deps));
    expect((await list({ limit: 5, offset: 0 })).total).toBeGreaterThan(0);
    expect((await list({ limit: 5, offset: 0, categoryId: 20 })).items.length).toBeGreaterThan(0);
    await expect(list({ text: 'pool', limit: 5, offset: 0 })).rejects.toThrow('Search is away');
  });
});
