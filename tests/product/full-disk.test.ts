import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@wellspring/testkit/eventually';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { endPrograms, type Program, startProgram } from '@wellspring/testkit/processes/program';
import { openSmallDisk } from '@wellspring/testkit/processes/small-disk';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const folder = await temporaryFolder();
const tooSmall = openSmallDisk(join(folder, 'too-small'), 8);
const disk = openSmallDisk(join(folder, 'enough'), 24);
const port = String(await freePort());

/** Starts the product as npm start does. */
const start = (path: string): Program =>
  startProgram('tools/supervise.mjs', { PORT: port, DATA_DIR: path }, ['deploy/standalone/src/main.ts']);

const noRoom = (path: string): string =>
  `The data folder ${path} has no room for the 16 MB that a start needs. ` +
  'Free some space, or choose another with DATA_DIR.\n';

const full = (path: string): string =>
  `The data folder ${path} is full. Free some space, or choose another with DATA_DIR.\n`;

describe('a start for which the disk has no room', () => {
  if (!tooSmall || !disk) {
    it.skip('runs where this user may mount a small disk', () => undefined);
    return;
  }
  const path = join(disk.folder, 'data');

  afterAll(async () => {
    await endPrograms();
    tooSmall.close();
    disk.close();
  });

  it('ends with one sentence before anything is filled, and is not tried again', async () => {
    const data = join(tooSmall.folder, 'data');
    expect(await start(data).ended).toEqual({ code: 1, stdout: '', stderr: noRoom(data) });
    expect(await readdir(data)).toEqual(['lock.sqlite']);
  });

  it('ends with one sentence when the disk becomes full while the demo is filled in', async () => {
    const program = start(path);
    await eventually(() => expect(program.output()).toContain('Filling the empty data folder'), 40_000);
    disk.fill();
    const { code, stderr } = await program.ended;
    expect(code).toBe(1);
    expect(stderr.split('\n').filter((line) => !line.startsWith('{'))).toEqual(full(path).split('\n'));
  });

  it('continues with the demo at the next start, once there is room', async () => {
    disk.free();
    const program = start(path);
    await eventually(() => expect(program.output()).toContain('241 places are on the map.'), 60_000);
    program.signal('SIGTERM');
    await program.ended;
  });

  it('ends with one sentence at a later start, too', async () => {
    disk.fill();
    expect(await start(path).ended).toEqual({ code: 1, stdout: '', stderr: full(path) });
  });
});
