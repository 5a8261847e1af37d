import { actIn } from '@wellspring/events/acts';
import { memberErasedFromModeration, reportIn } from '@wellspring/events/report-events';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import type { ReportText } from './domain/report.ts';
import type { TargetRef } from './domain/target.ts';
import { openModeration } from './testing/moderation.ts';
import { accountDeleted, ANN, BEN, listEvent, placeEvent, reviewEvent } from './testing/events.ts';

const { useCases, reports, deliver, published } = await openModeration();

const ALL = { status: null, search: '', isOldestFirst: false, limit: 100, offset: 0 } as const;
const CLOSED: ReportText = { type: 'closed', description: 'A fence stands around it' };
const place = (id: string): TargetRef => ({ kind: 'location', id });
const report = (about: TargetRef, text = CLOSED, viewer = ANN, key: string | null = null) =>
  useCases.reportTarget(about, text, viewer, key);
const on = async (about: TargetRef) =>
  (await useCases.readReports(ALL)).reports.filter((each) => each.about.id === about.id);
const factsOf = async (id: string) => (await published()).filter(({ key }) => key === id);

let made = 0;
/** A published place without a report. */
const aPlace = async (): Promise<TargetRef> => {
  const id = `pool-${++made}`;
  await deliver([placeEvent(id)]);
  return place(id);
};

describe('a report', () => {
  it('is stored with its text, and published without it', async () => {
    const pool = await aPlace();
    const { id } = await report(pool);
    expect(await on(pool)).toMatchObject([{ ...CLOSED, userId: ANN.id, status: 'pending', locationId: pool.id }]);
    const [fact] = await factsOf(id);
    expect(fact && reportIn(fact)).toMatchObject({ type: 'closed', status: 'pending', userId: ANN.id });
    expect(Buffer.from(fact?.data ?? []).includes('fence')).toBe(false);
  });

  it('is stored once when it is sent many times at once, with a key or without', async () => {
    for (const key of [null, 'same-key']) {
      const pool = await aPlace();
      const all = await Promise.all([1, 2, 3, 4].map(() => report(pool, CLOSED, BEN, key)));
      expect(new Set(all.map(({ id }) => id)).size).toBe(1);
      expect((await factsOf(all[0]?.id ?? '')).length).toBe(1);
    }
  });

  it('is answered as the first time when it is sent again with its key, also after it was settled', async () => {
    const pool = await aPlace();
    const { id } = await report(pool, CLOSED, ANN, 'a-key');
    await report(pool, { type: 'closed', description: 'Open again in May' }, ANN, 'another-key');
    await useCases.settleReport(id, { status: 'resolved', notes: null }, 'ada');
    expect(await report(pool, CLOSED, ANN, 'a-key')).toMatchObject({ id, status: 'resolved' });
    expect(await on(pool)).toHaveLength(1);
  });

  it('can be made thirty times an hour, and is refused after that', async () => {
    const pool = await aPlace();
    const eve = { id: 'eve', isAdmin: false };
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => report(pool, CLOSED, eve)));
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    await expect(report(pool, CLOSED, eve)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await on(pool)).toHaveLength(1);
  });

  it.each([
    ['blank', ' \n ', 'Please select a report type and provide a description.'],
    ['too long', '🌿'.repeat(2_001), 'Description must be at most 2000 characters'],
  ])('is refused when it is %s', async (_, description, words) => {
    await expect(report(await aPlace(), { type: 'other', description })).rejects.toThrow(words);
  });

  it('keeps hostile text as text', async () => {
    const pool = await aPlace();
    const description = '<script>alert(1)</script> {"$gt":""} \u0000\u202e';
    expect((await report(pool, { type: 'other', description })).description).toBe(
      '<script>alert(1)</script> {"$gt":""}',
    );
  });
});

describe('a target that a member does not see', () => {
  it.each<[string, TargetRef, string]>([
    ['a pending place', place('pending'), 'Location not found'],
    ['an unknown place', place('nowhere'), 'Location not found'],
    ['a review of a pending place', { kind: 'review', id: 'hidden' }, 'Review not found'],
    ['an unknown review', { kind: 'review', id: 'none' }, 'Review not found'],
    ['a private list', { kind: 'list', id: 'private' }, 'List not found'],
    ['an unknown list', { kind: 'list', id: 'none' }, 'List not found'],
  ])('cannot be reported: %s', async (_, about, words) => {
    await deliver([placeEvent('pending', { isVerified: false }), reviewEvent('hidden', 'pending')]);
    await deliver([listEvent('private', { isPublic: false })]);
    await expect(report(about)).rejects.toMatchObject({ code: 'NOT_FOUND', message: words });
  });

  it('can be reported once it is shown', async () => {
    const pool = await aPlace();
    await deliver([reviewEvent('shown', pool.id), listEvent('list-1', { isPublic: false })]);
    await expect(report({ kind: 'list', id: 'list-1' })).rejects.toThrow('List not found');
    await deliver([listEvent('list-1', { revision: 2 })]);
    expect(await report({ kind: 'list', id: 'list-1' })).toMatchObject({ locationId: null });
    expect(await report({ kind: 'review', id: 'shown' })).toMatchObject({ locationId: pool.id });
  });
});

