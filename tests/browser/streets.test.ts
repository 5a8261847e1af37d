import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage } from '@wellspring/street-map/archive/folder-storage';
import { fetchStreets } from '@wellspring/street-map/fetch-streets';
import { openSource } from '@wellspring/street-map/source/open-source';
import { archiveOfTowns, boundsOfTown, type Town } from '@wellspring/street-map/testing/invented-town';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import type { Page } from 'playwright-core';
import { openProduct } from './visitor.fixture.ts';

const TOWN: Town = { latitude: 64.13, longitude: -21.9, name: 'Hveravík', names: { en: 'Hotbay' } };

const { visitor, app } = openProduct();

const fetchTown = async (): Promise<void> => {
  const path = join(await temporaryFolder(), 'town.pmtiles');
  await writeFile(path, archiveOfTowns([TOWN]));
  const source = await openSource(path);
  const folder = join(app().dataDir, 'maps');
  await fetchStreets({
    source,
    folder,
    storage: folderStorage(folder),
    name: 'town',
    bounds: boundsOfTown(TOWN),
    zoom: 15,
    unlessEdition: null,
    confirm: async () => undefined,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  await source.close();
};

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
    await fetchTown();
    const config = async () => (await (await fetch(`${app().origin}/api/config`)).json()) as { streets: unknown };
    await eventuallyAcrossProcesses(async () => expect((await config()).streets).not.toBeNull());
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
