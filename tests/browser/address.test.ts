import { eventuallyAcrossProcesses, expectEventually } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { inView, listBeside, openMap, positionOf } from './map.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const pathOf = (page: Page): string => page.url().slice(app().origin.length);
const nearBox = (page: Page) => page.getByRole('combobox', { name: 'City or address' });
const goNear = async (page: Page, city: string): Promise<void> => {
  await nearBox(page).fill(city);
  await nearBox(page).press('Enter');
  await page.getByText(`nearest to ${city}, `).waitFor();
};
const distances = async (page: Page): Promise<readonly number[]> => {
  const shown = page.getByRole('article').getByText(/ (km|m) away$/);
  await shown.first().waitFor();
  const texts = await shown.allTextContents();
  return texts.map((text) => Number.parseFloat(text.replaceAll(',', '')) / (text.includes(' m ') ? 1000 : 1));
};
const selectedTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent();

describe('the address of a screen:', () => {
  it('Back after Map View leads to the grid, and a second Back to where the visitor came from', async () => {
    const page = await visitor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore', exact: true }).click();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('tab', { name: 'Map View' }).click();
    await page.locator('[data-pin]').first().waitFor();
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    await expectEventually(() => selectedTab(page)).toBe('Grid View');
    await page.goBack();
    await page.getByRole('heading', { name: 'Discover Sacred Places' }).waitFor();
  });

  it('a stored choice is added to it, so that others see the same', async () => {
    const page = await visitor();
    await page.goto('/home?view=map');
    await page.getByRole('tab', { name: 'Grid View' }).click();
    await expectEventually(() => selectedTab(page)).toBe('Grid View');
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expectEventually(() => page.evaluate(`localStorage.getItem('wellspring-view')`)).toBe('map');
    await page.goto('/home');
    await page.waitForURL('**/home?view=map');
  });

  it('another tab shows the same town, distances and order', async () => {
    const page = await visitor();
    await page.goto('/home');
    await goNear(page, 'Kyoto');
    await page.getByText('Grid View').waitFor();
    const first = await distances(page);
    expect(first).toHaveLength(9);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    const names = await page.getByRole('article').getByRole('heading').allTextContents();
    const other = await visitor();
    await other.goto(pathOf(page));
    await other.getByText('nearest to Kyoto, Japan first').waitFor();
    await expectEventually(() => other.getByRole('article').getByRole('heading').allTextContents()).toEqual(names);
    await expectEventually(() => nearBox(other).inputValue()).toBe('Kyoto, Japan');
  });

  it('a category keeps the chosen town, in the grid and on the map', async () => {
    const page = await visitor();
    await page.goto('/home');
    await goNear(page, 'Kyoto');
    await page.getByRole('link', { name: 'Hot Springs & Spas' }).first().click();
    await page.getByText('nearest to Kyoto, Japan first').waitFor();
    await page.waitForURL('**category=20**');
    await page.getByRole('tab', { name: 'Map View' }).click();
    await page.locator('[data-map] canvas').waitFor();
    await expectEventually(() => positionOf(page)).toMatch(/^35\.\d+,135\.\d+,10$/);
    await page.getByRole('link', { name: 'Natural Healing Sites' }).first().click();
    await page.waitForURL('**category=24**');
    await expectEventually(() => positionOf(page)).toMatch(/^35\.\d+,135\.\d+,10$/);
  });

  it('emptying the box removes the town', async () => {
    const page = await visitor();
    await page.goto('/home');
    await goNear(page, 'Kyoto');
    await nearBox(page).fill('');
    await nearBox(page).press('Enter');
    await page.getByText('nearest to').waitFor({ state: 'detached' });
    await expectEventually(() => pathOf(page)).toBe('/home');
  });

  it('the visitor’s own place sorts the grid, with distances', async () => {
    const page = await visitor({ geolocation: { latitude: 64.14, longitude: -21.94 }, permissions: ['geolocation'] });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Use My Location' }).click();
    await page.getByText('nearest to your location first').waitFor();
    await eventuallyAcrossProcesses(async () => expect((await distances(page))[0]).toBeLessThan(60));
    await page.reload();
    await page.getByText('nearest to your location first').waitFor();
  });

  it('the list beside the map follows its order', async () => {
    const page = await visitor();
    await page.goto('/home');
    await goNear(page, 'Kyoto');
    await page.getByRole('tab', { name: 'Map View' }).click();
    await page.locator('[data-pin]').first().waitFor();
    for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Zoom out' }).click();
    await eventuallyAcrossProcesses(async () => {
      const texts = await listBeside(page)
        .locator('[data-row]')
        .getByText(/ (km|m)$/)
        .allTextContents();
      const kilometres = texts.map((text) => Number.parseFloat(text.replaceAll(',', '')));
      expect(kilometres.length).toBeGreaterThan(2);
      expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
    });
  });

  it('the zoom of single notches of a mouse wheel is saved', async () => {
    const page = await visitor();
    await openMap(page, '/home?view=map');
    const canvas = page.locator('[data-map] canvas');
    await canvas.hover();
    const before = await inView(page);
    for (let n = 0; n < 3; n++) {
      const at = positionOf(page);
      await page.mouse.wheel(0, -100);
      await eventuallyAcrossProcesses(() => expect(positionOf(page)).not.toBe(at));
    }
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBeLessThan(before));
    const at = positionOf(page);
    expect(at).not.toBeNull();
    await page.reload();
    await eventuallyAcrossProcesses(async () => expect(await inView(page)).toBeLessThan(before));
    expect(positionOf(page)).toBe(at);
  });
});

describe('without script', () => {
  it('Map View shows the list, and nothing is offered that needs a script', async () => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/home?view=map');
    await expectEventually(() => page.getByRole('article').count()).toBe(9);
    await page.getByText('Loading map...').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Use My Location' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Reset View' }).waitFor({ state: 'hidden' });
  });
});
