import { copyFileSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import type { SearchIndex } from '../search-ports.ts';
import { openSearchIndex } from '../testing/search-index.ts';
import { samplePlaces } from './search-samples.ts';
const root = await temporaryFolder();
const all = { limit: 100, offset: 0 };
const openPlaces = (seed: number, count: number) =>
  samplePlaces(seed, count).map((place) => ({ put: { ...place, status: null } }));
const changes = openPlaces(5, 300);

const opened: SearchIndex[] = [];
const open = async (name: string, deadlineMs?: number): Promise<SearchIndex> => {
  const index = await openSearchIndex(join(root, name), deadlineMs);
  opened.push(index);
  return index;
};
const openFilled = async (name: string): Promise<SearchIndex> => {
  const index = await open(name);
  const rebuild = await index.rebuild();
  await rebuild.write(changes);
  await rebuild.swap();
  return index;
};
const filesOf = (name: string): string[] => readdirSync(join(root, name)).filter((file) => !/-(wal|shm)$/.test(file));
afterEach(async () => {
  await Promise.all(opened.splice(0).map((index) => index.close()));
});

describe('the files of the embedded search index', () => {
  it('keep what was written and removed', async () => {
    const index = await openFilled('kept');
    await index.write([{ remove: { id: 'place-7', version: 5 } }]);
    const [list, map] = [
      { text: 'spa', ...all },
      { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: 3 },
    ];
    const before = [await index.search(list), await index.map(map)];
    await index.close();
    const again = await open('kept');
    expect([await again.search(list), await again.map(map)]).toEqual(before);
    await again.write(changes);
    expect((await again.search(all)).total).toBe(299);
  });

  it('are those of the last filled index after an interrupted rebuild, which is continued', async () => {
    const index = await openFilled('cut');
    await (await index.rebuild()).write(changes.slice(0, 3));
    await index.close();
    const again = await open('cut');
    expect((await again.search(all)).total).toBe(300);
    expect(await again.status()).toMatchObject({ filled: true, isBuilding: true });
    await (await again.rebuild()).swap();
    expect((await again.search(all)).total).toBe(3);
    expect(filesOf('cut')).toEqual(['search-2.db']);
  });

  it.each([
    ['is no database', (file: string) => writeFileSync(file, 'long enough to be taken for a database '.repeat(99))],
    ['is cut short', (file: string) => truncateSync(file, 6000)],
    ['is empty', (file: string) => truncateSync(file, 0)],
    ['was left with some of its tables', (file: string) => new DatabaseSync(file).exec('PRAGMA user_version = 0')],
    ['is of a later version', (file: string) => new DatabaseSync(file).exec('PRAGMA user_version = 99')],
  ])('are made again when one %s, so that the process starts', async (name, damage) => {
    await (await openFilled(name)).close();
    damage(join(root, name, 'search-1.db'));
    const index = await open(name);
    await expect(index.search(all)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const rebuild = await index.rebuild();
    await rebuild.write(changes);
    await rebuild.swap();
    expect((await index.search(all)).total).toBe(300);
    await index.close();
    expect((await (await open(name)).search(all)).total).toBe(300);
  });

  it('keep the last damaged one under another name for inspection', async () => {
    mkdirSync(join(root, 'aside'));
    for (const number of [1, 2]) writeFileSync(join(root, 'aside', `search-${number}.db`), 'no database '.repeat(999));
    expect(await (await open('aside')).status()).toMatchObject({ filled: false });
    expect(filesOf('aside')).toEqual(['search-1.damaged']);
  });

  it('are an older filled one when the newest is damaged', async () => {
    await (await openFilled('older')).close();
    copyFileSync(join(root, 'older', 'search-1.db'), join(root, 'older', 'search-2.db'));
    truncateSync(join(root, 'older', 'search-2.db'), 6000);
    expect((await (await open('older')).search(all)).total).toBe(300);
  });

  it('are set aside when one turns out to be damaged while it is used', async () => {
    const index = await openFilled('used');
    await index.close();
    const again = await open('used');
    await again.ping();
    // behind the pages that are read at the start
    const file = join(root, 'used', 'search-1.db');
    const pages = new DatabaseSync(file).prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'by_name'").get();
    const { openSync, writeSync, closeSync } = await import('node:fs');
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(4096, 7), 0, 4096, (Number(pages?.['rootpage']) - 1) * 4096);
    closeSync(handle);
    await expect(again.search({ text: 'blue', ...all })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await again.status()).toMatchObject({ filled: false });
    expect(filesOf('used')).toEqual(['search-1.damaged']);
  });

  it('make every call unavailable while they cannot be written', async () => {
    writeFileSync(join(root, 'blocked'), 'a file where the folder should be');
    const index = await open('blocked/inner');
    await expect(index.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const { rmSync } = await import('node:fs');
    rmSync(join(root, 'blocked'));
    await index.ping();
  });
});

describe('the thread of the embedded search index', () => {
  it('is terminated when a search takes too long, and a new thread answers the next one', async () => {
    const many = openPlaces(6, 4000);
    const index = await open('slow');
    const rebuild = await index.rebuild();
    await rebuild.write(many);
    await rebuild.swap();
    await index.close();
    const hasty = await open('slow', 1);
    const dear = () =>
      hasty.search({ text: 's t l b h o r y', near: { latitude: 1, longitude: 2 }, sort: 'distance', ...all });
    for (let round = 0; round < 5; round += 1)
      await expect(dear()).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringMatching(/too long|anew/) as string,
      });
    // a call during the replacement of the thread fails, and is repeated
    await eventually(async () => expect(await hasty.status()).toMatchObject({ filled: true, count: 4000 }));
    await hasty.close();
    expect((await (await open('slow')).search(all)).total).toBe(4000);
  });

  it('is not terminated while it opens the files, however long that takes', async () => {
    await (await openFilled('opening')).close();
    const hasty = await open('opening', 20); // less than any thread needs to begin
    await eventually(async () => expect((await hasty.search(all)).total).toBe(300));
  });

  it('runs ten expensive searches while the process keeps answering', async () => {
    const many = openPlaces(7, 4000);
    const index = await open('dear');
    const rebuild = await index.rebuild();
    await rebuild.write(many);
    await rebuild.swap();
    const sort = 'rating' as const;
    const dear = { near: { latitude: 1, longitude: 2 }, radiusKm: 20_000, sort, limit: 100, offset: 3_000 };
    const longestPause = async (work: () => Promise<unknown>) => {
      let [latest, pause] = [performance.now(), 0];
      const light = setInterval(() => {
        pause = Math.max(pause, performance.now() - latest);
        latest = performance.now();
      }, 1);
      const began = performance.now();
      await work();
      clearInterval(light);
      return { pause, took: performance.now() - began };
    };
    // Within one thread the ten would be one pause each time; what remains is the machine's own business.
    await eventually(async () => {
      const { pause, took } = await longestPause(() =>
        Promise.all([...'slbhoryaet'].map((text) => index.search({ ...dear, text }))),
      );
      expect(pause).toBeLessThan(Math.max(50, took / 2));
    });
  });

  it('loses no write when a search is terminated', async () => {
    const index = await openFilled('both');
    await index.close();
    const hasty = await open('both', 1);
    const writes = [
      hasty.write([{ remove: { id: 'place-1', version: 9 } }]),
      hasty.write([{ remove: { id: 'place-2', version: 9 } }]),
    ];
    const searches = Array.from({ length: 20 }, () => hasty.search({ text: 'spa', ...all }));
    const written = await Promise.allSettled(writes);
    await Promise.allSettled(searches);
    await hasty.close();
    const removed = written.filter(({ status }) => status === 'fulfilled').length;
    expect((await (await open('both')).search(all)).total).toBeLessThanOrEqual(300 - removed);
  });

  it('finishes open calls before it closes, and refuses later ones', async () => {
    const index = await openFilled('closing');
    const search = index.search(all);
    await index.close();
    expect((await search).total).toBe(300);
    await expect(index.search(all)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
