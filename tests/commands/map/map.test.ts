import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startArchiveServer, type ArchiveServer } from '@wellspring/street-map/testing/archive-server';
import { archiveOfTowns, boundsOfTown, type Town } from '@wellspring/street-map/testing/invented-town';
import { headOfLargeArchive } from '@wellspring/street-map/testing/large-archive';
import { endPrograms, startProgram, type Program } from '@wellspring/testkit/processes/program';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const TOWN: Town = { latitude: 64.1, longitude: -21.9, name: 'Hveravík' };
const { west, south, east, north } = boundsOfTown(TOWN);
const BOX = [west, south, east, north].map((side) => side.toFixed(3)).join(',');

let server: ArchiveServer;
let folder: string;
beforeEach(async () => {
  server = await startArchiveServer(archiveOfTowns([TOWN]));
  folder = await temporaryFolder();
});
afterEach(async () => {
  await endPrograms();
  await server.close();
});

const start = (...args: readonly string[]): Program =>
  startProgram('deploy/standalone/src/commands/map.ts', { DATA_DIR: folder, MAP_SOURCE: server.url }, args);
const map = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await start(...args).ended;
  return { code, said: stdout.trim().split('\n'), stderr };
};
const get = (...more: readonly string[]) => map('get', BOX, '--name', 'town', ...more);
/** What a command says that is refused. */
const refusal = async (...args: readonly string[]): Promise<string> => {
  const { code, stderr } = await map(...args);
  expect(code).toBe(2);
  return stderr;
};
const files = async (): Promise<readonly string[]> => {
  const maps = join(folder, 'maps');
  return existsSync(maps) ? readdir(maps) : [];
};

describe('npm run map', () => {
  it('says the size before it fetches, and where the streets are', async () => {
    const { code, said } = await get();
    expect(said).toEqual([
      'town: -21.98, 64.02, -21.82, 64.18',
      expect.stringMatching(/^\d+ tiles, \d+ kB$/),
      `The map has these streets now. They are in ${join(folder, 'maps')}.`,
    ]);
    expect(code).toBe(0);
    expect(await files()).toEqual(['town.mbtiles']);
  });

  it('lists and removes archives, and says when there is none', async () => {
    expect(await map('list')).toMatchObject({
      code: 0,
      said: ['There are no streets yet. npm run map -- get iceland fetches some.'],
    });
    await get();
    const { said } = await map('list');
    expect(said).toEqual([expect.stringMatching(/^town: \d+ kB, to zoom 14, from http:/)]);
    expect(await map('remove', 'town')).toMatchObject({ code: 0, said: ['Removed town.'] });
    expect(await files()).toEqual([]);
    expect(await refusal('remove', 'town')).toBe('There is no archive town.\n');
  });

  it('updates an archive only when its source has changed, and fetches none twice', async () => {
    expect(await refusal('update', 'town')).toContain('There is no archive town.');
    await get();
    expect(await refusal('get', BOX, '--name', 'town')).toContain('Use update town');
    expect(await refusal('update', 'town')).toContain('has not changed');
    expect(await files()).toEqual(['town.mbtiles']);
    server.replace(archiveOfTowns([{ ...TOWN, name: 'Renamed' }]));
    expect((await map('update', 'town')).code).toBe(0);
    expect(await files()).toEqual(['town.mbtiles']);
  });

  it('requests a yes above 2 GB: without a terminal it refuses, and leaves nothing', async () => {
    server.replace(headOfLargeArchive(boundsOfTown(TOWN)));
    const { code, said, stderr } = await get();
    expect(said.at(-1)).toMatch(/^\d+ tiles, 2,\d{3}(\.\d)? MB$/);
    expect(stderr).toMatch(/^This is 2,\d{3}(\.\d)? MB: say --yes if it is to be fetched/);
    expect(code).toBe(2);
    expect(await files()).toEqual([]);
  });

  it('fetches above 2 GB with --yes', async () => {
    server.replace(headOfLargeArchive(boundsOfTown(TOWN)));
    const before = server.requests.length;
    const { stderr } = await get('--yes');
    expect(stderr).not.toContain('--yes');
    // The server has only the beginning: the command ends at the first tiles.
    expect(server.requests.slice(before).some(({ start: from, end }) => end - from > 10_000_000)).toBe(true);
  });

  it('stops when it is asked to, and goes on with the rest', async () => {
    const stopped = start('get', BOX, '--name', 'town');
    server.misbehave((_response, { end, start: from }) => {
      if (end - from < 10_000 || from === 0) return false; // no tiles yet
      stopped.signal('SIGTERM');
      return true; // it never answers
    });
    const { code, stdout } = await stopped.ended;
    expect([code, stdout]).toEqual([130, expect.stringContaining('The same command goes on with the rest.')]);
    expect((await map('list')).said).toEqual([expect.stringMatching(/^town: not whole yet/)]);
    server.misbehave(() => false);
    expect((await get()).code).toBe(0);
    expect(await files()).toEqual(['town.mbtiles']);
  });

  it('says what it does not understand, and that an area has no streets', async () => {
    expect(await refusal('fetch')).toContain('Use: npm run map');
    expect(await refusal('get', 'nowhere-at-all')).toContain('No country, region or town is called nowhere-at-all');
    expect(await refusal('get', '10,10,11,11', '--name', 'sea')).toContain('has no streets in this box');
    expect(await files()).toEqual([]);
  });
});
