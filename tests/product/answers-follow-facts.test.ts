import { PROJECTIONS } from '@wellspring/gateway/cache/projections';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { beginImport } from '../served/running-import.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';

const MOST_TRIES = 30;
/** Changes without an event to the cache are visible a second later. */
const MOST_MS = 900;

const { product, get, ask } = await serveProduct(await temporaryFolder());

const submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });
const SUBMIT = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
const VERIFY = 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }';
const CHANGE = 'mutation ($id: ID!, $input: LocationChange!) { changeLocation(id: $id, input: $input) { id } }';

const input = (name: string) => ({
  name,
  description: 'Warm water',
  address: '1 Lane',
  city: 'Kyoto',
  country: 'Japan',
  categoryId: 20,
  latitude: 35,
  longitude: 135.7,
});

const publish = async (name: string): Promise<string> => {
  const { id } = submitted.parse(await ask(SUBMIT, { input: input(name) })).submitLocation.location;
  await ask(VERIFY, { id });
  return id;
};

/** Asks again and again, as visitors do, so that a stale response would be cached; returns after how many ms all have the words. */
const millisecondsUntil = async (paths: readonly string[], words: string): Promise<number> => {
  const started = performance.now();
  await eventually(async () => {
    for (const text of await Promise.all(paths.map(get))) expect(text).toContain(words);
  });
  return performance.now() - started;
};

/**
 * Changes the name again and again until lists and search were each once as quick as they should be: the machine may have other
 * work. Responses without an event live a second in the cache, each time.
 */
const quickestIs = async (
  lists: number,
  search: number,
  change: (name: string) => Promise<readonly [lists: number, search: number]>,
): Promise<void> => {
  const best: [number, number] = [Infinity, Infinity];
  for (let tries = 0; tries < MOST_TRIES && (best[0] >= lists || best[1] >= search); tries += 1) {
    const took = await change(`Pool of the ${tries}th rain`);
    best.forEach((quickest, at) => (best[at] = Math.min(quickest, took[at] ?? Infinity)));
  }
  expect(best[0]).toBeLessThan(lists);
  expect(best[1]).toBeLessThan(search);
};

const SEARCH_AND_MAP = ['/api/locations?search=kyoto', '/api/map?bbox=135.6,34.9,135.8,35.1&zoom=10'];

describe('answers follow facts', () => {
  it('waits for every projection that there is', () => {
    const projections = product.services.flatMap(({ consumers }) =>
      consumers.filter(({ kind }) => kind === 'projection'),
    );
    const memberships = projections.map(({ group, topics }) => JSON.stringify({ group, topics }));
    expect(memberships.toSorted()).toEqual(PROJECTIONS.map((each) => JSON.stringify(each)).toSorted());
  });

  it('a change is in lists and pages, in search and on the map, before their second in the cache is over', async () => {
    const id = await publish('Still Pool');
    const other = await publish('Other Pool');
    await caughtUp(product);
    const direct = ['/api/locations', `/api/locations/${id}`, `/location/${id}`];
    const projected = [...SEARCH_AND_MAP, '/api/locations/suggest?q=pool'];
    const began = performance.now();
    await Promise.all([...direct, ...projected, `/location/${other}`].map(get));
    const alone = performance.now() - began;
    // 100 and 500 ms, and where this machine makes answers more slowly, up to the time that only a cache with events can keep.
    const within = (usual: number): number => Math.min(MOST_MS, Math.max(usual, alone));
    await quickestIs(within(100), within(500), async (name) => {
      await ask(CHANGE, { id, input: input(name) });
      return Promise.all([millisecondsUntil(direct, name), millisecondsUntil(projected, name)]);
    });
  });

  it('a change is in search and on the map within 1 s while thousands of rows are imported', async () => {
    const id = await publish('Quiet Pool');
    await caughtUp(product);
    await Promise.all(SEARCH_AND_MAP.map(get));
    const running = beginImport(product, 100_000);
    try {
      const took: number[] = [];
      const [started, storedBefore] = [performance.now(), running.stored()];
      for (const name of ['Pool of Frost', 'Pool of Fern', 'Pool of Dusk', 'Pool of Dawn', 'Pool of Clay']) {
        // Search is as far behind as it may be by then.
        const before = running.stored();
        await eventually(() => expect(running.stored()).toBeGreaterThanOrEqual(before + 500));
        await ask(CHANGE, { id, input: input(name) });
        took.push(await millisecondsUntil(SEARCH_AND_MAP, name));
      }
      const rowsPerMillisecond = (running.stored() - storedBefore) / (performance.now() - started);
      // The quickest of five, and a longer second where other work slows the import down, which alone stores 1,000 rows in one.
      expect(Math.min(...took)).toBeLessThan(Math.max(1_000, 1_000 / rowsPerMillisecond));
    } finally {
      await running.stop();
    }
  });
});
