import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger, type Logger } from '@wellspring/platform/log/log';
import { openObjects } from '@wellspring/platform/objects/open-objects';
import { startArchiveServer, type ArchiveServer } from '@wellspring/street-map/testing/archive-server';
import { archiveOfTowns } from '@wellspring/street-map/testing/invented-town';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { openStreets } from './streets.ts';

const silent = makeLogger({ service: 'test', level: 'silent' });
const lifecycle = makeLifecycle(silent);
let server: ArchiveServer;
beforeEach(async () => {
  server = await startArchiveServer(archiveOfTowns([{ latitude: 64.1, longitude: -21.9, name: 'Hveravík' }]));
});
afterEach(() => server.close());
afterAll(() => lifecycle.close());

const openHere = async (address: string | null) => {
  const [folder, files] = [await temporaryFolder(), await temporaryFolder()];
  const warnings: string[] = [];
  const log: Logger = { ...silent, warn: (_, message) => void warnings.push(message) };
  const objects = openObjects({}, { folder: () => files, makesBucket: true }, silent);
  return { folder, warnings, streets: await openStreets({ folder, objects, address, lifecycle, log }) };
};

describe('the streets of a gateway', () => {
  it('are none where there are no archives', async () => {
    const { streets, warnings } = await openHere(null);
    let changes = 0;
    streets.follow(() => (changes += 1));
    expect(streets.tiles.coverage()).toBeNull();
    expect([changes, warnings]).toEqual([0, []]);
  });

  it('are those of an archive elsewhere as soon as it was read, and the change is reported', async () => {
    const { streets } = await openHere(server.url);
    expect(streets.tiles.coverage()).toBeNull();
    let changes = 0;
    streets.follow(() => (changes += 1));
    await eventually(() => expect(changes).toBe(1));
    expect(streets.tiles.coverage()).toMatchObject({ minZoom: 7, maxZoom: 14 });
  });

  it('stay without an archive elsewhere that is none, which is in the log', async () => {
    const { streets, warnings } = await openHere(`${new URL(server.url).origin}/other`);
    server.replace(Buffer.alloc(40_000, 'no archive'));
    streets.follow(() => undefined);
    await eventually(() =>
      expect(warnings).toEqual(['the archive of streets elsewhere cannot be read, it is tried again']),
    );
    expect(streets.tiles.coverage()).toBeNull();
  });

  it('stay without a file that is no archive, which is in the log', async () => {
    const { folder, streets, warnings } = await openHere(null);
    await writeFile(join(folder, 'damaged.mbtiles'), 'no archive');
    streets.follow(() => undefined);
    await eventually(() => expect(warnings).toEqual(['this archive of streets cannot be read']));
  });
});
