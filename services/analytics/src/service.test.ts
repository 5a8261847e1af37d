import { setTimeout as sleep } from 'node:timers/promises';
import { fact, timestamp } from '@wellspring/events/fact';
import {
  LocationChangedSchema,
  LocationDeletedSchema,
  LocationVerifiedSchema,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { followChanges } from './events/follow-changes.ts';
import { locationsConsumer } from './events/consumers.ts';
import { openAnalytics } from './testing/analytics.ts';
import { communityStats } from './use-cases/count-community.ts';

const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

/** Analytics over its own store. */
const given = async () => {
  const analytics = await openAnalytics();
  opened.push(analytics);
  const { locations } = analytics.stores;
  return { analytics, locations, consumer: locationsConsumer((seen) => locations.setIfNewer(seen)) };
};

type State = { readonly country: string; readonly isVerified: boolean; readonly deleted?: boolean };

const message = (id: string, revision: number, { country, isVerified, deleted = false }: State): Message => {
  const schema = deleted ? LocationDeletedSchema : isVerified ? LocationVerifiedSchema : LocationChangedSchema;
  const location = {
    locationId: id,
    revision: BigInt(revision),
    country,
    isVerified,
    deleted,
    createdAt: timestamp(new Date(0)),
  };
  return { ...fact(TOPICS.catalog, id, schema, { location }), id: newId(), source: 'catalog', time: new Date() };
};

const history = [
  message('a', 1, { country: 'Iceland', isVerified: false }),
  message('a', 2, { country: 'Iceland', isVerified: true }),
  message('b', 1, { country: 'Japan', isVerified: true }),
  message('b', 2, { country: 'Japan', isVerified: true, deleted: true }),
  message('c', 1, { country: 'Iceland', isVerified: true }),
  message('d', 1, { country: '', isVerified: true }),
  message('e', 1, { country: 'Chile', isVerified: true }),
  message('e', 2, { country: 'Chile', isVerified: false }),
];

/** An event that this version has no name for: it carries the state like the others. */
const unknown = (message: Message): Message => ({ ...message, type: 'wellspring.catalog.v1.LocationClaimed' });

describe('the numbers of the community', () => {
  it.each([1, 2, 3])(
    'count verified locations and their countries when events arrive twice and shuffled (%i)',
    async (seed) => {
      const { locations, consumer } = await given();
      await deliverTwice(history, (batch) => consumer.handle(batch), { seed });
      expect(await locations.totals()).toEqual({ locations: 3, countries: 1 });
    },
  );

  it('count a country once for all its names, and none for words that name no country', async () => {
    const called = ['Germany', 'germany', 'Deutschland', 'DEU', 'Allemagne', 'ドイツ', 'N/A', 'Unknown', 'Atlantis'];
    const { locations, consumer } = await given();
    await consumer.handle(history);
    const before = await locations.totals();
    const eventsFor = (isVerified: boolean, revision: number): readonly Message[] =>
      called.map((country, at) => message(`called-${at}`, revision, { country, isVerified }));
    await consumer.handle([...eventsFor(true, 1)]);
    expect((await locations.totals()).countries).toBe(before.countries + 1);
    await consumer.handle([...eventsFor(false, 2)]);
    expect(await locations.totals()).toEqual(before);
  });

  it('count the state of an event of a newer type', async () => {
    const { locations, consumer } = await given();
    await consumer.handle(history);
    await consumer.handle([unknown(message('f', 1, { country: 'Peru', isVerified: true }))]);
    expect(await locations.totals()).toEqual({ locations: 4, countries: 2 });
    await consumer.handle([unknown(message('f', 2, { country: 'Peru', isVerified: false }))]);
    expect(await locations.totals()).toEqual({ locations: 3, countries: 1 });
  });

  it('are right in a process of the group that gets no messages', async () => {
    const { analytics, consumer } = await given();
    await consumer.handle(history);
    const deps = { clock: () => performance.now(), sleep };
    const [one, other] = [analytics.process(deps), analytics.process(deps)];
    const totalIn = async ({ useCases }: typeof one): Promise<number> =>
      (await useCases.communityStats()).totalLocations;
    expect([await totalIn(one), await totalIn(other)]).toEqual([3, 3]);

    const caughtUp = Promise.withResolvers<void>();
    const over = new AbortController();
    const hint = followChanges({
      stats: other.useCases.stats,
      whenCaughtUp: () => caughtUp.promise,
      signal: over.signal,
    });
    hint();
    hint();
    expect(await totalIn(other)).toBe(3);
    await one.consumers[0]?.handle([message('g', 1, { country: 'Peru', isVerified: true })]);
    caughtUp.resolve();
    expect([await totalIn(one), await totalIn(other)]).toEqual([4, 4]);
    over.abort();
  });
});

describe('counting', () => {
  const counter = (countTakesMs: number) => {
    let time = 0;
    let counted = 0;
    const none = { total: async () => 0 };
    const stats = communityStats({
      users: none,
      reviews: none,
      clock: () => time,
      sleep: async (ms) => (time += ms),
      locations: {
        totals: async () => {
          counted += 1;
          time += countTakesMs;
          return { locations: counted, countries: 1 };
        },
      },
    });
    const total = async (): Promise<number> => (await stats.read()).totalLocations;
    return { stats, total, wait: (ms: number) => (time += ms), counted: () => counted, time: () => time };
  };

  it('happens once in three seconds for any number of reads while nothing changes', async () => {
    const { stats, wait, counted } = counter(200);
    await Promise.all([stats.read(), stats.read()]);
    wait(2_999);
    await stats.read();
    expect(counted()).toBe(1);
    wait(3_000);
    await stats.read();
    expect(counted()).toBe(2);
  });

  it('delays a read after a change, and takes a tenth of the time at most', async () => {
    const { stats, total, time } = counter(20);
    expect(await total()).toBe(1);
    stats.touch();
    expect(await total()).toBe(2);
    expect(time()).toBe(20 + 200 + 20);
  });

  it('is not waited for where it is slow: the last one is answered until the next is due', async () => {
    const { stats, total, wait } = counter(200);
    await total();
    stats.touch();
    wait(1_400);
    expect(await total()).toBe(1);
    wait(200);
    expect(await total()).toBe(2);
  });

  it('pauses for four seconds at most, however slow it is: caches in front keep an answer for five', async () => {
    const { stats, total, wait } = counter(1_000);
    await total();
    stats.touch();
    wait(3_400);
    expect(await total()).toBe(1);
    wait(200);
    expect(await total()).toBe(2);
  });

  it('happens again for each read while another process may be handling a change, and once after that', async () => {
    const { stats, total } = counter(1);
    await total();
    const caughtUp = Promise.withResolvers<void>();
    const behind = stats.whileBehind(caughtUp.promise);
    expect([await total(), await total()]).toEqual([2, 3]);
    caughtUp.resolve();
    await behind;
    expect([await total(), await total()]).toEqual([4, 4]);
  });
});
