import { FIREFOX, openAnalytics } from './testing/analytics.ts';
import { memberCalled, visit, visitorAt } from './testing/visits.ts';

type Analytics = Awaited<ReturnType<typeof openAnalytics>>;
const HERE = visitorAt('203.0.113.7');
const A_SECOND = 1_000;

let analytics: Analytics;
afterEach(() => analytics.close());

const open = async (startAt?: string): Promise<Analytics> => (analytics = await openAnalytics(startAt));
const today = async () => (await analytics.process().useCases.report()).days.at(-1);
const rows = () => analytics.stores.pageViews;

describe('a view of a page', () => {
  it('is counted once: a reload within thirty seconds is the same view, the next one is another', async () => {
    const { process, pass } = await open('2026-03-10T12:00:29Z');
    const one = process();
    await visit(one, HERE);
    for (const _ of [1, 2]) {
      pass(14 * A_SECOND);
      await visit(one, HERE);
    }
    expect(await today()).toMatchObject({ pageViews: 1, activeUsers: 1 });
    pass(2 * A_SECOND);
    await visit(one, HERE);
    expect(await today()).toMatchObject({ pageViews: 2, activeUsers: 1 });
  });

  it('is counted once by two processes that receive it at the same moment, and by one that restarts', async () => {
    const { process } = await open();
    const processes = Array.from({ length: 8 }, () => process());
    await Promise.all(processes.map((each) => visit(each, HERE)));
    await visit(process(), HERE);
    expect(await today()).toMatchObject({ pageViews: 1, activeUsers: 1 });
  });

  it('is counted once across midnight, though a person is another hash on another day', async () => {
    const { process, pass, stores } = await open('2026-03-10T23:59:50Z');
    await visit(process(), HERE);
    pass(20 * A_SECOND);
    await visit(process(), HERE);
    expect(await stores.tallies.find('2026-03-11')).toEqual({ pageViews: 0, activeUsers: 0 });
    pass(15 * A_SECOND);
    await visit(process(), HERE);
    pass(10 * A_SECOND);
    await visit(process(), HERE);
    expect(await stores.tallies.find('2026-03-10')).toEqual({ pageViews: 1, activeUsers: 1 });
    expect(await stores.tallies.find('2026-03-11')).toEqual({ pageViews: 1, activeUsers: 1 });
  });

  it('is counted again for another page, member, network or browser', async () => {
    const { process } = await open();
    const one = process();
    await visit(one, HERE);
    await visit(one, HERE, { path: '/public-lists' });
    await visit(one, memberCalled('ann'));
    await visit(one, memberCalled('ben'));
    await visit(one, visitorAt('198.51.100.7'));
    await visit(one, visitorAt('203.0.113.99'));
    await visit(one, HERE, { userAgent: `${FIREFOX} another` });
    expect(await today()).toMatchObject({ pageViews: 6, activeUsers: 5 });
  });

  it.each([
    ['an admin', memberCalled('admin', { isAdmin: true }), undefined],
    ['an owner', memberCalled('owner', { isOwner: true }), undefined],
    ['a bot', HERE, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a program', HERE, 'curl/8.5.0'],
    ['who does not say with what', HERE, ''],
  ])('by %s is left out', async (_, actor, userAgent) => {
    const { process } = await open();
    await visit(process(), actor, userAgent === undefined ? {} : { userAgent });
    expect(await rows().countOn('2026-03-10')).toBe(0);
  });

  it('is a row without the search and without the whole address; a place that is not published is not named', async () => {
    const { process, stored, stores } = await open();
    await stores.locations.setIfNewer([{ id: 'pool', revision: 1, isCounted: true, country: null }]);
    const path = `/location/pool?search=my-illness#${'x'.repeat(2_000)}`;
    await visit(process(), memberCalled('ann'), { path, locationId: 'pool' });
    await visit(process(), HERE, { path: `/${'y'.repeat(2_000)}`, locationId: 'pending' });
    const [one = '', other = ''] = stored()['events'] ?? [];
    expect(JSON.parse(one)).toMatchObject({
      eventType: 'page_view',
      eventData: { path: '/location/pool', locationId: 'pool' },
      userId: 'ann',
      ipAddress: '198.51.100.0',
      userAgent: FIREFOX,
    });
    expect(JSON.parse(other)).toMatchObject({ eventData: { locationId: null }, ipAddress: '203.0.113.0' });
    expect(JSON.stringify(stored())).not.toMatch(/my-illness|203\.0\.113\.7|198\.51\.100\.7|y{501}|pending/);
  });
});

it('the export of a member has their own views only', async () => {
  const { process } = await open();
  const own = process();
  await visit(own, memberCalled('ann'), { path: '/lists' });
  await visit(own, memberCalled('ben'), { path: '/home' });
  const views = await own.useCases.pageViewsOf('ann');
  expect(views).toMatchObject([{ path: '/lists', network: '198.51.100.0', userAgent: FIREFOX }]);
});

describe('a burst', () => {
  it('is taken into bounded memory, and what is too much is counted', async () => {
    const { process } = await open();
    const { useCases, settled } = process({ bufferLimits: { waiting: 100, batch: 7, gather: 1 } });
    for (let at = 0; at < 130; at += 1)
      useCases.takePageView({ path: `/lists/${at}`, locationId: null, userAgent: FIREFOX }, HERE);
    expect(useCases.buffer.counts).toEqual({ taken: 100, refused: 30 });
    await settled();
    expect(await today()).toMatchObject({ pageViews: 100, activeUsers: 1 });
  });

  it('is written when the process ends', async () => {
    const { process } = await open();
    const { useCases } = process({
      pause: (_, ending) => new Promise((resolve) => ending.addEventListener('abort', () => resolve())),
    });
    useCases.takePageView({ path: '/home', locationId: null, userAgent: FIREFOX }, HERE);
    await useCases.buffer.end();
    expect(await rows().countOn('2026-03-10')).toBe(1);
  });

  it('is reported when it cannot be written, and the next one is written', async () => {
    const { process, stores } = await open();
    let isBroken = true;
    const broken = process({
      pageViews: {
        ...stores.pageViews,
        insert: (views) => (isBroken ? Promise.reject(new Error('broken')) : stores.pageViews.insert(views)),
      },
    });
    await visit(broken, HERE);
    isBroken = false;
    await visit(broken, HERE, { path: '/auth' });
    expect([broken.lost, await rows().countOn('2026-03-10')]).toEqual([[new Error('broken')], 1]);
  });
});
