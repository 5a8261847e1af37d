import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';
import { fetchTown } from './town.fixture.ts';
import { openProduct } from './visitor.fixture.ts';

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
  });
});
