import { gunzipSync } from 'node:zlib';
import { archive, AWAY, IMPATIENT, MIDDLE, TOWN } from './fetch-town.fixture.ts';
import { streetsOf } from './street-tiles.ts';
import { streetsAtAddress } from './streets-at-address.ts';
import { startArchiveServer, type ArchiveServer } from './testing/archive-server.ts';
import { archiveOfTowns, boundsOfTown } from './testing/invented-town.ts';

let server: ArchiveServer;
beforeEach(async () => {
  server = await startArchiveServer(archive);
});
afterEach(() => server.close());

const openAt = (address: string) => {
  const place = streetsAtAddress(address, { signal: new AbortController().signal, patience: IMPATIENT });
  return { place, streets: streetsOf([place]) };
};

describe('the streets of an archive elsewhere', () => {
  it('are none before it was read', async () => {
    const { streets } = openAt(server.url);
    expect([streets.coverage(), await streets.tile(...MIDDLE)]).toEqual([null, null]);
  });

  it('are read tile by tile, packed, from zoom 7 on', async () => {
    const { place, streets } = openAt(server.url);
    expect(await place.look()).toBe(true);
    const [north, south] = [boundsOfTown(TOWN), boundsOfTown(AWAY)];
    const bounds = [{ west: north.west, south: south.south, east: south.east, north: north.north }];
    expect(streets.coverage()).toMatchObject({ minZoom: 7, maxZoom: 14 });
    for (const [side, degrees] of Object.entries(bounds[0] ?? {}))
      expect(streets.coverage()?.bounds[0]).toHaveProperty(side, expect.closeTo(degrees, 5));
    const tile = await streets.tile(...MIDDLE);
    expect(gunzipSync(tile ?? Buffer.alloc(0)).toString('latin1')).toContain('Main Road');
  });

  it('are found by one reading of each directory, also for tiles that are requested together', async () => {
    const { place, streets } = openAt(server.url);
    await place.look();
    const [zoom, column, row] = MIDDLE;
    await Promise.all([0, 1, 2, 3, 4, 5].map((away) => streets.tile(zoom, column + away, row)));
    const read = server.requests.map(({ start, end }) => `${start}-${end}`);
    expect(read.filter((range, index) => read.indexOf(range) !== index)).toEqual([]);
  });

  it('are none where the archive has no tile, and outside of the world', async () => {
    const { place, streets } = openAt(server.url);
    await place.look();
    expect(await Promise.all([streets.tile(14, 1, 1), streets.tile(7, 128, 0), streets.tile(3, 0, 0)])).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('keep their version while the archive is the same, and have another when it was replaced', async () => {
    const { place, streets } = openAt(server.url);
    await place.look();
    const version = streets.coverage()?.version;
    expect(await place.look()).toBe(false);
    server.replace(archiveOfTowns([{ ...TOWN, name: 'Renamed' }]));
    await expect(streets.tile(...MIDDLE)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await place.look()).toBe(true);
    expect(streets.coverage()?.version).not.toBe(version);
    expect(await streets.tile(...MIDDLE)).not.toBeNull();
  });

  it('stay while the server does not answer, and are there again when it does', async () => {
    const { place, streets } = openAt(server.url);
    await place.look();
    server.misbehave((response) => {
      response.destroy();
      return true;
    });
    await expect(place.look()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(streets.tile(...MIDDLE)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(streets.coverage()).not.toBeNull();
    server.misbehave(() => false);
    expect(await streets.tile(...MIDDLE)).not.toBeNull();
  });

  it('are refused at once when too many wait for them', async () => {
    const { place, streets } = openAt(server.url);
    await place.look();
    server.misbehave(() => true);
    const waiting = Array.from({ length: 200 }, () => streets.tile(...MIDDLE));
    const refused = await Promise.allSettled(waiting.slice(128));
    expect(refused.every(({ status }) => status === 'rejected')).toBe(true);
    server.misbehave(() => false);
    const served = await Promise.allSettled(waiting.slice(0, 128));
    expect(served.length).toBe(128);
  });

  it('are refused when the address has something else', async () => {
    server.replace(Buffer.alloc(40_000, 'no archive'));
    const { place } = openAt(server.url);
    await expect(place.look()).rejects.toThrow('is not a whole PMTiles archive');
  });
});
