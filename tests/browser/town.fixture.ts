import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage } from '@wellspring/street-map/archive/folder-storage';
import { fetchStreets } from '@wellspring/street-map/fetch-streets';
import { openSource } from '@wellspring/street-map/source/open-source';
import { archiveOfTowns, boundsOfTown, type Town } from '@wellspring/street-map/testing/invented-town';
import type { App } from '@wellspring/testkit/app';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

export const TOWN: Town = { latitude: 64.13, longitude: -21.9, name: 'Hveravík', names: { en: 'Hotbay' } };

/** Fetches the streets of the town into a running product, as its operator does. */
export const fetchTown = async (app: App): Promise<void> => {
  const path = join(await temporaryFolder(), 'town.pmtiles');
  await writeFile(path, archiveOfTowns([TOWN]));
  const source = await openSource(path);
  const folder = join(app.dataDir, 'maps');
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
  const config = async () => (await (await fetch(`${app.origin}/api/config`)).json()) as { streets: unknown };
  await eventuallyAcrossProcesses(async () => expect((await config()).streets).not.toBeNull());
};
