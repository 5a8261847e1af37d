import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DailyTotalsChangedSchema } from '@wellspring/events/generated/wellspring/analytics/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { runHere } from '@wellspring/platform/commands/command';
import { rebuildContract } from '@wellspring/platform/commands/rebuild';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { commandsOf } from '@wellspring/standalone/commands';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { caughtUp } from '@wellspring/platform/service/product';
import { openProduct } from '@wellspring/standalone/product';
import { openProductGraph } from '../served/product-graph.fixture.ts';

const folder = await temporaryFolder();
const log = makeLogger({ service: 'test', level: 'silent' });

type Running = Awaited<ReturnType<typeof openProduct>>;

/** Opens the product on the folder for as long as a task takes. */
const whileRunning = async <Result>(task: (product: Running) => Promise<Result>): Promise<Result> => {
  const lifecycle = makeLifecycle(log);
  try {
    const product = await openProduct({ settings: StandaloneSettings.parse({ DATA_DIR: folder }), log, lifecycle });
    for (const service of product.services) await service.start();
    const result = await task(product);
    await caughtUp(product);
    return result;
  } finally {
    await lifecycle.close();
  }
};

const rebuild = (projection: string) =>
  whileRunning((product) => runHere(commandsOf(product))(rebuildContract(projection), {}));

const everyMessage = async ({ bus }: Running): Promise<readonly Message[]> => {
  const found: Message[] = [];
  await bus.replay(Object.values(TOPICS), async (messages) => void found.push(...messages))();
  return found;
};

/** All events except the totals of days: a start counts these again from the stored rows. */
const publishedFacts = async (running: Running): Promise<readonly Message[]> =>
  (await everyMessage(running)).filter(({ type }) => type !== DailyTotalsChangedSchema.typeName);

/** Collections that follow from events, by the command that rebuilds them. */
const COLLECTIONS = {
  badges: { database: 'lists-and-badges', collections: ['contributions', 'holders'] },
  ratings: { database: 'reviews', collections: ['ratings'] },
  stats: { database: 'analytics', collections: ['seenlocations', 'seenusers', 'seenreviews', 'arrivals'] },
} as const;
type Projection = keyof typeof COLLECTIONS;

const Id = z.object({ id: z.int() });

/** Opens the tables of a projection as they lie in the file, while the product is not running. */
const inStore = <Result>(projection: Projection, task: (store: DatabaseSync, id: number) => Result): Result[] => {
  const { database, collections } = COLLECTIONS[projection];
  const store = new DatabaseSync(join(folder, `${database}.db`));
  try {
    const find = store.prepare('SELECT id FROM collections WHERE name = ?');
    return collections.map((name) => task(store, Id.parse(find.get(name)).id));
  } finally {
    store.close();
  }
};

const bytesOf = (projection: Projection) =>
  inStore(projection, (store, id) => store.prepare(`SELECT doc FROM c${id} ORDER BY k`).all());
const empty = (projection: Projection) =>
  inStore(projection, (store, id) => {
    store.exec(`DELETE FROM c${id}`);
    for (const index of store.prepare('SELECT id FROM indexes WHERE collection = ?').all(id))
      store.exec(`DELETE FROM i${Id.parse(index).id}`);
  });

const member = (id: string, isAdmin = false): Actor => ({
  kind: 'member',
  id,
  isAdmin,
  isOwner: false,
  overRest: true,
});
const admin = member('admin', true);
const SUBMIT = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });
const REVIEW = 'mutation ($input: ReviewInput!) { createReview(input: $input) { review { id } } }';
const Reviewed = z.object({ createReview: z.object({ review: z.object({ id: z.string() }) }) });
const LIST = 'mutation ($input: TripListInput!) { createTripList(input: $input) { id } }';
const Listed = z.object({ createTripList: z.object({ id: z.string() }) });
const FAVORITE = 'mutation ($locationId: ID!) { favorite(locationId: $locationId) { id } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }';
const Registered = z.object({ register: z.object({ account: z.object({ id: z.string() }) }) });
const LEAVE = 'mutation ($password: String!) { deleteAccount(password: $password) }';

