import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { continueTrace, startTracing } from '@wellspring/platform/telemetry/tracing';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { caughtUp } from '@wellspring/platform/service/product';
import { openProduct } from '@wellspring/standalone/product';
import { openProductGraph } from '../served/product-graph.fixture.ts';

const exporter = new InMemorySpanExporter();
const tracing = await startTracing({ service: 'test', exporter });
const log = makeLogger({ service: 'test', level: 'silent' });
const lifecycle = makeLifecycle(log);
const settings = StandaloneSettings.parse({ DATA_DIR: await temporaryFolder() });
const product = await openProduct({ settings, log, lifecycle });
for (const service of product.services) await service.start();
const graph = await openProductGraph(product, log);
afterAll(async () => {
  await graph.stop();
  await lifecycle.close();
  await tracing.stop();
});

const member: Actor = { kind: 'member', id: 'member', isAdmin: false, isOwner: false };
const admin: Actor = { ...member, id: 'admin', isAdmin: true };
const visitor: Actor = { kind: 'visitor' };

const ask = (query: string, actor: Actor, variables = {}) => graph.execute({ query, variables }, actor);
const SUBMIT =
  'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id isVerified } notice } }';
const input = {
  name: 'Traced Pool',
  description: 'Warm water',
  address: '1 Lane',
  city: 'Kyoto',
  country: 'Japan',
  latitude: 35,
  longitude: 135.7,
  categoryId: 20,
};
const FIND = '{ locations(filter: { search: "traced" }) { total locations { name submittedBy } } }';
const STATS = '{ communityStats { totalLocations totalCountries } }';

describe('the whole product in one process', () => {
  it('lets only those submit and verify who may', async () => {
    expect((await ask(SUBMIT, visitor, { input })).errors?.[0]).toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const verify = 'mutation { verifyLocation(id: "x") { id } }';
    expect((await ask(verify, member)).errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect((await ask(verify, admin)).errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  it('takes a place from submission over an event to search and statistics', async () => {
    const submitted = await ask(SUBMIT, member, { input });
    const found: unknown = submitted.data;
    expect(found).toMatchObject({ submitLocation: { location: { isVerified: false }, notice: null } });
    const id = /"id":"([^"]+)"/.exec(JSON.stringify(found))?.[1] ?? '';
    await caughtUp(product);
    expect((await ask(FIND, visitor)).data).toEqual({ locations: { total: 0, locations: [] } });

    await ask('mutation ($id: ID!) { verifyLocation(id: $id) { id } }', admin, { id });
    await caughtUp(product);
    expect((await ask(FIND, visitor)).data).toEqual({
      locations: { total: 1, locations: [{ name: 'Traced Pool', submittedBy: null }] },
    });
    expect((await ask(STATS, visitor)).data).toEqual({ communityStats: { totalLocations: 1, totalCountries: 1 } });
  });

  it('can be followed from a request over its event to every consumer by one trace id', async () => {
    const traceId = 'a'.repeat(32);
    await continueTrace(`00-${traceId}-${'b'.repeat(16)}-01`, () =>
      ask(SUBMIT, member, { input: { ...input, name: 'Followed Pool' } }),
    );
    await eventually(() => {
      const followers = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
      const names = followers.map(({ name }) => name);
      const consumers = ['catalog.search process', 'analytics.locations process'];
      expect(consumers.filter((consumer) => !names.includes(consumer))).toEqual([]);
    });
  });
});
