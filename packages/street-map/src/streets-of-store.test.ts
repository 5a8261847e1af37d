import { readdir } from 'node:fs/promises';
import { makeLogger } from '@wellspring/platform/log/log';
import { openObjects } from '@wellspring/platform/objects/open-objects';
import type { Objects } from '@wellspring/platform/objects/port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { draftPath } from './archive/folder.ts';
import { AWAY, MIDDLE, serveTown } from './fetch-town.fixture.ts';
import { publishDraft } from './store/publish.ts';
import { manifestKey } from './store/published-archive.ts';
import { objectStorage } from './store/object-storage.ts';
import { streetsOf } from './street-tiles.ts';
import { streetsOfFolder } from './streets-of-folder.ts';
import { streetsOfStore } from './streets-of-store.ts';
import { boundsOfTown } from './testing/invented-town.ts';

const { fetchInto } = serveTown();
/** So small that most tiles stand in two parts, or beside the border of one. */
const PART_BYTES = 1_000;

const keysOf = async (objects: Objects): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const { key } of objects.list('streets/')) keys.push(key);
  return keys;
};

const publishInSmallParts = (objects: Objects, folder: string, name: string): Promise<void> =>
  publishDraft(
    objects,
    { name, path: draftPath(folder, name) },
    { signal: new AbortController().signal, onProgress: () => undefined, partBytes: PART_BYTES },
  );

const openStore = async () => {
  const [data, folder] = [await temporaryFolder(), await temporaryFolder()];
  const log = makeLogger({ service: 'test', level: 'silent' });
  const objects = openObjects({}, { folder: () => data, makesBucket: true }, log);
  const { signal } = new AbortController();
  const broken: string[] = [];
  const place = streetsOfStore(objects, { signal, onBroken: (name) => broken.push(name) });
  const storage = objectStorage(objects, { folder, onProgress: () => undefined });
  const inSmallParts = { store: (name: string) => publishInSmallParts(objects, folder, name) };
  return { objects, folder, place, storage, inSmallParts, streets: streetsOf([place]), broken };
};

describe('the streets in the file store', () => {
  it('are there, tile by tile as they were fetched, at the next look', async () => {
    const { folder, place, storage, streets } = await openStore();
    expect(await place.look()).toBe(false);
    await fetchInto(folder, { storage });
    expect(await readdir(folder)).toEqual([]);
    expect(await place.look()).toBe(true);
    expect(await place.look()).toBe(false);
    expect(streets.coverage()).toMatchObject({ minZoom: 7, maxZoom: 14 });
    const own = await temporaryFolder();
    await fetchInto(own);
    const ofFolder = streetsOfFolder(own, { onBroken: () => undefined });
    const [zoom, column, row] = MIDDLE;
    for (const [away, down] of [
      [0, 0],
      [1, 0],
      [-2, 3],
      [4_000, 0],
    ] as const)
      expect(await streets.tile(zoom, column + away, row + down)).toEqual(
        await streetsOf([ofFolder]).tile(zoom, column + away, row + down),
      );
    await ofFolder.close();
  });

  it('are read across the borders of their parts', async () => {
    const { objects, folder, place, inSmallParts, streets } = await openStore();
    await fetchInto(folder, { storage: inSmallParts });
    expect((await keysOf(objects)).length).toBeGreaterThan(10);
    await place.look();
    const [zoom, column, row] = MIDDLE;
    const around = [-3, -2, -1, 0, 1, 2, 3].flatMap((east) =>
      [-3, -2, -1, 0, 1, 2, 3].map((south) => [east, south] as const),
    );
    const tiles = await Promise.all(around.map(([east, south]) => streets.tile(zoom, column + east, row + south)));
    expect(tiles.every((tile) => tile?.[0] === 0x1f && tile[1] === 0x8b)).toBe(true);
  });

  it('are described as they were requested', async () => {
    const { folder, storage } = await openStore();
    const bounds = boundsOfTown(AWAY);
    await fetchInto(folder, { storage, bounds });
    expect(await storage.names()).toEqual(['town']);
    expect(await storage.describe('town')).toMatchObject({ bounds, minZoom: 7, maxZoom: 14 });
  });

  it('are replaced as a whole, and nothing of the earlier ones stays', async () => {
    const { objects, folder, place, storage, streets } = await openStore();
    await fetchInto(folder, { storage });
    await place.look();
    const [before, version] = [await keysOf(objects), streets.coverage()?.version];
    await fetchInto(folder, { storage, zoom: 13 });
    const after = await keysOf(objects);
    expect(after.length).toBe(before.length);
    expect(after.filter((key) => before.includes(key))).toEqual([manifestKey('town')]);
    await expect(streets.tile(...MIDDLE)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await place.look()).toBe(true);
    expect(streets.coverage()?.maxZoom).toBe(13);
    expect(streets.coverage()?.version).not.toBe(version);
  });

  it('go when they are removed', async () => {
    const { objects, folder, place, storage, streets } = await openStore();
    await fetchInto(folder, { storage });
    await place.look();
    expect(await storage.remove('town')).toBe(true);
    expect(await keysOf(objects)).toEqual([]);
    expect(await storage.remove('town')).toBe(false);
    await place.look();
    expect(streets.coverage()).toBeNull();
  });

  it('are not there before all parts are, and a stopped upload goes on', async () => {
    const { objects, folder, place, streets } = await openStore();
    const stored: string[] = [];
    /** Stores so many parts, then it is away. */
    const storeUpTo = (most: number) => ({
      store: (name: string) =>
        publishInSmallParts(
          {
            ...objects,
            put: async (key, ...rest) => {
              if (stored.length === most) throw new Error('the store went away');
              stored.push(key);
              await objects.put(key, ...rest);
            },
          },
          folder,
          name,
        ),
    });
    await expect(fetchInto(folder, { storage: storeUpTo(5) })).rejects.toThrow('the store went away');
    expect(await place.look()).toBe(false);
    expect(await readdir(folder)).toEqual(['town.mbtiles.new']);
    await fetchInto(folder, { storage: storeUpTo(Infinity) });
    expect(new Set(stored).size).toBe(stored.length);
    await place.look();
    expect(await streets.tile(...MIDDLE)).not.toBeNull();
  });

  it('are those that can be read: another is reported once', async () => {
    const { objects, folder, place, storage, streets, broken } = await openStore();
    await fetchInto(folder, { storage });
    const text = Buffer.from('{}');
    await objects.put(manifestKey('other'), text, { size: text.length, contentType: 'application/json' });
    await place.look();
    await place.look();
    expect(broken).toEqual(['other']);
    expect(await streets.tile(...MIDDLE)).not.toBeNull();
  });
});
