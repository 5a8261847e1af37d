import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeLogger } from '@wellspring/platform/log/log';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import { caughtUp } from '@wellspring/platform/service/product';
import { beginImport } from '../served/running-import.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';
import { openRemoteGraph } from '../served/remote-graph.fixture.ts';

/** Adding them takes the time of the test; two hundred to the third are eight million objects. */
const PLACES = 200;

const served = await serveProduct(await temporaryFolder());
await beginImport(served.product, PLACES).ended;
await caughtUp(served.product);
const remote = await openRemoteGraph(served.product, makeLogger({ service: 'test', level: 'silent' }));
const roads = { 'in one process': served.graph, 'over HTTP': remote } as const;

const owner = (await openPeople(served)).actorOf('member');
const Places = z.object({ locations: z.object({ locations: z.array(z.object({ id: z.string() })) }) });
const Made = z.object({ createTripList: z.object({ id: z.string() }) });

/** A public list of all places. */
const makeList = async (): Promise<string> => {
  const { id } = Made.parse(
    await served.ask('mutation { createTripList(input: { name: "All", isPublic: true }) { id } }', {}, owner),
  ).createTripList;
  for (let offset = 0; offset < PLACES; offset += 100) {
    const page = await served.ask(
      'query ($offset: Int) { locations(limit: 100, offset: $offset) { locations { id } } }',
      { offset },
    );
    for (const place of Places.parse(page).locations.locations)
      await served.ask(
        'mutation ($id: ID!, $place: ID!) { addTripListItem(id: $id, input: { locationId: $place }) { locationId } }',
        { id, place: place.id },
        owner,
      );
  }
  return id;
};

const id = await makeList();
const THREE_DEEP = `{ tripList(id: "${id}") { items { list { items { list { items { visitOrder } } } } } } }`;
const ALIASED = `{ ${Array.from({ length: 14 }, (_, at) => `a${at}: tripList(id: "${id}") { items { list { items { visitOrder } } } }`).join(' ')} }`;
const CODES = z.array(z.object({ extensions: z.object({ code: z.string() }) }));

const LIST = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('../../web/src/generated/operations.json', import.meta.url), 'utf8')));
const listOperation = Object.values(LIST).find((text) => text.startsWith('query List(')) ?? '';

describe.each(Object.entries(roads))('a long list, %s', (_, graph) => {
  it('is answered whole to its owner, with all that its page shows', async () => {
    const { data, errors } = await graph.execute({ query: listOperation, variables: { id, isMember: true } }, owner);
    expect(errors).toBeUndefined();
    expect(z.object({ tripList: z.object({ items: z.array(z.unknown()) }) }).parse(data).tripList.items).toHaveLength(
      PLACES,
    );
  });

  it.each([
    ['three deep', THREE_DEEP],
    ['two deep under 14 aliases', ALIASED],
  ])('refuses %s: memory stays level, and others are answered meanwhile', async (__, query) => {
    const before = process.memoryUsage().heapUsed;
    const running = graph.execute({ query }, owner);
    const other = graph.execute({ query: '{ categories { id } }' }, owner);
    expect((await other).errors).toBeUndefined();
    const { data, errors } = await running;
    expect(data ?? null).toBeNull();
    expect(CODES.parse(errors).map(({ extensions }) => extensions.code)).toEqual(['OPERATION_TOO_EXPENSIVE']);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(300_000_000);
  });

  it('is not worked on for a caller who has hung up', async () => {
    const caller = new AbortController();
    const running = graph.execute({ query: THREE_DEEP }, owner, caller.signal);
    await nextTurn();
    caller.abort();
    const { errors } = await running;
    expect(CODES.parse(errors)).toHaveLength(1);
    expect((await graph.execute({ query: '{ categories { id } }' }, owner)).errors).toBeUndefined();
  });
});
