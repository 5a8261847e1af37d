import { makeLogger } from '@wellspring/platform/log/log';
import { eventually } from '@wellspring/testkit/eventually';
import type { IndexedLocation } from './domain/search/indexed-location.ts';
import { toIndexed } from './domain/search/indexed.ts';
import { searchCheck, searchMaintenance } from './search-maintenance.ts';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const log = makeLogger({ service: 'catalog', level: 'silent' });
const catalog = await openCatalog();
const { useCases, index, locations, published, deliver } = catalog;

const publish = async (name: string): Promise<string> => {
  const submission = { details: details({ name }), submittedBy: 'member', isClaimed: false };
  const { id } = (await useCases.submitLocation(submission)).location;
  await useCases.verifyLocation(id);
  return id;
};
const ids = [await publish('One'), await publish('Two'), await publish('Three')];
await deliver(await published());
// Each test finds the index as the documents are.
beforeEach(async () => void (await useCases.rebuildSearch()));

/** The three as the index should have them. */
const indexed = async (): Promise<readonly [IndexedLocation, IndexedLocation, IndexedLocation]> => {
  const [first, second, third] = (await locations.findMany(ids)).map(toIndexed);
  if (!first || !second || !third) throw new Error('They are not in the store');
  return [first, second, third];
};
/** The walk through all places rests fifteen times as long as its last step took. */
const LONGEST_WALK_MS = 30_000;
const maintain = async (isCaughtUp = true): Promise<void> => {
  const until = isCaughtUp ? { isEqual: true, isBuilding: false } : { filled: true };
  const maintenance = searchMaintenance({ ...useCases, isCaughtUp: async () => isCaughtUp, log });
  maintenance.begin();
  await eventually(() => expect(maintenance.level()).toMatchObject(until), LONGEST_WALK_MS);
  await maintenance.stop();
};
const found = async () => (await index.search({ limit: 9, offset: 0, sort: 'name' })).items;

describe('the maintenance of the search index', () => {
  it('adds missing places, updates old ones, and removes places that are not published', async () => {
    expect(await useCases.checkSearch()).toMatchObject({ isEqual: true });
    const before = await found();
    const [, old, current] = await indexed();
    const loser = await index.rebuild();
    await loser.write([
      { put: { ...old, version: 1, name: 'Old name' } },
      { put: current },
      { put: { ...current, id: 'nobody' } },
    ]);
    await loser.write([{ put: { ...current, id: 'nothing', version: 40 } }]);
    await loser.swap();
    await maintain();
    expect(await found()).toEqual(before);
    expect((await index.search({ text: 'old name', limit: 9, offset: 0 })).items).toEqual([]);
    expect(await useCases.checkSearch()).toMatchObject({ isEqual: true });
  });

  it('finds by its walk at the start what count and version do not show', async () => {
    const before = await found();
    const [first, second, third] = await indexed();
    const loser = await index.rebuild();
    await loser.write([{ put: first }, { put: second }, { put: { ...third, id: 'nobody' } }]);
    await loser.swap();
    expect(await useCases.checkSearch()).toMatchObject({ isEqual: true });
    const maintenance = searchMaintenance({ ...useCases, isCaughtUp: async () => true, log });
    maintenance.begin();
    await eventually(async () => expect(await found()).toEqual(before));
    await maintenance.stop();
  });

  it('leaves changes that are not yet consumed to the consumer', async () => {
    await index.write([{ remove: { id: ids[1] ?? '', version: 90 } }]);
    const before = await found();
    await maintain(false);
    expect(await found()).toEqual(before);
  });

  it('rebuilds an index that is newer than the documents, as after a restore', async () => {
    await index.write([{ put: { ...(await indexed())[2], version: 99 } }]);
    await maintain();
    expect(await useCases.checkSearch()).toMatchObject({ isEqual: true });
    expect((await found()).length).toBe(3);
  });

  it('continues a rebuild that was interrupted', async () => {
    await (await index.rebuild()).leave();
    expect(await index.status()).toMatchObject({ isBuilding: true });
    await maintain();
    expect(await useCases.checkSearch()).toMatchObject({ isBuilding: false, isEqual: true });
  });
});

it('the maintenance removes deleted places from the files of the engine at the start, and then once a day', async () => {
  let times = 0;
  const expungeSearch = async (): Promise<void> => void (times += 1);
  const maintenance = searchMaintenance({ ...useCases, expungeSearch, isCaughtUp: async () => true, log });
  maintenance.begin();
  await eventually(() => expect(times).toBe(1));
  await maintenance.stop();
});

it('the maintenance warns once about an index with more places than its engine is built for, until it has fewer', async () => {
  const entries: unknown[] = [];
  const destination = { write: (line: string) => void entries.push(JSON.parse(line)) };
  const warnings = makeLogger({ service: 'catalog', level: 'warn', destination });
  const maintainWith = async (designPoint: number | null): Promise<void> => {
    const maintenance = searchMaintenance({ ...useCases, designPoint, isCaughtUp: async () => true, log: warnings });
    maintenance.begin();
    await eventually(() => expect(maintenance.level()).toMatchObject({ isEqual: true }), LONGEST_WALK_MS);
    await maintenance.stop();
  };
  await maintainWith(null);
  await maintainWith(3);
  expect(entries).toEqual([]);
  await maintainWith(2);
  expect(entries).toEqual([expect.objectContaining({ level: 'warn', locations: 3, designPoint: 2 })]);
});

describe('an index that is not filled', () => {
  it('is reported as not filled while it is being built', async () => {
    const nothing = { count: 0, highestVersion: 0 };
    const empty = {
      filled: false,
      isBuilding: false,
      isEqual: false,
      index: nothing,
      store: { count: 9, highestVersion: 3 },
    };
    const built = Promise.withResolvers<{ readonly places: number; readonly differing: number }>();
    const maintenance = searchMaintenance({
      ...useCases,
      checkSearch: async () => empty,
      rebuildSearch: () => built.promise,
      isCaughtUp: async () => true,
      log,
    });
    maintenance.begin();
    await eventually(() => expect(maintenance.level()).toEqual(empty));
    built.reject(new Error('the test ends'));
    await maintenance.stop();
  });
});

describe('the readiness of search', () => {
  const at = (count: number, highestVersion: number) => ({ count, highestVersion });
  const level = { filled: true, isBuilding: false, isEqual: false, index: at(2, 5), store: at(3, 7) };

  it('compares the index with the documents', async () => {
    const said = (more: object) =>
      searchCheck(
        async () => undefined,
        () => ({ ...level, ...more }),
      )();
    const figures = { filled: true, count: 2, highestVersion: 5, storedCount: 3, storedHighestVersion: 7 };
    expect(await said({})).toEqual({ reason: 'not level with the documents', figures });
    expect(await said({ filled: false })).toMatchObject({ reason: expect.stringContaining('503') as unknown });
    expect(await said({ isEqual: true })).toEqual({ figures });
  });
});
