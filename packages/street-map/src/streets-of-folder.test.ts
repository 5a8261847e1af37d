import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { folderStorage } from './archive/folder-storage.ts';
import { fetchStreets } from './fetch-streets.ts';
import { streetsOf } from './street-tiles.ts';
import { streetsOfFolder } from './streets-of-folder.ts';
import { openSource } from './source/open-source.ts';
import { archiveOfTowns, boundsOfTown, type Town } from './testing/invented-town.ts';

const NORTH: Town = { latitude: 64.1, longitude: -21.9, name: 'Hveravík' };
const SOUTH: Town = { latitude: -36.8, longitude: 174.7, name: 'Elsewhere' };
const NORTH_TILE = [14, 7195, 4367] as const;

const add = async (folder: string, name: string, town: Town, zoom = 14): Promise<void> => {
  const path = join(await temporaryFolder(), 'towns.pmtiles');
  await writeFile(path, archiveOfTowns([town]));
  const source = await openSource(path);
  await fetchStreets({
    source,
    folder,
    storage: folderStorage(folder),
    name,
    bounds: boundsOfTown(town),
    zoom,
    unlessEdition: null,
    confirm: async () => undefined,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  await source.close();
};

const openAt = (folder: string) => {
  const broken: string[] = [];
  const place = streetsOfFolder(folder, { onBroken: (path) => broken.push(path) });
  return { place, streets: streetsOf([place]), broken };
};

describe('the streets of a folder', () => {
  it('are none where there is no folder', async () => {
    const { streets } = openAt(join(await temporaryFolder(), 'none'));
    expect([streets.coverage(), await streets.tile(...NORTH_TILE)]).toEqual([null, null]);
  });

  it('come, change and go without a restart, each time with another version', async () => {
    const folder = await temporaryFolder();
    const { place, streets } = openAt(folder);
    const versions: (string | undefined)[] = [streets.coverage()?.version];
    const look = async (): Promise<void> => {
      expect(await place.look()).toBe(true);
      versions.push(streets.coverage()?.version);
    };
    await add(folder, 'north', NORTH);
    await look();
    expect(await streets.tile(...NORTH_TILE)).not.toBeNull();
    await add(folder, 'south', SOUTH, 12);
    await look();
    expect(streets.coverage()).toMatchObject({
      bounds: [boundsOfTown(NORTH), boundsOfTown(SOUTH)],
      minZoom: 7,
      maxZoom: 14,
    });
    await add(folder, 'north', { ...NORTH, name: 'Renamed' });
    await look();
    await rm(join(folder, 'north.mbtiles'));
    await look();
    expect(await streets.tile(...NORTH_TILE)).toBeNull();
    await rm(join(folder, 'south.mbtiles'));
    await look();
    expect(new Set(versions).size).toBe(5);
    expect(await place.look()).toBe(false);
    expect(streets.coverage()).toBeNull();
    await place.close();
  });

  it('are those of the whole archives: what is damaged is reported once, what is unfinished is not looked at', async () => {
    const folder = await temporaryFolder();
    await add(folder, 'north', NORTH);
    await writeFile(join(folder, 'damaged.mbtiles'), 'no archive');
    await writeFile(join(folder, 'south.mbtiles.new'), 'half');
    const { place, streets, broken } = openAt(folder);
    expect(await streets.tile(...NORTH_TILE)).not.toBeNull();
    await place.look();
    expect(await streets.tile(...NORTH_TILE)).not.toBeNull();
    expect(broken).toEqual([join(folder, 'damaged.mbtiles')]);
    await place.close();
  });
});
