import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { expectAccessible } from './axe.fixture.ts';
import { signInAs, type Member } from './member.fixture.ts';
import { openProduct, PHONE, WIDE } from './visitor.fixture.ts';

const { visitor, app } = openProduct({ env: { TRUST_PROXY: '1' } });

let admin: Member;
beforeAll(async () => void (admin = await signInAs(app(), 'admin')));

let written = 0;
/** A visitor with their own address writes to the admins. */
const write = async (subject: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++written}` };
  const body = JSON.stringify({ name: 'Una', email: 'una@example.org', subject, message: 'When does the pool open?' });
  const { status } = await fetch(`${app().origin}/api/contact`, { method: 'POST', headers, body });
  expect(status).toBeLessThan(300);
};

const open = async (address: string, viewport = WIDE): Promise<Page> => {
  const page = await visitor({ storageState: admin.storageState, viewport, reducedMotion: 'reduce' });
  await page.goto(`/admin?tab=${address}`);
  return page;
};

const rows = (page: Page) => page.locator('tbody tr[tabindex]');
const focusedRow = (page: Page) => page.evaluate<string>("document.activeElement?.closest('tr')?.textContent ?? ''");

describe('the rows of a list', () => {
  it('are traversed by the keys that are shown above them', async () => {
    const page = await open('locations');
    await page.locator('kbd', { hasText: 'Enter' }).waitFor();
    const [first, second] = [rows(page).first(), rows(page).nth(1)];
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expectEventually(() => focusedRow(page)).toBe(await second.textContent());
    await page.keyboard.press('End');
    await expectEventually(() => focusedRow(page)).toBe(await rows(page).last().textContent());
    await page.keyboard.press('Home');
    await expectEventually(() => focusedRow(page)).toBe(await first.textContent());
    await page.keyboard.press('Delete');
    await page.getByRole('dialog', { name: 'Delete this location?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('tr:focus').waitFor();
  });

  it('keep the focus when one is removed: the next row has it, and after the last the heading', async () => {
    for (const subject of ['First question', 'Second question', 'Third question']) await write(subject);
    const page = await open('contact&filter=new&search=question');
    await rows(page).nth(2).waitFor();
    // New messages begin with the one that waits longest.
    await expectEventually(() => rows(page).first().textContent()).toContain('First question');
    await rows(page).nth(1).focus();
    await page.keyboard.press('r');
    await page.getByText('2 messages', { exact: true }).waitFor();
    await expectEventually(() => focusedRow(page)).toContain('Third question');
    await rows(page).first().getByRole('button', { name: 'Delete the message' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 message', { exact: true }).waitFor();
    await page.locator('tr:focus').waitFor();
    await expectEventually(() => focusedRow(page)).toContain('Third question');
    await page.keyboard.press('r');
    await page.getByText('No messages found').waitFor();
    await page.locator('h2:focus').getByText('Contact messages').waitFor();
  });

  it('have a placeholder of their shape while they load', async () => {
    const page = await visitor({ storageState: admin.storageState });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/graphql/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/admin?tab=locations');
    await page.locator('tbody .pulse').first().waitFor();
    const shape = () =>
      page.evaluate<readonly number[]>(
        `[...document.querySelectorAll('thead th, tbody tr:first-child')].flatMap((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height].map(Math.round); })`,
      );
    const before = await shape();
    release();
    await rows(page).first().waitFor();
    await expectEventually(shape).toEqual(before);
  });
});

/** What stands out of the screen sideways, apart from what scrolls by itself; and words of one line that take two. */
const BROKEN = `[...document.querySelectorAll('main :is(button, a, input, select, td, li, p, dd)')]
  .filter((one) => !one.closest('[role=tablist], [role=region][tabindex], .sr-only'))
  .map((one) => [one.textContent.trim() || one.tagName, one.getBoundingClientRect()])
  .filter(([, { left, right, width }]) => width > 1 && (left < 0 || right > document.documentElement.clientWidth + 0.5))
  .map(([words]) => words)
  .concat([...document.querySelectorAll('td span')].filter((one) => /^(Pending|Verified|Suspended|Administrator)$/.test(one.textContent) && one.getBoundingClientRect().height > 40).map((one) => 'broken: ' + one.textContent))`;

describe('every tab', () => {
  for (const width of [320, 390, 768, 1024, 1280, 1920])
    it(`fits a screen of ${width} pixels`, async () => {
      const page = await open('overview', { width, height: 900 });
      for (const tab of ['overview', 'locations', 'users', 'analytics', 'reports', 'contact', 'settings']) {
        await page.goto(`/admin?tab=${tab}`);
        await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
        await page.locator('.pulse').first().waitFor({ state: 'detached' });
        await expectEventually(async () => [tab, await page.evaluate(BROKEN)]).toEqual([tab, []]);
      }
    });

  it('has touch targets of 44 pixels', async () => {
    const page = await visitor({ storageState: admin.storageState, viewport: PHONE, hasTouch: true, isMobile: true });
    for (const tab of ['overview', 'locations', 'users', 'analytics', 'reports', 'contact', 'settings']) {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
      await page.locator('.pulse').first().waitFor({ state: 'detached' });
      const small = () =>
        page.evaluate(`[...document.querySelectorAll('main :is(button, select, summary, label:has(input), [role=tab])')]
        .map((one) => [one.getAttribute('aria-label') ?? one.textContent.trim(), one.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 1 && (height < 43.5 || width < 43.5))
        .map(([name, { width, height }]) => [name, width, height].join(' '))`);
      await expectEventually(async () => [tab, await small()]).toEqual([tab, []]);
    }
  });
});

describe('the question before a place is deleted', () => {
  it('is accessible, also in its colours', async () => {
    const page = await open('locations&filter=pending');
    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    await page.getByText(/This cannot be undone/).waitFor();
    await expectAccessible(page);
  });
});
