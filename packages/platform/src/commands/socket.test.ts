import { mkdir, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { makeLogger } from '../log/log.ts';
import { runCommand } from './client.ts';
import type { CommandServer } from './server.ts';
import { serveCommands } from './server.ts';
import { commandSocketPath } from './socket-path.ts';

const folder = await temporaryFolder();
const socketPath = commandSocketPath(folder);
const log = makeLogger({ service: 'test', level: 'silent' });
const quiet = { onLine: () => undefined };
const servers: CommandServer[] = [];

const serve = async (name: string, path = socketPath): Promise<void> => {
  servers.push(await serveCommands({ socketPath: path, commands: { [name]: async () => 7 }, log }));
};

afterAll(async () => {
  for (const server of servers) await server.close();
});

describe('the socket', () => {
  it('is for this user alone, and replaces one that a dead process left', async () => {
    await serve('early');
    expect((await stat(socketPath)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['commands.sock']);
    await serve('late'); // the first one is not closed, as after kill -9
    await expect(runCommand(socketPath, 'late', [], quiet)).resolves.toBe(7);
  });

  it('lies elsewhere, in a private folder, when the data folder has a long name', async () => {
    const long = join(folder, 'x'.repeat(120));
    await mkdir(long);
    const path = commandSocketPath(long);
    expect(path.startsWith(tmpdir())).toBe(true);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
    await serve('hello', path);
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
    await expect(runCommand(path, 'hello', [], quiet)).resolves.toBe(7);
  });
});
