import { once } from 'node:events';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { makeLogger } from '../log/log.ts';
import { z } from 'zod';
import { runThere } from './client.ts';
import type { Command } from './command.ts';
import type { CommandServer } from './server.ts';
import { serveCommands } from './server.ts';
import { commandSocketPath } from './socket-path.ts';

let folder: string;
let socketPath: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  socketPath = commandSocketPath(folder);
});

const log = makeLogger({ service: 'test', level: 'silent' });
const named = (name: string): Command<null, never, number> => ({
  name,
  request: z.null(),
  progress: z.never(),
  result: z.number(),
  run: async () => 7,
});
const servers: CommandServer[] = [];

const serve = async (name: string, path = socketPath): Promise<void> => {
  servers.push(await serveCommands({ socketPath: path, commands: [named(name)], log }));
};

afterAll(async () => {
  for (const server of servers) await server.close();
});

describe('the socket', () => {
  it('is only for this user, and replaces one of a dead process', async () => {
    await serve('early');
    expect((await stat(socketPath)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['commands.sock']);
    await serve('late'); // the first one is not closed, as after kill -9
    await expect(runThere(socketPath)(named('late'), null)).resolves.toBe(7);
  });

  it('lies elsewhere, in a private folder, when the data folder has a long name', async () => {
    const long = join(folder, 'x'.repeat(120));
    await mkdir(long);
    const path = commandSocketPath(long);
    expect(path.startsWith(tmpdir())).toBe(true);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
    await serve('hello', path);
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
    await expect(runThere(path)(named('hello'), null)).resolves.toBe(7);
  });

  it('refuse what is none, and wait for no silent client', async () => {
    await serve('count');
    const answers = ['/toString?request={}', '/__proto__', '/count?request=[', '/count?request=1', '/count'].map(
      async (path) => {
        const [response] = (await once(httpRequest({ socketPath, method: 'POST', path }).end(), 'response')) as [
          AsyncIterable<Uint8Array> & { statusCode: number },
        ];
        return `${response.statusCode} ${await text(response)}`;
      },
    );
    for (const answer of await Promise.all(answers))
      expect(answer).toMatch(/^400 \{"error":\{"code":"(NOT_FOUND|VALID)/);
    const silent = connect(socketPath).resume();
    await once(silent, 'connect');
    const dropped = once(silent, 'close');
    const rubbish = connect(socketPath).resume();
    rubbish.write('{"run":"count"}\n');
    await once(rubbish, 'close');
    await servers.at(-1)?.close();
    await dropped;
  });
});
