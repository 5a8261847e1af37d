import type { Page } from 'playwright-core';
import { openProduct } from './visitor.fixture.ts';

const { visitor } = openProduct();

/** The name of what the keyboard is at, and what is wrong with it, if anything. */
const focused = async (page: Page): Promise<string> =>
  String(
    await page.evaluate(`(() => {
      const element = document.activeElement;
      const box = element.getBoundingClientRect();
      const rings = [element, element.closest('article')].filter(Boolean).map((one) => getComputedStyle(one));
      const ringed = rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
      const visible = box.bottom > 0 && box.top < innerHeight && box.width > 1;
      const name = (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
      return (name || 'NO NAME') + (ringed ? '' : ' WITHOUT A RING') + (visible ? '' : ' OUT OF SIGHT');
    })()`),
  );
const WRONG = /NO NAME|WITHOUT A RING|OUT OF SIGHT/;

/** Presses Tab until the focus is at `name`, or has left the page. */
const tabTo = async (page: Page, name: string | null): Promise<readonly string[]> => {
  const stops: string[] = [];
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate('document.activeElement === document.body')) return stops;
    stops.push(await focused(page));
    if (stops.at(-1) === name) return stops;
  }
  throw new Error(`The keyboard never came to ${name ?? 'the end'}: ${stops.join(', ')}`);
};

describe('with the keyboard alone', () => {
  it('a visitor skips to the content, searches, opens a place and comes back', async () => {
    const page = await visitor();
    await page.goto('/home');
    expect(await tabTo(page, 'Skip to content')).toEqual(['Skip to content']);
    await page.keyboard.press('Enter');
    expect(await tabTo(page, 'Search healing locations')).toEqual(['Search healing locations']);
    await page.keyboard.type('blue lagoon');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Search Results for "blue lagoon"' }).waitFor();
    // The cards of before, Blue Lagoon's among them, stand until the answer is there.
    await page.getByText(/^\d places, page 1 of 1$/).waitFor();
    expect((await tabTo(page, 'Blue Lagoon')).filter((stop) => WRONG.test(stop))).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Blue Lagoon' }).waitFor();
    await page.locator('main:focus').waitFor();
    expect(await tabTo(page, 'All Locations')).toEqual(['All Locations']);
    await page.goBack();
    await page.getByRole('heading', { name: 'Search Results for "blue lagoon"' }).waitFor();
  });

  it('every stop of a screen is named, visible and ringed, in the order of the page', async () => {
    const page = await visitor();
    await page.goto('/');
    const stops = await tabTo(page, null);
    expect(stops.filter((stop) => WRONG.test(stop))).toEqual([]);
    const order = [
      'Skip to content',
      'Explore',
      'Search healing locations',
      'All Locations',
      'Page 2',
      'Explore the map',
    ];
    expect(stops.filter((stop) => order.includes(stop)).slice(0, order.length)).toEqual(order);
  });

  it('the focus is at the top of a page that was turned', async () => {
    const page = await visitor();
    await page.goto('/home');
    await page.getByRole('link', { name: 'Next page' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home?page=2');
    await page.locator('#results-heading:focus').waitFor();
  });

  it('changes are announced to screen readers', async () => {
    const page = await visitor();
    await page.goto('/home');
    await page.getByRole('link', { name: 'Natural Healing Sites' }).first().click();
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ places, page 1 of \d+$/ })
      .waitFor({ state: 'attached' });
    await page.getByRole('article').getByRole('link').first().click();
    await page.waitForURL('**/location/*');
    await page.getByRole('region', { name: 'Location Details' }).waitFor();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page
      .getByRole('status')
      .filter({ hasText: title ?? '' })
      .waitFor({ state: 'attached' });
  });
});
