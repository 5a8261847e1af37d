import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import { z } from 'zod';
import { callCatalog, statsMatchStore, makeSearchCount, get, list, metric, stats } from './requests.ts';
import { admin, SUBMIT, submitAsMember } from './actors.ts';
import { placeInput } from '@wellspring/testkit/place-input';
import { newWord, rowsOf } from '@wellspring/testkit/import-rows';

const product = await startDistributed();
const { origins, admins, proxies } = product;
const call = callCatalog(product);
const searchCount = makeSearchCount(product);

let offset = 0;
/** An address that was never requested: no cached response hides an outage. */
const uncached = (query = ''): string => `${origins.gateway}/api/locations?${query}limit=1&offset=${++offset}`;
const readiness = async (admin: string) => get(`${admin}/readyz`);
const Readiness = z.object({ state: z.string(), checks: z.record(z.string(), z.object({ state: z.string() })) });
/** Waits until a process takes requests and names the check that fails. */
const isDegraded = async (admin: string, check: string): Promise<void> => {
  await eventually(
    async () => {
      const { status, body } = await readiness(admin);
      const { state, checks } = Readiness.parse(body);
      expect({ status, state }).toEqual({ status: 200, state: 'degraded' });
      expect(checks[check]?.state).toMatch(/^(down|degraded)$/);
    },
    20_000,
    200,
  );
};
const allUp = async (): Promise<void> => {
  for (const admin of Object.values(admins))
    await eventually(
      async () => expect(await readiness(admin)).toMatchObject({ status: 200, body: { state: 'up' } }),
      60_000,
      200,
    );
};
const lag = (): Promise<number> => metric(admins.catalog, 'wellspring_consumer_lag{group="catalog.search"}');
const deadLetters = (): Promise<number> => metric(admins.catalog, 'wellspring_dead_letters');
const Sentence = z.object({ message: z.string().regex(/^[A-Z].* .*\.$/) });
const saysUnavailable = async (address: string): Promise<void> => {
  const { status, body } = await get(address);
  expect({ status, said: Sentence.safeParse(body).success }).toEqual({ status: 503, said: true });
};

const submit = submitAsMember(product);
const publish = async (name: string): Promise<string> => {
  const id = await submit(name);
  await call(admin, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
  return id;
};

beforeEach(allUp, 90_000);
afterEach(() => Promise.all(Object.values(proxies).map((proxy) => proxy.bringUp())));

describe('while Elasticsearch is down', () => {
  const COUNT = 1_200;
  const word = newWord();

  it('recovers by itself: an import meanwhile waits, and everything of it is found afterwards', async () => {
    const deadLettersBefore = await deadLetters();
    const place = await publish(newWord());
    await proxies.elasticsearch.takeDown();

    // The lists and pages that need no search work on.
    await eventuallyAcrossProcesses(async () =>
      expect(await get(uncached('categoryId=21&'))).toMatchObject({ status: 200 }),
    );
    expect(await get(`${origins.gateway}/api/locations/${place}`)).toMatchObject({ status: 200 });
    expect((await fetch(`${origins.gateway}/home`)).status).toBe(200);

    // Search says what is wrong.
    const searches = ['locations?search=spa', 'locations/suggest?q=spa', 'map?bbox=-10,-10,10,10&zoom=3'];
    for (const search of searches) await saysUnavailable(`${origins.gateway}/api/${search}`);

    const { stdout, stderr } = await product.import(rowsOf(word, COUNT));
    expect(`${stdout}${stderr}`).toContain(`${COUNT} added`);
    await isDegraded(admins.catalog, 'search');
    await eventually(async () => expect(await lag()).toBeGreaterThanOrEqual(COUNT), 20_000, 100);
    expect(await metric(admins.catalog, 'wellspring_consumer_waiting{group="catalog.search"}')).toBe(1);
    // Statistics need no search: they count on.
    await eventuallyAcrossProcesses(async () =>
      expect((await stats(origins.gateway)).totalCountries).toBeGreaterThanOrEqual(5),
    );

    await proxies.elasticsearch.bringUp();
    await eventually(async () => expect(await searchCount(word)).toBe(COUNT), 30_000, 50);
    await eventuallyAcrossProcesses(async () => expect(await lag()).toBe(0));
    expect(await deadLetters()).toBe(deadLettersBefore);
    expect((await list(origins.gateway, `search=${word}`)).total).toBe(COUNT);
  });
});

describe('while Kafka is down', () => {
  it('writes are accepted, and their facts go out when it is back: nothing is lost, nothing comes twice', async () => {
    await proxies.kafka.takeDown();
    const words = Array.from({ length: 5 }, newWord);
    const places = await Promise.all(words.map(publish));
    for (const id of places) expect(await get(`${origins.gateway}/api/locations/${id}`)).toMatchObject({ status: 200 });
    for (const word of words) expect(await searchCount(word)).toBe(0);
    for (const admin of Object.values(admins)) await isDegraded(admin, 'bus');
    await eventuallyAcrossProcesses(async () =>
      expect(await metric(admins.catalog, 'wellspring_outbox_waiting{service="catalog"}')).toBe(5),
    );

    await proxies.kafka.bringUp();
    for (const word of words) await eventually(async () => expect(await searchCount(word)).toBe(1), 30_000, 50);
    await statsMatchStore(product);
    await eventuallyAcrossProcesses(async () =>
      expect(await metric(admins.catalog, 'wellspring_outbox_waiting{service="catalog"}')).toBe(0),
    );
  });

  it('cached responses of the gateway are dropped again when it is back', async () => {
    const word = newWord();
    // A hint is lost when it comes before the gateway listens again: a response is cached for a minute at most.
    const listed = (total: number): Promise<void> =>
      eventually(async () => expect((await list(origins.gateway, `search=${word}`)).total).toBe(total), 65_000, 50);
    await listed(0);
    const id = await publish(word);
    await listed(1);
    await call(admin, 'mutation ($id: ID!) { verifyLocation(id: $id, isVerified: false) { id } }', { id });
    await listed(0);
  });
});

describe('while MongoDB is down', () => {
  it('parts that need it show a message, and recover automatically', async () => {
    await proxies.mongodb.takeDown();
    await eventually(() => saysUnavailable(uncached()), 20_000);
    const write = await call(admin, SUBMIT, { input: placeInput(newWord()) });
    expect(write.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    expect(await get(`${origins.gateway}/api/categories`)).toMatchObject({ status: 200 });
    await isDegraded(admins.catalog, 'documents of catalog');
    await isDegraded(admins.analytics, 'documents of analytics');

    await proxies.mongodb.bringUp();
    await eventually(async () => expect(await get(uncached())).toMatchObject({ status: 200 }), 20_000);
    const word = newWord();
    await eventuallyAcrossProcesses(async () => void (await publish(word)));
    await eventuallyAcrossProcesses(async () => expect(await searchCount(word)).toBe(1));
  });
});

describe('while a service is down', () => {
  it('what the others serve works on', async () => {
    product.program('analytics').signal('SIGKILL');
    await product.program('analytics').ended;
    expect(await get(uncached())).toMatchObject({ status: 200 });
    await eventuallyAcrossProcesses(() => saysUnavailable(`${origins.gateway}/api/stats`));
    await product.start('analytics');
    await eventuallyAcrossProcesses(async () =>
      expect(await get(`${origins.gateway}/api/stats`)).toMatchObject({ status: 200 }),
    );
  });

  it('it catches up when it is back, although its group waits for the one that died', async () => {
    await publish(newWord());
    await statsMatchStore(product);
  });
});
