import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedState } from '@wellspring/events/published-state';
import { TOPICS } from '@wellspring/events/topics';
import { runHere } from '@wellspring/platform/commands/command';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { commandsOf } from '@wellspring/standalone/commands';
import { caughtUp } from '@wellspring/platform/service/product';
import { liftContract } from '@wellspring/backup/lift-command';
import { member, runProduct } from './running-product.fixture.ts';

const root = await temporaryFolder();
const folder = join(root, 'data');
const yesterday = join(root, 'yesterday');

type Running = Awaited<ReturnType<typeof runProduct>>;

const admin = member('admin', true);
const SUBMIT = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
const VERIFY = 'mutation ($id: ID!, $is: Boolean!) { verifyLocation(id: $id, isVerified: $is) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteLocation(id: $id) }';
const REVIEW = 'mutation ($input: ReviewInput!) { createReview(input: $input) { review { id } } }';
const FAVORITE = 'mutation ($locationId: ID!) { favorite(locationId: $locationId) { id } }';
const UNFAVORITE = 'mutation ($locationId: ID!) { favorite(locationId: $locationId, isFavorite: false) { id } }';
const LIST = 'mutation ($input: TripListInput!) { createTripList(input: $input) { id } }';
const FOUND = 'query ($search: String!) { locations(filter: { search: $search }) { total } }';
const STATS = '{ communityStats { totalLocations totalReviews } }';
const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });
const Found = z.object({ locations: z.object({ total: z.int() }) });

const submit = async ({ product, ask }: Running, name: string): Promise<string> => {
  const input = { name, description: 'Warm', address: '1 Lane', city: 'Kyoto', country: 'Japan', categoryId: 20 };
  const { id } = Submitted.parse(await ask(member('ann'), SUBMIT, { input })).submitLocation.location;
  await ask(admin, VERIFY, { id, is: true });
  await caughtUp(product);
  return id;
};

const review = async ({ ask }: Running, who: string, locationId: string, rating: number): Promise<void> => {
  const input = { locationId, rating, title: 'Warm', content: 'Quiet and warm water' };
  await ask(member(who), REVIEW, { input });
};

const whileRunning = async <Result>(task: (running: Running) => Promise<Result>): Promise<Result> => {
  const running = await runProduct(folder);
  const result = await task(running);
  await caughtUp(running.product);
  await running.end();
  return result;
};

/** Yesterday: six places with reviews and favorites. */
const places = await whileRunning(async (running) => {
  const made: string[] = [];
  for (const name of ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern']) made.push(await submit(running, name));
  for (const id of made) {
    await review(running, 'ben', id, 5);
    await running.ask(member('eve'), FAVORITE, { locationId: id });
  }
  await running.ask(member('eve'), LIST, { input: { name: 'Springs', isPublic: true } });
  return made;
});
const [amber = '', birch = '', cedar = '', dune = '', elm = '', fern = ''] = places;
for (const service of SERVICE_NAMES) await cp(join(folder, `${service}.db`), join(yesterday, `${service}.db`));

/** Today: data is changed, added and deleted; then the documents of yesterday come back, while the log stays. */
const ghost = await whileRunning(async (running) => {
  for (const is of [false, true, false, true, false]) await running.ask(admin, VERIFY, { id: amber, is });
  await running.ask(admin, DELETE, { id: birch });
  await review(running, 'eve', cedar, 1);
  await review(running, 'ann', dune, 1);
  await running.ask(member('eve'), UNFAVORITE, { locationId: elm });
  const made = await submit(running, 'Ghost');
  await review(running, 'ben', made, 2);
  await running.ask(member('ben'), FAVORITE, { locationId: made });
  await running.ask(member('ben'), LIST, { input: { name: 'More springs', isPublic: true } });
  return made;
});
await cp(yesterday, folder, { recursive: true, force: true });

const lift = ({ product }: Running) =>
  runHere(commandsOf(product))(liftContract, {}).then(async (counts) => {
    await caughtUp(product);
    return counts;
  });

describe('documents of yesterday beside the log of today', () => {
  it('are raised above it, and then all agrees', async () => {
    await whileRunning(async (running) => {
      const { product, ask } = running;
      const counts = await lift(running);
      expect('raised' in counts && counts.raised).toBeGreaterThanOrEqual(5);
      expect('gone' in counts && counts.gone).toBeGreaterThanOrEqual(3);

      // What the log says last of each place is what stands, and what stands nowhere is gone.
      const last = new Map<string, { readonly sum: number; readonly deleted: boolean; readonly verified: boolean }>();
      await product.bus.replay([TOPICS.catalog], async (messages) => {
        for (const message of messages) {
          const state = publishedState(message);
          if (state?.kind !== 'wellspring.catalog.v1.Location') continue;
          const sum = state.number('revision') + state.number('rating_revision');
          const shown = { sum, deleted: state.is('deleted'), verified: state.is('is_verified') };
          const latest = last.get(state.text('location_id'));
          if (!latest || sum > latest.sum) last.set(state.text('location_id'), shown);
        }
      })();
      for (const id of places) expect(last.get(id)).toMatchObject({ deleted: false, verified: true });
      expect(last.get(ghost)).toMatchObject({ deleted: true });

      for (const projection of ['ratings', 'badges', 'stats']) await running.rebuild(projection);
      await caughtUp(product);
      for (const projection of ['ratings', 'badges', 'stats'])
        expect([projection, await running.rebuild(projection)]).toMatchObject([projection, { differing: 0 }]);
      expect(await ask(admin, STATS)).toMatchObject({ communityStats: { totalLocations: 6, totalReviews: 6 } });

      // Search and consumers hear the next change at once.
      await ask(admin, VERIFY, { id: amber, is: false });
      await ask(admin, DELETE, { id: fern });
      await caughtUp(product);
      const total = async (search: string) => Found.parse(await ask(admin, FOUND, { search })).locations.total;
      await eventually(async () =>
        expect([await total('Amber'), await total('Birch'), await total('Fern'), await total('Ghost')]).toEqual([
          0, 1, 0, 0,
        ]),
      );
      await ask(member('eve'), REVIEW, {
        input: { locationId: birch, rating: 3, title: 'Warm', content: 'Quiet and warm' },
      });
      await caughtUp(product);
      expect(await ask(admin, STATS)).toMatchObject({ communityStats: { totalLocations: 4 } });
    });
  });

  it('are level then: lifting again raises nothing', async () => {
    await whileRunning(async (running) => {
      expect(await lift(running)).toMatchObject({ raised: 0, gone: 0 });
    });
  });
});
