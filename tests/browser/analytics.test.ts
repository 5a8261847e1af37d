import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { signInAs } from './member.fixture.ts';
import { pathOfPlace } from './places.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

/** Who a browser says it is, from where: the bundled one says that it is a robot. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const from = (address: string) => ({ userAgent: BROWSER, extraHTTPHeaders: { 'x-forwarded-for': address } });

/** Background requests of the page, as it hands them over: they are not visible later. */
const HEAR = `const send = Navigator.prototype.sendBeacon;
Navigator.prototype.sendBeacon = function (url, body) {
  void body.text().then((text) => window.hear(url, text));
  return send.call(this, url, body);
};`;

/** What a page tells of being looked at, from now on. */
const recordEvents = async (page: Page): Promise<readonly unknown[]> => {
  const events: unknown[] = [];
  await page.exposeFunction('hear', (url: string, text: string) => void events.push([url, JSON.parse(text)]));
  await page.addInitScript(HEAR);
  return events;
};

const openAnalytics = async (): Promise<Page> => {
  const { storageState } = await signInAs(app(), 'admin');
  const page = await visitor({ storageState, mayComplain: /net::ERR|status of 50/ });
  await page.goto('/admin?tab=analytics');
  await page.getByText('Live', { exact: true }).waitFor();
  return page;
};

const figureOf = async (page: Page, label: string): Promise<number> => {
  const card = page.locator('dl > div').filter({ hasText: label });
  return Number((await card.locator('dd').textContent())?.replaceAll(',', ''));
};

describe('a page view', () => {
  it('is sent once, with the place of the page, and without the search text', async () => {
    const path = await pathOfPlace(app(), 'Blue Lagoon');
    const page = await visitor(from('203.0.113.1'));
    const events = await recordEvents(page);
    await page.goto('/home?search=blue+lagoon');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Blue Lagoon/ })
      .first()
      .click();
    await page.waitForURL(`**${path}`);
    const locationId = path.replace('/location/', '');
    await eventuallyAcrossProcesses(() =>
      expect(events).toEqual([
        ['/api/events', { type: 'page_view', path: '/home' }],
        ['/api/events', { type: 'page_view', path, locationId }],
      ]),
    );
  });

  it.each([
    ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
    [
      'Global Privacy Control',
      "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
    ],
  ])('is not sent where the browser asks for privacy by %s', async (_, asking) => {
    const page = await visitor(from('203.0.113.2'));
    await page.addInitScript(asking);
    const events = await recordEvents(page);
    await page.goto('/home');
    await page.goto('/public-lists', { waitUntil: 'networkidle' });
    expect(events).toEqual([]);
  });

  it('is not sent while the page is behind another tab', async () => {
    const page = await visitor(from('203.0.113.3'));
    await page.addInitScript(
      "Object.defineProperty(Document.prototype, 'visibilityState', { get: () => window.shown ?? 'hidden' })",
    );
    const events = await recordEvents(page);
    await page.goto('/public-lists', { waitUntil: 'networkidle' });
    expect(events).toEqual([]);
    await page.evaluate(
      "window.shown = 'visible'; for (const _ of [1, 2]) document.dispatchEvent(new Event('visibilitychange'))",
    );
    await eventuallyAcrossProcesses(() => expect(events).toHaveLength(1));
  });
});

describe('the analytics of an admin', () => {
  it('change without a reload when a visitor views a place', async () => {
    const admin = await openAnalytics();
    const before = await figureOf(admin, 'Page views, 30 days');
    const page = await visitor(from('198.51.100.1'));
    // Views of the tests before may still be on their way; no other test views this place.
    await page.goto(await pathOfPlace(app(), 'Therme Vals'));
    await admin.getByRole('listitem').filter({ hasText: 'Therme Vals' }).getByText('1 view', { exact: true }).waitFor();
    await eventuallyAcrossProcesses(async () => {
      expect(await figureOf(admin, 'Page views, 30 days')).toBeGreaterThan(before);
      expect(await figureOf(admin, 'Active users today')).toBeGreaterThan(0);
    });
    await expectEventually(() => admin.locator('figure canvas').count()).toBe(4);
    await admin.getByRole('img', { name: /^Page views a day, 30 days\. Today/ }).waitFor();
  });

  it('stand in a table as well, thirty days, the newest first', async () => {
    const page = await openAnalytics();
    await page.getByText('Show the numbers as a table').click();
    const table = page.getByRole('table', { name: 'The last 30 days, in UTC' });
    await expectEventually(() => table.getByRole('row').count()).toBe(31);
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    await expectEventually(() => table.getByRole('rowheader').first().textContent()).toBe(today);
  });

  it('say when the stream is interrupted, and when the server last sent something', async () => {
    const page = await openAnalytics();
    await page.getByText(/Last heard from at \d+:\d\d:\d\d/).waitFor();
    await page.context().setOffline(true);
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.getByText('The connection was lost. It is tried again by itself.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Live', { exact: true }).waitFor();
  });
});
