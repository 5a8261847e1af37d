import { across, down } from '@wellspring/map-grid/mercator';
import { folderStorage } from './archive/folder-storage.ts';
import { fetchStreets, type Fetching, type Size } from './fetch-streets.ts';
import { httpSource } from './source/http-source.ts';
import { startArchiveServer, type ArchiveServer } from './testing/archive-server.ts';
import { streetsOf } from './street-tiles.ts';
import { streetsOfFolder } from './streets-of-folder.ts';
import { archiveOfTowns, boundsOfTown, type Town } from './testing/invented-town.ts';

export const TOWN: Town = { latitude: 64.1, longitude: -21.9, name: 'Hveravík' };
export const AWAY: Town = { latitude: -36.8, longitude: 174.7, name: 'Elsewhere' };
export const archive = archiveOfTowns([TOWN, AWAY]);
export const IMPATIENT = { timeoutMs: 300, attempts: 4, pauseMs: () => 1 };

/** A server with the archive for each test of a file, and what fetches the town from it. */
export const serveTown = () => {
  let server: ArchiveServer;
  beforeEach(async () => {
    server = await startArchiveServer(archive);
  });
  afterEach(() => server.close());
  return {
    server: () => server,
    fetchInto: (folder: string, more: Partial<Fetching> = {}): Promise<Size> =>
      fetchStreets({
        source: httpSource(server.url, IMPATIENT),
        folder,
        storage: folderStorage(folder),
        name: 'town',
        bounds: boundsOfTown(TOWN),
        zoom: 15,
        unlessEdition: null,
        confirm: async () => undefined,
        onProgress: () => undefined,
        signal: new AbortController().signal,
        ...more,
      }),
  };
};

const COUNT = 2 ** 14;
export const MIDDLE = [
  14,
  Math.floor(across(TOWN.longitude) * COUNT),
  Math.floor(down(TOWN.latitude) * COUNT),
] as const;

/** The tile in the middle of the town at zoom 14. */
export const middleTile = async (folder: string): Promise<Buffer | null> => {
  const place = streetsOfFolder(folder, { onBroken: () => undefined });
  try {
    return await streetsOf([place]).tile(...MIDDLE);
  } finally {
    await place.close();
  }
};
