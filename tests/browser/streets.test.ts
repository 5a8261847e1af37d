import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { fetchTown } from './town.fixture.ts';
import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const openAt = async (page: Page, at: string): Promise<void> => {
  await page.goto(`/home?view=map&at=${at}`);
  await page.locator('.maplibregl-ctrl-scale').waitFor();
};
const credit = (page: Page) => page.getByRole('link', { name: '© OpenStreetMap' });

describe('a map with streets', () => {
  it('draws and credits them where there are some, without a restart', async () => {
    const before = await visitor();
    await openAt(before, '64.13,-21.9,15');
    expect(await credit(before).count()).toBe(0);
    await fetchTown(app());
    const page = await visitor();
    const tiles: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/streets/')) tiles.push(response.status());
    });
    await eventuallyAcrossProcesses(async () => {
      await openAt(page, '64.13,-21.9,15');
      expect(await credit(page).isVisible()).toBe(true);
    });
    expect(new Set(tiles)).toEqual(new Set([200]));
    await openAt(page, '36.2,138.2,15');
    expect(await credit(page).isVisible()).toBe(false);
    const phone = await visitor({ viewport: PHONE, hasTouch: true });
    await openAt(phone, '64.13,-21.9,15');
    await credit(phone).waitFor();
    // A trial only: a press that reaches the credit, and nothing above it.
    await credit(phone).click({ trial: true });
    expect(await credit(phone).getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
    await phone.locator('.maplibregl-ctrl-scale').hover({ trial: true });
  });
});
