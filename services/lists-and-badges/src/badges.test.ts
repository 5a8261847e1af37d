import { badgeIn } from '@wellspring/events/badge-events';
import { DeletionReason as ListDeletion } from '@wellspring/events/generated/wellspring/lists_and_badges/v1/events_pb';
import { DeletionReason as ReviewDeletion } from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import {
  accountDeleted,
  dayOf,
  favorited,
  hidden,
  listDeleted,
  placeDeleted,
  published,
  reviewDeleted,
  reviewed,
  unverified,
  upTo,
  verified,
  visited,
} from './testing/badge-events.ts';
import { ANN, BEN, openLists } from './testing/lists.ts';

const userId = ANN.id;
let service: Awaited<ReturnType<typeof openLists>>;
beforeEach(async () => {
  service = await openLists();
});
afterEach(() => service.close());

const badges = async () => (await service.holders.find(userId)).badges;
const held = async () => (await badges()).map(({ type, level }) => `${type} ${level}`);
const publishedBadges = async () =>
  (await service.published()).flatMap((message) => {
    const badge = badgeIn(message);
    return badge ? [`${badge.badgeType} ${badge.level} ${badge.isHeld ? 'awarded' : 'revoked'}`] : [];
  });

describe('a badge', () => {
  it('is earned by events, with the time and the ids that count', async () => {
    await service.deliver(upTo(5).map((at) => verified(at)));
    expect(await badges()).toEqual([
      { type: 'contributor', level: 'starter', earnedAt: dayOf(1), criteria: ['p1'] },
      { type: 'contributor', level: 'bronze', earnedAt: dayOf(5), criteria: ['p1', 'p2', 'p3', 'p4', 'p5'] },
    ]);
    expect(await publishedBadges()).toEqual(['contributor starter awarded', 'contributor bronze awarded']);
  });

  it('is the same in every order of events and after repeats, and is published once', async () => {
    const events = [
      ...upTo(6).map((at) => verified(at)),
      unverified(2),
      placeDeleted(6),
      ...upTo(5).map(reviewed),
      reviewDeleted(1, ReviewDeletion.AUTHOR),
      ...upTo(3).map(published),
      hidden(1),
      ...upTo(4).map((at) => favorited(at)),
      favorited(3, false),
      visited(3, 'visited'),
      visited(20, 'visited'),
      visited(21, 'want_to_visit'),
    ];
    const expected = [
      'contributor starter',
      'reviewer starter',
      'reviewer bronze',
      'curator starter',
      'curator bronze',
      'explorer starter',
    ];
    await service.deliver(events);
    expect(await held()).toEqual(expected);
    const inOrder = await badges();
    for (const seed of [1, 2, 3]) {
      await service.close();
      service = await openLists();
      await deliverTwice(events, service.deliver, { seed });
      expect(await badges()).toEqual(inOrder);
      const awarded = (await publishedBadges()).filter((event) => event.startsWith('reviewer'));
      expect(awarded).toEqual(['reviewer starter awarded', 'reviewer bronze awarded']);
    }
  });

  it('stays when the member withdraws the contribution', async () => {
    await service.deliver([reviewed(1), published(1)]);
    await service.deliver([reviewDeleted(1, ReviewDeletion.AUTHOR), hidden(1), listDeleted(1, ListDeletion.OWNER)]);
    expect(await held()).toEqual(['reviewer starter', 'curator starter']);
  });

  it.each([
    ['a review', () => [reviewed(1), reviewDeleted(1, ReviewDeletion.ADMIN)]],
    ['a list', () => [published(1), listDeleted(1, ListDeletion.ADMIN)]],
    ['a place that is deleted', () => [verified(1), placeDeleted(1)]],
    ['a place that is withdrawn', () => [verified(1), unverified(1)]],
  ])('is lost when an admin removes %s', async (_, events) => {
    for (const event of events()) await service.deliver([event]);
    expect(await held()).toEqual([]);
    expect(await publishedBadges()).toEqual([expect.stringContaining('awarded'), expect.stringContaining('revoked')]);
  });

  it('of an explorer counts a place once, and no wish', async () => {
    await service.deliver([
      ...upTo(4).map((at) => favorited(at)),
      ...upTo(4).map((at) => visited(at)),
      visited(9, 'want_to_visit'),
    ]);
    expect(await held()).toEqual([]);
    await service.deliver([visited(5)]);
    expect(await held()).toEqual(['explorer starter']);
  });

  it('of a pillar counts the other types from silver on', async () => {
    await service.deliver(upTo(10).map(published));
    expect(await held()).toContain('pillar starter');
    expect((await badges()).find(({ type }) => type === 'pillar')).toMatchObject({
      earnedAt: dayOf(10),
      criteria: ['curator'],
    });
    await service.deliver(upTo(15).map((at) => verified(at)));
    expect(await held()).toContain('pillar bronze');
  });

  it('is removed with the account, and not restored by late events', async () => {
    await service.deliver([reviewed(1), accountDeleted()]);
    await service.deliver([reviewed(2), verified(3)]);
    expect(await held()).toEqual([]);
    expect((await service.badges.progressOf(userId)).filter(({ count }) => count > 0)).toEqual([]);
  });
});

describe('the button that recalculates', () => {
  it('runs the same code, and finds nothing that the events have not', async () => {
    await service.deliver([reviewed(1)]);
    expect(await service.badges.calculateBadges(userId, ANN)).toEqual([]);
  });

  it('is for the member and for admins, and answers NOT_FOUND to others', async () => {
    await expect(service.badges.calculateBadges(userId, BEN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await service.badges.calculateBadges(userId, { ...BEN, isAdmin: true })).toEqual([]);
  });
});

it('progress has the distance to the next level', async () => {
  await service.deliver(upTo(3).map(reviewed));
  expect(await service.badges.progressOf(userId)).toContainEqual({
    type: 'reviewer',
    count: 3,
    level: 'starter',
    next: { level: 'bronze', atLeast: 5 },
  });
});