describe('an admin', () => {
  it('settles a report once, and the event names the admin', async () => {
    const { id } = await report(await aPlace());
    const settled = await useCases.settleReport(id, { status: 'resolved', notes: ' Called them ' }, 'ada');
    expect(settled).toMatchObject({ status: 'resolved', notes: 'Called them', resolvedBy: 'ada' });
    expect(settled.resolvedAt).toBeInstanceOf(Date);
    const again = useCases.settleReport(id, { status: 'dismissed', notes: null }, 'ben');
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
    const [, fact] = await factsOf(id);
    expect(await factsOf(id)).toHaveLength(2);
    expect(fact?.type).toMatch(/ReportResolved$/);
    expect(fact && actIn(fact)).toMatchObject({
      by: 'ada',
      changes: [{ field: 'status', before: 'pending', after: 'resolved' }],
    });
  });

  it('settles all pending reports on a target in one step, and leaves those on other targets', async () => {
    const [pool, bath] = [await aPlace(), await aPlace()];
    const members = Array.from({ length: 130 }, (_, at) => ({ id: `member-${at}`, isAdmin: false }));
    for (const member of members) await report(pool, CLOSED, member);
    const { id } = await report(pool);
    await useCases.settleReport(id, { status: 'dismissed', notes: 'No' }, 'ada');
    await report(bath);
    expect(await useCases.settleReportsOn(pool, { status: 'resolved', notes: 'Done' }, 'ada')).toBe(130);
    expect(await useCases.settleReportsOn(pool, { status: 'resolved', notes: 'Done' }, 'ada')).toBe(0);
    expect(await on(bath)).toMatchObject([{ status: 'pending' }]);
    expect(await reports.find(id)).toMatchObject({ status: 'dismissed', notes: 'No' });
  });

  it('finds reports by state, by words and by time', async () => {
    const pool = await aPlace();
    const { id } = await report(pool, { type: 'other', description: 'Zanzibar cloves everywhere' });
    const found = async (filter: object) =>
      (await useCases.readReports({ ...ALL, ...filter })).reports.map((each) => each.id);
    expect(await found({ search: 'zanzib CLOVES' })).toEqual([id]);
    expect(await found({ search: 'zanzib', status: 'resolved' })).toEqual([]);
    expect((await found({ status: 'pending' }))[0]).toBe(id);
    expect((await found({ isOldestFirst: true, limit: 1 }))[0]).not.toBe(id);
  });
});

describe('the deletion', () => {
  it('of a target resolves its pending reports, without an admin, in any order of events', async () => {
    const pool = await aPlace();
    const review: TargetRef = { kind: 'review', id: `review of ${pool.id}` };
    const list: TargetRef = { kind: 'list', id: `list of ${pool.id}` };
    const before = [placeEvent(pool.id), reviewEvent(review.id, pool.id), listEvent(list.id)];
    await deliver(before);
    for (const about of [pool, review, list]) await report(about, CLOSED, { id: 'finn', isAdmin: false });
    const after = [
      placeEvent(pool.id, { revision: 2, deleted: true }),
      reviewEvent(review.id, pool.id, { revision: 2, deleted: true }),
      listEvent(list.id, { revision: 2, deleted: true }),
    ];
    await deliverTwice([...before, ...after, ...(await published())], deliver);
    for (const about of [pool, review, list]) {
      expect(await on(about)).toMatchObject([{ status: 'resolved', notes: 'deleted', resolvedBy: null }]);
      await expect(report(about)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('of a target resolves reports that are made meanwhile', async () => {
    const pool = await aPlace();
    const late = await report(pool, CLOSED, { id: 'gail', isAdmin: false });
    const made = await factsOf(late.id);
    await deliver([placeEvent(pool.id, { revision: 2, deleted: true })]);
    await deliver(made);
    expect(await on(pool)).toMatchObject([{ status: 'resolved', revision: 2 }]);
  });

  it('of an account leaves its reports without their member, and is published once', async () => {
    const hal = { id: 'hal', isAdmin: false };
    const [pool, bath] = [await aPlace(), await aPlace()];
    const { id } = await report(pool, CLOSED, hal);
    await useCases.settleReport((await report(bath, CLOSED, hal)).id, { status: 'resolved', notes: 'Yes' }, 'ada');
    await deliverTwice([accountDeleted(hal.id), ...(await published())], deliver);
    expect(await on(pool)).toMatchObject([{ userId: null, status: 'pending', ...CLOSED }]);
    expect(await on(bath)).toMatchObject([{ userId: null, status: 'resolved', notes: 'Yes' }]);
    expect((await factsOf(id)).map((fact) => reportIn(fact)?.userId)).toEqual([hal.id, '']);
    const erased = (await published()).filter((fact) => memberErasedFromModeration(fact)?.userId === hal.id);
    expect(erased).toHaveLength(1);
  });
});
