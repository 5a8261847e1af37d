import { eventually } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import { z } from 'zod';
import { askCatalog, countedAsStored, foundBy, get, list, metric, stats } from './asking.ts';
import { admin, input, SUBMIT, submitting } from './members.ts';
import { newWord, rowsOf } from './places.ts';

const product = await startDistributed();
const { origins, roads } = product;
const ask = askCatalog(product);
const found = foundBy(product);

let asked = 0;
/** An address that nobody has asked for: no kept answer hides what is away. */
const fresh = (query = ''): string => `${origins.gateway}/api/locations?${query}limit=1&offset=${++asked}`;
const readiness = async (origin: string) => get(`${origin}/readyz`);
const Readiness = z.object({ state: z.string(), checks: z.record(z.string(), z.object({ state: z.string() })) });
/** Takes requests, and says what is away. */
const degraded = async (origin: string, check: string): Promise<void> => {
  await eventually(
    async () => {
      const { status, body } = await readiness(origin);
      const { state, checks } = Readiness.parse(body);
      expect({ status, state }).toEqual({ status: 200, state: 'degraded' });
      expect(checks[check]?.state).toMatch(/^(down|degraded)$/);
    },
    20_000,
    200,
  );
};
const well = async (): Promise<void> => {
  for (const origin of Object.values(origins))
    await eventually(
      async () => expect(await readiness(origin)).toMatchObject({ status: 200, body: { state: 'up' } }),
      60_000,
      200,
    );
};
const lag = (): Promise<number> => metric(origins.catalog, 'wellspring_consumer_lag{group="catalog.search"}');
const deadLetters = (): Promise<number> => metric(origins.catalog, 'wellspring_dead_letters');
const Sentence = z.object({ message: z.string().regex(/^[A-Z].* .*\.$/) });
const saysUnavailable = async (address: string): Promise<void> => {
  const { status, body } = await get(address);
  expect({ status, said: Sentence.safeParse(body).success }).toEqual({ status: 503, said: true });
};

const submit = submitting(product);
const publish = async (name: string): Promise<string> => {
  const id = await submit(name);
  await ask(admin, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
  return id;
};

beforeEach(well, 90_000);
afterEach(() => Promise.all(Object.values(roads).map((road) => road.mend())));

describe('while Elasticsearch is away', () => {
  const COUNT = 1_200;
  const word = newWord();

  it('is mended by itself: an import meanwhile waits, and everything of it is found afterwards', async () => {
    const buried = await deadLetters();
    const place = await publish(newWord());
    await roads.elasticsearch.cut();

    // The lists and pages that need no search work on.
    await eventually(async () => expect(await get(fresh('categoryId=21&'))).toMatchObject({ status: 200 }));
    expect(await get(`${origins.gateway}/api/locations/${place}`)).toMatchObject({ status: 200 });
    expect((await fetch(`${origins.gateway}/home`)).status).toBe(200);

    // Search says what is wrong.
    const searches = ['locations?search=spa', 'locations/suggest?q=spa', 'map?bbox=-10,-10,10,10&zoom=3'];
    for (const search of searches) await saysUnavailable(`${origins.gateway}/api/${search}`);

    const { stdout, stderr } = await product.import(rowsOf(word, COUNT));
    expect(`${stdout}${stderr}`).toContain(`${COUNT} added`);
    await degraded(origins.catalog, 'search');
    await eventually(async () => expect(await lag()).toBeGreaterThanOrEqual(COUNT), 20_000, 100);
    expect(await metric(origins.catalog, 'wellspring_consumer_waiting{group="catalog.search"}')).toBe(1);
    // Statistics need no search: they count on.
    await eventually(async () => expect((await stats(origins.gateway)).totalCountries).toBeGreaterThanOrEqual(5));

    await roads.elasticsearch.mend();
    await eventually(async () => expect(await found(word)).toBe(COUNT), 30_000, 50);
    await eventually(async () => expect(await lag()).toBe(0));
    expect(await deadLetters()).toBe(buried);
    expect((await list(origins.gateway, `search=${word}`)).total).toBe(COUNT);
  });
});

describe('while Kafka is away', () => {
  it('writes are accepted, and their facts go out when it is back: nothing is lost, nothing comes twice', async () => {
    await roads.kafka.cut();
    const words = Array.from({ length: 5 }, newWord);
    const places = await Promise.all(words.map(publish));
    for (const id of places) expect(await get(`${origins.gateway}/api/locations/${id}`)).toMatchObject({ status: 200 });
    for (const word of words) expect(await found(word)).toBe(0);
    for (const origin of Object.values(origins)) await degraded(origin, 'bus');
    expect(await metric(origins.catalog, 'wellspring_outbox_waiting{service="catalog"}')).toBe(5);

    await roads.kafka.mend();
    for (const word of words) await eventually(async () => expect(await found(word)).toBe(1), 30_000, 50);
    await countedAsStored(product);
    await eventually(async () =>
      expect(await metric(origins.catalog, 'wellspring_outbox_waiting{service="catalog"}')).toBe(0),
    );
  });

  it('kept answers of the gateway go again when it is back', async () => {
    const word = newWord();
    // A hint is lost when it comes before the gateway listens again: an answer is kept for a minute at most.
    const listed = (total: number): Promise<void> =>
      eventually(async () => expect((await list(origins.gateway, `search=${word}`)).total).toBe(total), 65_000, 50);
    await listed(0);
    const id = await publish(word);
    await listed(1);
    await ask(admin, 'mutation ($id: ID!) { unverifyLocation(id: $id) { id } }', { id });
    await listed(0);
  });
});

describe('while MongoDB is away', () => {
  it('what needs it says so in words, and works again by itself', async () => {
    await roads.mongodb.cut();
    await eventually(() => saysUnavailable(fresh()), 20_000);
    const write = await ask(admin, SUBMIT, { input: input(newWord()) });
    expect(write.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    expect(await get(`${origins.gateway}/api/categories`)).toMatchObject({ status: 200 });
    await degraded(origins.catalog, 'documents of catalog');
    await degraded(origins.analytics, 'documents of analytics');

    await roads.mongodb.mend();
    await eventually(async () => expect(await get(fresh())).toMatchObject({ status: 200 }), 20_000);
    const word = newWord();
    await eventually(async () => void (await publish(word)));
    await eventually(async () => expect(await found(word)).toBe(1));
  });
});

describe('while a service is away', () => {
  it('what the others serve works on', async () => {
    product.program('analytics').signal('SIGKILL');
    await product.program('analytics').ended;
    expect(await get(fresh())).toMatchObject({ status: 200 });
    await eventually(() => saysUnavailable(`${origins.gateway}/api/stats`));
    await product.start('analytics');
    await eventually(async () => expect(await get(`${origins.gateway}/api/stats`)).toMatchObject({ status: 200 }));
  });

  it('it catches up when it is back, although its group waits for the one that died', async () => {
    await publish(newWord());
    await countedAsStored(product);
  });
});
