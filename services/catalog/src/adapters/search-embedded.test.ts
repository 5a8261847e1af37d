import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { openEmbeddedSearch } from './search-embedded.ts';
import { samplePlaces } from './search-samples.ts';

const folder = await temporaryFolder();
const all = { limit: 100, offset: 0 };
const changes = samplePlaces(5, 300).map((place) => ({ put: place }));

describe('the files of the embedded search index', () => {
  it('keep what was written and removed', async () => {
    const index = await openEmbeddedSearch({ folder: join(folder, 'kept') });
    await index.write([...changes, { remove: { id: 'place-7', version: 5 } }]);
    const [list, map] = [
      { text: 'spa', ...all },
      { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: 3 },
    ];
    const before = [await index.search(list), await index.map(map)];
    await index.close();
    const again = await openEmbeddedSearch({ folder: join(folder, 'kept') });
    expect([await again.search(list), await again.map(map)]).toEqual(before);
    await again.write(changes);
    expect((await again.search(all)).total).toBe(299);
    await again.close();
  });

  it('are those of the last whole index after a rebuild that was cut off', async () => {
    const index = await openEmbeddedSearch({ folder: join(folder, 'cut') });
    await index.write(changes);
    await (await index.rebuild()).write(changes.slice(0, 3));
    await index.close();
    const again = await openEmbeddedSearch({ folder: join(folder, 'cut') });
    expect((await again.search(all)).total).toBe(300);
    const rebuild = await again.rebuild();
    await rebuild.write(changes.slice(0, 3));
    await rebuild.swap();
    await again.close();
    expect(readdirSync(join(folder, 'cut'))).toEqual(['search-2.db']);
    const last = await openEmbeddedSearch({ folder: join(folder, 'cut') });
    expect((await last.search(all)).total).toBe(3);
    await last.close();
  });

  it('that cannot be read are said to be so, with what to do', async () => {
    mkdirSync(join(folder, 'broken'));
    writeFileSync(
      join(folder, 'broken', 'search-1.db'),
      'this is no database, and long enough to be taken for one '.repeat(99),
    );
    await expect(openEmbeddedSearch({ folder: join(folder, 'broken') })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('npm run rebuild -- search') as string,
    });
  });
});
