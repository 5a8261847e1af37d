import { fact } from '@wellspring/events/fact';
import { ProfileChangedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { RatingChangedSchema, ReviewChangedSchema } from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact, Message } from '@wellspring/platform/bus/port';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { countedStore } from './adapters/seen-stores.ts';
import { reviewsConsumer, usersConsumer } from './events/consumers.ts';

const { publish, deadLetter } = collectingPublisher();
const documents = await openDocuments({
  store: { folder: await temporaryFolder(), refuseScans: 0 },
  database: 'analytics',
  source: 'analytics',
  publish,
  deadLetter,
  log: makeLogger({ service: 'analytics', level: 'silent' }),
  newId,
  now: () => new Date(),
});
const users = countedStore(documents, 'SeenUser');
const reviews = countedStore(documents, 'SeenReview');
beforeAll(() => documents.start());
afterAll(() => documents.close());

const message = (event: Fact): Message => ({ ...event, id: newId(), source: 'test', time: new Date() });
const member = (userId: string, revision: number, deleted = false): Message =>
  message(
    fact(TOPICS.identity, userId, ProfileChangedSchema, { user: { userId, revision: BigInt(revision), deleted } }),
  );
const review = (reviewId: string, revision: number, { deleted = false, isHidden = false } = {}): Message =>
  message(
    fact(TOPICS.reviews, 'pool', ReviewChangedSchema, {
      review: { reviewId, locationId: 'pool', userId: 'ann', revision: BigInt(revision), deleted, isHidden },
    }),
  );

const joined = [member('ann', 1), member('ann', 2), member('ben', 1), member('ben', 2, true), member('eve', 3)];
const written = [
  review('r1', 1),
  review('r1', 2),
  review('r2', 1),
  review('r2', 2, { deleted: true }),
  review('r3', 1, { isHidden: true }),
  review('r3', 2),
  review('r4', 1),
  review('r4', 2, { isHidden: true }),
  message(
    fact(TOPICS.reviews, 'pool', RatingChangedSchema, { rating: { locationId: 'pool', revision: 1n, count: 1 } }),
  ),
];

it.each([1, 2, 3])('members and reviews are counted right when events arrive twice and shuffled (%i)', async (seed) => {
  const [ofUsers, ofReviews] = [
    usersConsumer((seen) => users.setIfNewer(seen)),
    reviewsConsumer((seen) => reviews.setIfNewer(seen)),
  ];
  await deliverTwice(joined, (batch) => ofUsers.handle(batch), { seed });
  await deliverTwice(written, (batch) => ofReviews.handle(batch), { seed });
  expect([await users.total(), await reviews.total()]).toEqual([2, 2]);
});
