import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { startArchiveServer } from './testing/archive-server.ts';
import { archiveOfTowns, boundsOfTown, type Town } from './testing/invented-town.ts';

const FIXTURE = join(import.meta.dirname, 'fetch-until-killed.fixture.ts');
// Apart, so that their tiles come in several requests.
const TOWNS: readonly Town[] = [0, 1, 2, 3].map((step) => ({
  latitude: 64 + step / 2,
  longitude: -22 + step,
  name: `Town ${step}`,
}));

describe('fetching streets in a process that is killed', () => {
  it('goes on each time with what is missing, and is whole at the end', async () => {
    const server = await startArchiveServer(archiveOfTowns(TOWNS));
    const folder = await temporaryFolder();
    const { west, south } = boundsOfTown(TOWNS[0] ?? { latitude: 0, longitude: 0, name: '' });
    const box = [west, south, -18.9, 65.6].join(',');
    const run = () => spawn(process.execPath, [FIXTURE, server.url, folder, box]);
    let kills = 0;
    for (let answered = 1; !(await readdir(folder)).includes('town.mbtiles'); answered += 4) {
      const child = run();
      const before = server.requests.length;
      server.misbehave(() => {
        if (server.requests.length - before === answered) child.kill('SIGKILL');
        return false;
      });
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (signal === 'SIGKILL') kills += 1;
      expect(kills).toBeLessThan(60);
    }
    expect(kills).toBeGreaterThan(1);
    expect(await readdir(folder)).toEqual(['town.mbtiles']);
    await server.close();
  });
});
