import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { describeArchive } from './archive/folder.ts';
import { archive, middleTile, serveTown, TOWN } from './fetch-town.fixture.ts';
import { openSource } from './source/open-source.ts';
import { boundsOfTown } from './testing/invented-town.ts';
import { writePmtiles } from './testing/write-pmtiles.ts';

const { server, fetchInto } = serveTown();

describe('fetching streets', () => {
  it('copies the tiles of the box as they are, from zoom 7 to the closest that there is', async () => {
    const folder = await temporaryFolder();
    const size = await fetchInto(folder);
    expect(await describeArchive(folder, 'town')).toMatchObject({
      source: server().url,
      bounds: boundsOfTown(TOWN),
      minZoom: 7,
      maxZoom: 14,
    });
    expect(size.tiles).toBeGreaterThan(100);
    const tile = await middleTile(folder);
    expect(gunzipSync(tile ?? Buffer.alloc(0)).toString('latin1')).toContain('Main Road');
    expect(await readdir(folder)).toEqual(['town.mbtiles']);
  });

  it('reads neighbouring tiles in one request', async () => {
    const { tiles } = await fetchInto(await temporaryFolder());
    expect(server().requests.length).toBeLessThan(tiles / 5);
  });

  it('reads a file of this machine, too', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'planet.pmtiles');
    writeFileSync(path, archive);
    await fetchInto(folder, { source: await openSource(path) });
    expect(await middleTile(folder)).not.toBeNull();
  });

  it('says the size before it fetches tiles, and fetches none when that is refused', async () => {
    const folder = await temporaryFolder();
    const refused = fetchInto(folder, {
      confirm: async ({ bytes }) => {
        expect(bytes).toBeGreaterThan(1_000);
        throw new Error('too large');
      },
    });
    await expect(refused).rejects.toThrow('too large');
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves what was fetched when the rest is refused', async () => {
    const folder = await temporaryFolder();
    const stop = new AbortController();
    await expect(fetchInto(folder, { onProgress: () => stop.abort(), signal: stop.signal })).rejects.toThrow();
    const refuse = async (): Promise<void> => {
      throw new Error('too large');
    };
    await expect(fetchInto(folder, { confirm: refuse })).rejects.toThrow('too large');
    expect(await readdir(folder)).toEqual(['town.mbtiles.new']);
  });

  it('goes on where it was stopped', async () => {
    const folder = await temporaryFolder();
    const stop = new AbortController();
    server().misbehave((response, requested) => {
      if (requested.end - requested.start < 20_000) return false;
      stop.abort();
      response.destroy();
      return true;
    });
    await expect(fetchInto(folder, { signal: stop.signal })).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['town.mbtiles.new']);
    server().misbehave(() => false);
    await fetchInto(folder);
    expect(await readdir(folder)).toEqual(['town.mbtiles']);
    expect(await middleTile(folder)).not.toBeNull();
  });

  it('says that there are no streets in a box', async () => {
    const empty = fetchInto(await temporaryFolder(), { bounds: { west: 10, south: 10, east: 11, north: 11 } });
    await expect(empty).rejects.toThrow('has no streets in this box');
  });

  it('refuses an archive of other tiles', async () => {
    server().replace(
      writePmtiles([{ z: 7, x: 1, y: 1, bytes: Buffer.from('x') }], { minZoom: 7, maxZoom: 7, layers: ['a'] }),
    );
    await expect(fetchInto(await temporaryFolder())).rejects.toThrow('basemap schema of Protomaps');
    server().replace(Buffer.alloc(40_000, 'no archive'));
    await expect(fetchInto(await temporaryFolder())).rejects.toThrow('is not a whole PMTiles archive');
  });

  it('fetches nothing when the source has not changed since', async () => {
    const folder = await temporaryFolder();
    await fetchInto(folder);
    const about = await describeArchive(folder, 'town');
    await expect(fetchInto(folder, { unlessEdition: about?.edition ?? null })).rejects.toThrow('has not changed');
  });

  it('does not fill the same archive twice at the same time', async () => {
    const folder = await temporaryFolder();
    const other = fetchInto(folder, { confirm: () => fetchInto(folder).then(() => undefined) });
    await expect(other).rejects.toThrow('Another command fetches these streets now');
  });
});