/** Members add data and delete some, and admins remove other data; many of the events arrive again, late. */
const story = async (product: Running): Promise<void> => {
  const graph = await openProductGraph(product, log);
  const ask = async (actor: Actor, query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { data, errors } = await graph.execute({ query, variables }, actor);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const places: string[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const input = { name, description: 'Warm', address: '1 Lane', city: 'Kyoto', country: 'Japan', categoryId: 20 };
    const { id } = Submitted.parse(await ask(member('ann'), SUBMIT, { input })).submitLocation.location;
    await ask(admin, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
    places.push(id);
  }
  await caughtUp(product);
  const reviews: string[] = [];
  for (const [at, locationId] of places.entries())
    for (const who of ['ann', 'ben']) {
      const input = { locationId, rating: 1 + (at % 5), title: 'Warm', content: 'Quiet and warm water' };
      reviews.push(Reviewed.parse(await ask(member(who), REVIEW, { input })).createReview.review.id);
    }
  const early = await everyMessage(product);
  const [one = '', two = '', three = ''] = places;
  for (const locationId of places) await ask(member('ben'), FAVORITE, { locationId });
  const [first = '', , third = ''] = reviews;
  await ask(member('ann'), 'mutation ($id: ID!) { deleteReview(id: $id) { id } }', { id: first });
  await ask(admin, 'mutation ($id: ID!) { deleteReview(id: $id) { id } }', { id: third });
  const { id } = Listed.parse(
    await ask(member('ben'), LIST, { input: { name: 'Springs', isPublic: true } }),
  ).createTripList;
  await ask(admin, 'mutation ($id: ID!) { deleteTripList(id: $id) }', { id });
  await ask(admin, 'mutation ($id: ID!) { verifyLocation(id: $id, isVerified: false) { id } }', { id: one });
  await ask(admin, 'mutation ($id: ID!) { deleteLocation(id: $id) }', { id: two });
  await ask(admin, 'mutation ($id: ID!) { verifyLocation(id: $id, isVerified: false) { id } }', { id: three });
  await ask(admin, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id: three });
  const password = 'warm water in the hills';
  for (const name of ['ann', 'eve']) {
    const input = { email: `${name}@example.org`, password };
    const { account } = Registered.parse(await ask({ kind: 'visitor', overRest: true }, REGISTER, { input })).register;
    if (name === 'ann') continue;
    for (const locationId of places.slice(2)) await ask(member(account.id), FAVORITE, { locationId });
    await caughtUp(product);
    await ask(member(account.id), LEAVE, { password });
  }
  await caughtUp(product);
  await product.bus.publish(early.toReversed());
  await graph.stop();
};

await whileRunning(story);

describe.each(['badges', 'ratings', 'stats'] as const)('rebuilding %s', (projection) => {
  it('finds what is live to be as the events say, and tells the world nothing', async () => {
    const before = bytesOf(projection);
    for (const rows of before) expect(rows.length).toBeGreaterThan(0);
    const count = (await whileRunning(everyMessage)).length;
    expect(await rebuild(projection)).toMatchObject({ differing: 0 });
    expect(bytesOf(projection)).toEqual(before);
    expect(await whileRunning(everyMessage)).toHaveLength(count);
  });

  it('brings back what was lost, byte for byte, and tells the world nothing', async () => {
    const before = bytesOf(projection);
    const count = (await whileRunning(publishedFacts)).length;
    empty(projection);
    const result = await rebuild(projection);
    expect(bytesOf(projection)).toEqual(before);
    expect(result).toMatchObject({ differing: before.flat().length });
    expect(await whileRunning(publishedFacts)).toHaveLength(count);
  });
});
