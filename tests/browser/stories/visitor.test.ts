import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { placesIn } from '../places.fixture.ts';
import { openProduct } from '../visitor.fixture.ts';

const { visitor, app } = openProduct();

const settled = (page: Page) => page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
const names = async (page: Page): Promise<string[]> => {
  await settled(page);
  return page.getByRole('article').getByRole('heading').allTextContents();
};
const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Search healing locations' }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('heading', { name: `Search Results for "${text}"` }).waitFor();
  await settled(page);
};
const onPage = (page: Page, number: number): Promise<void> =>
  page.locator('[aria-current=page]').getByText(String(number), { exact: true }).waitFor();
const heightOf = async (page: Page): Promise<number> => Number(await page.evaluate('scrollY'));
const pathOf = (page: Page): string => page.url().slice(app().origin.length);
const totalOf = async (query = ''): Promise<number> => (await placesIn(app(), `?limit=1${query}`)).total;

describe('searching and browsing', () => {
  it('finds a place by its name, its country, and with a typo', async () => {
    const page = await visitor();
    await page.goto('/home');
    await searchFor(page, 'Blue Lagoon');
    await expectEventually(async () => (await names(page))[0]).toBe('Blue Lagoon');
    await searchFor(page, 'iceland');
    await expectEventually(async () => (await names(page)).length).toBeGreaterThan(1);
    await searchFor(page, 'blu lagon');
    await expectEventually(async () => (await names(page))[0]).toBe('Blue Lagoon');
  });

  it('lets a category and a search exclude each other', async () => {
    const page = await visitor();
    await page.goto('/home');
    const categories = page.getByRole('region', { name: 'Browse by Category' });
    const springs = categories.getByRole('link', { name: 'Hot Springs & Spas' });
    await springs.click();
    await page.waitForURL('**/home?category=20');
    await springs.and(page.locator('[aria-current=true]')).waitFor();
    await searchFor(page, 'yoga');
    expect(pathOf(page)).toBe('/home?search=yoga');
    await expectEventually(() => categories.locator('[aria-current=true]').count()).toBe(0);
    await springs.click();
    await page.waitForURL('**/home?category=20');
    await page.getByRole('combobox', { name: 'Search healing locations' }).and(page.locator('[value=""]')).waitFor();
    await categories.getByRole('link', { name: 'All Locations' }).click();
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('heading', { name: 'Featured Locations' }).waitFor();
  });

  it('says how many there are, and turns pages to the last and back', async () => {
    const page = await visitor();
    const total = await totalOf();
    const last = Math.ceil(total / 9);
    await page.goto('/home');
    await page.getByText(`${total} places`, { exact: true }).waitFor();
    const first = await names(page);
    await expectEventually(() => page.getByRole('link', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.getByRole('link', { name: `Page ${last}`, exact: true }).click();
    await page.waitForURL(`**/home?page=${last}`);
    await onPage(page, last);
    await expectEventually(() => names(page)).toHaveLength(total - (last - 1) * 9);
    await expectEventually(() => page.getByRole('link', { name: 'Next page' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.getByRole('link', { name: 'Previous page' }).click();
    await page.waitForURL(`**/home?page=${last - 1}`);
    await onPage(page, last - 1);
    await expectEventually(() => names(page)).toHaveLength(9);
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/home');
    await onPage(page, 1);
    await expectEventually(() => names(page)).toEqual(first);
    await page.goForward();
    await page.waitForURL(`**/home?page=${last}`);
    await onPage(page, last);
  });

  it('shows every place exactly once over all pages of a category', async () => {
    const page = await visitor();
    const total = await totalOf('&categoryId=24');
    const seen: string[] = [];
    for (let n = 1; n <= Math.ceil(total / 9); n++) {
      await page.goto(`/home?category=24&page=${n}`);
      seen.push(...(await names(page)));
    }
    expect(new Set(seen).size).toBe(total);
  });

  it('shows the last page to who asks for one past the end', async () => {
    const page = await visitor();
    const last = Math.ceil((await totalOf('&categoryId=25')) / 9);
    await page.goto('/home?category=25&page=999');
    await page.waitForURL(`**/home?category=25&page=${last}`);
    await expectEventually(async () => (await names(page)).length).toBeGreaterThan(0);
  });

  it('starts a new search at its first page', async () => {
    const page = await visitor();
    await page.goto('/home?page=3');
    await searchFor(page, 'japan');
    expect(pathOf(page)).toBe('/home?search=japan');
  });

  it('goes back from a place to the same list, at the same height', async () => {
    const page = await visitor();
    await page.goto('/home?category=20&page=2');
    const link = page.getByRole('article').getByRole('link').nth(7);
    await link.scrollIntoViewIfNeeded();
    const before = await heightOf(page);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await page.waitForURL('**/location/*');
    await eventuallyAcrossProcesses(async () => expect(await heightOf(page)).toBe(0));
    await page.goBack();
    await page.waitForURL('**/home?category=20&page=2');
    await eventuallyAcrossProcesses(async () => expect(Math.abs((await heightOf(page)) - before)).toBeLessThan(50));
  });

  it('understands strange addresses as well as it can', async () => {
    const page = await visitor();
    await page.goto('/home?page=-3&category=spa&view=globe&at=1,2&colour=red&__proto__=1');
    await expectEventually(() => names(page)).toHaveLength(9);
    await page.goto(`/home?search=${encodeURIComponent('<b>"&\u0000')}`);
    await page.getByRole('heading', { name: /Search Results for "<b>"&/ }).waitFor();
  });
});

describe('the view', () => {
  it('is remembered, and the address wins over what was remembered', async () => {
    const page = await visitor();
    await page.goto('/home');
    const [grid, map] = [page.getByRole('tab', { name: 'Grid View' }), page.getByRole('tab', { name: 'Map View' })];
    await expectEventually(() => grid.getAttribute('aria-selected')).toBe('true');
    await map.click();
    await page.waitForURL('**view=map*');
    await expectEventually(() => page.evaluate(`localStorage.getItem('wellspring-view')`)).toBe('map');
    await page.goto('/home');
    await page.locator('[role=tab][aria-selected=true]', { hasText: 'Map View' }).waitFor();
    await page.goto('/home?view=grid');
    await page.getByRole('article').first().waitFor();
    await expectEventually(() => grid.getAttribute('aria-selected')).toBe('true');
  });

  it('can be changed by the arrow keys', async () => {
    const page = await visitor();
    await page.goto('/home');
    await page.getByRole('tab', { name: 'Grid View' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**view=map*');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**view=grid*');
  });
});
