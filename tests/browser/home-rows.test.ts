import { expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor } = openProduct();

const bathing = (page: Page) => page.getByRole('region', { name: 'Warm enough to bathe' });

/** Pixels that the first row was scrolled: below zero from right to left. */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.querySelector('section > ul.snap-x').scrollLeft`);

describe('the rows of home', () => {
  it('stand in the first HTML, above the featured places, with no place in two of them', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/home');
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    const featured = headings.indexOf('Featured Locations');
    expect(headings.slice(0, featured)).toEqual(
      expect.arrayContaining(['Warm enough to bathe', 'Free and wild', 'With a bed for the night']),
    );
    const links = await page.locator('.row-scroll a[href^="/location/"]').evaluateAll((all) => all.map(String));
    expect(links.length).toBeGreaterThan(12);
    expect(new Set(links).size).toBe(links.length);
  });

  it('scroll by their buttons and to what the keyboard comes to, and have nothing that axe finds', async () => {
    const page = await visitor();
    await page.goto('/home');
    const later = bathing(page).getByRole('button', { name: 'More places: Warm enough to bathe' });
    await later.click();
    await expectEventually(() => scrolled(page)).toBeGreaterThan(300);
    await bathing(page).getByRole('button', { name: 'Previous places: Warm enough to bathe' }).click();
    await expectEventually(() => scrolled(page)).toBe(0);
    await bathing(page).getByRole('listitem').last().getByRole('link').focus();
    await expectEventually(() => scrolled(page)).toBeGreaterThan(300);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('scroll the other way from right to left', async () => {
    const page = await visitor({ locale: 'ar' });
    await page.goto('/home');
    const row = page.locator('section:has(> ul.snap-x)').first();
    await row.getByRole('button').last().click();
    await expectEventually(async () => -(await scrolled(page))).toBeGreaterThan(300);
  });

  it('lead to all places with their reason, where there are no rows', async () => {
    const page = await visitor();
    await page.goto('/home');
    await bathing(page).getByRole('link', { name: 'Show all: Warm enough to bathe' }).click();
    await page.waitForURL('**/home?temperatureMin=36&temperatureMax=41');
    await page.getByRole('article').first().waitFor();
    expect(await bathing(page).count()).toBe(0);
  });
});
