import { fact, timestamp } from '@wellspring/events/fact';
import {
  LocationChangedSchema,
  LocationDeletedSchema,
  LocationVerifiedSchema,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { placesSeen } from './adapters/places-seen.ts';
import { placesConsumer } from './events/places.ts';
import { communityStats } from './use-cases/count-community.ts';

const documents = await openDocuments({
  store: { folder: await temporaryFolder(), refuseScans: 0 },
  database: 'analytics',
  source: 'analytics',
  publish: collectingPublisher().publish,
  log: makeLogger({ service: 'analytics', level: 'silent' }),
  newId,
  now: () => new Date(),
});
const places = placesSeen(documents);
const consumer = placesConsumer((seen) => places.setIfNewer(seen));
beforeAll(() => documents.start());
afterAll(() => documents.close());

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

describe('the numbers of the community', () => {
  it.each([
    ['once and in order', history],
    ['twice', [...history, ...history]],
    ['backwards', history.toReversed()],
    ['shuffled', history.toSorted((a, b) => (a.id.slice(-6) < b.id.slice(-6) ? 1 : -1))],
  ])('count verified places and their countries, told %s', async (_, told) => {
    await consumer.handle(told);
    expect(await places.totals()).toEqual({ locations: 3, countries: 1 });
  });
});

describe('counting', () => {
  const counter = () => {
    let time = 0;
    let counted = 0;
    const stats = communityStats({
      clock: () => time,
      places: {
        totals: async () => {
          counted += 1;
          time += 500;
          return { locations: counted, countries: 1 };
        },
      },
    });
    return { stats, wait: (ms: number) => (time += ms), counted: () => counted };
  };

  it('happens once for any number of reads while nothing changed', async () => {
    const { stats, wait, counted } = counter();
    await Promise.all([stats.read(), stats.read()]);
    wait(60_000);
    await stats.read();
    expect(counted()).toBe(1);
  });

  it('takes a tenth of the time at most, however often something changes', async () => {
    const { stats, wait, counted } = counter();
    await stats.read();
    stats.touch();
    wait(4_900);
    expect((await stats.read()).totalLocations).toBe(1);
    wait(200);
    expect((await stats.read()).totalLocations).toBe(2);
    expect(counted()).toBe(2);
  });
});
