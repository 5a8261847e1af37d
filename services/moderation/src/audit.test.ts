import { actBy } from '@wellspring/events/acts';
import { fact } from '@wellspring/events/fact';
import { LocationVerifiedSchema } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { RightsChangedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { ReviewDeletedSchema } from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact, Message } from '@wellspring/platform/bus/port';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { openModeration, startModeration } from './testing/moderation.ts';
import { placeEvent } from './testing/events.ts';

const { useCases, deliver } = await openModeration();

let minute = 0;
const received = (source: string, { ...one }: Fact): Message => ({
  ...one,
  id: `fact-${++minute}`,
  source,
  time: new Date(Date.UTC(2026, 5, 1, 0, minute)),
});
const verified = (id: string, by: string) =>
  received(
    'catalog',
    fact(TOPICS.catalog, id, LocationVerifiedSchema, {
      location: { locationId: id, revision: 2n, isVerified: true },
      act: actBy(by, [{ field: 'isVerified', before: false, after: true }]),
    }),
  );
const granted = received(
  'identity',
  fact(TOPICS.identity, 'ben', RightsChangedSchema, { user: { userId: 'ben', revision: 3n }, act: actBy('olga') }),
);
const deleted = received(
  'reviews',
  fact(TOPICS.reviews, 'pool', ReviewDeletedSchema, {
    review: { reviewId: 'review-1', locationId: 'pool', revision: 2n, deleted: true },
    act: actBy('ada'),
  }),
);
const FACTS = [verified('pool', 'ada'), placeEvent('pool'), granted, deleted, verified('bath', 'ben')];

const NONE = { kind: null, area: null, by: null, subjectId: null };
const entries = async (filter = {}, page = { limit: 100, offset: 0 }) =>
  useCases.readAudit({ ...NONE, ...filter }, page);
const kinds = async (filter: object) =>
  (await entries(filter)).entries.map(({ kind, subjectId }) => `${kind} ${subjectId}`);

describe('the audit log', () => {
  beforeAll(() => deliverTwice(FACTS, deliver, { maxBatch: 3 }));

  it('has one entry for each act, newest first, also when events arrive twice or out of order', async () => {
    const before = await entries();
    await deliverTwice(FACTS, deliver, { seed: 2 });
    expect(await entries()).toEqual(before);
    expect(before.entries.map(({ id }) => id)).toEqual(['fact-4', 'fact-3', 'fact-2', 'fact-1']);
    expect(before.total).toBe(4);
  });

  it('says who did what, when, on which subject, and what changed', async () => {
    expect((await entries({ subjectId: 'bath' })).entries).toMatchObject([
      {
        by: 'ben',
        kind: 'LocationVerified',
        area: 'catalog',
        subjectType: 'Location',
        subjectId: 'bath',
        changes: [{ field: 'isVerified', before: 'false', after: 'true' }],
      },
    ]);
    expect(await kinds({ area: 'reviews' })).toEqual(['ReviewDeleted review-1']);
  });

  it('can be filtered by actor, kind and area', async () => {
    expect(await kinds({ by: 'olga' })).toEqual(['RightsChanged ben']);
    expect(await kinds({ kind: 'LocationVerified', by: 'ada' })).toEqual(['LocationVerified pool']);
    expect(await kinds({ area: 'catalog' })).toEqual(['LocationVerified bath', 'LocationVerified pool']);
    expect(await kinds({ area: 'nowhere' })).toEqual([]);
    expect(await entries({}, { limit: 1, offset: 3 })).toMatchObject({ entries: [{ id: 'fact-1' }], total: 4 });
  });

  it('has the acts of moderation itself', async () => {
    const own = await startModeration();
    await own.useCases.changeSiteSetting('auto_verify_locations', 'true', 'ada');
    await own.deliver(await own.published());
    expect(await own.useCases.readAudit(NONE, { limit: 100, offset: 0 })).toMatchObject({
      entries: [{ kind: 'SiteSettingChanged', area: 'moderation', subjectId: 'auto_verify_locations' }],
    });
    await own.close();
  });
});
