import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = 'packages/platform/src/process/testing/main.ts';

/** A package whose start script is run as ours is, but starts a small program in place of the product. */
const folder = await temporaryFolder();
const start = `node ${join(ROOT, 'tools', 'supervise.mjs')} ${PROGRAM}`;
await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts: { start } }));
const started: ChildProcess[] = [];
// What npm runs ends with it: that is what is tested.
afterAll(() => started.forEach((npm) => npm.kill('SIGKILL')));

const isServed = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const listen = async (port: number): Promise<Server> => {
  const server = createServer().listen(port);
  await once(server, 'listening');
  return server;
};

describe('what npm start runs', () => {
  it.each([
    ['npm alone gets', 'SIGTERM', 1],
    ['npm alone gets', 'SIGHUP', 1],
    ['npm alone gets', 'SIGKILL', 1],
    // Ctrl+C
    ['a terminal sends everybody', 'SIGINT', -1],
  ] as const)('ends in order when %s %s', async (_how, signal, toGroup) => {
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, PORT: '0', DATA_DIR: join(folder, signal) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    started.push(npm);
    let said = '';
    npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    npm.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const port = (): number => Number(/"port (\d+)"/.exec(said)?.[1]);
    await eventuallyAcrossProcesses(() => expect(said).toContain('"port '));
    expect(await isServed(port())).toBe(true);
    process.kill(toGroup * (npm.pid ?? 0), signal);
    await eventuallyAcrossProcesses(() => expect(said).toContain('store closed, stopping'));
    await eventuallyAcrossProcesses(async () => expect(await isServed(port())).toBe(false));
  });

  it('keeps its heap below two GiB, from where on V8 lets four times as much garbage gather', async () => {
    const admin = await freePort();
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        PORT: '0',
        ADMIN_PORT: String(admin),
        DATA_DIR: join(folder, 'heap'),
      },
      stdio: 'ignore',
    });
    started.push(npm);
    const limit = await eventuallyAcrossProcesses(async () => {
      const figures = await (await fetch(`http://127.0.0.1:${admin}/metrics`)).text();
      return Number(/^wellspring_heap_limit_bytes\S* (\S+)$/m.exec(figures)?.[1]);
    });
    expect(limit).toBeGreaterThan(1.9 * 2 ** 30);
    expect(limit).toBeLessThan(2 * 2 ** 30);
  });

  it('starts again what was killed, says why, and ends all of it while it waits', async () => {
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, PORT: String(port), DATA_DIR: join(folder, 'killed') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(npm);
    const ended = once(npm, 'exit');
    let said = '';
    npm.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const served = async (): Promise<number> => Number(await (await fetch(`http://127.0.0.1:${port}/pid`)).text());
    const first = await eventuallyAcrossProcesses(served);
    process.kill(first, 'SIGKILL');
    await eventuallyAcrossProcesses(() => expect(said).toMatch(/Wellspring died by SIGKILL: .*started again now/));
    const second = await eventuallyAcrossProcesses(served);
    expect(second).not.toBe(first);
    process.kill(second, 'SIGKILL');
    await eventuallyAcrossProcesses(() => expect(said).toMatch(/started again in \d+ s, as at most once a minute/));
    npm.kill('SIGTERM');
    await ended;
  });

  it('does not start again what could not start', async () => {
    const port = await freePort();
    const taken = await listen(port);
    const { code, said } = await new Promise<{ code: number | null; said: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(ROOT, 'tools', 'supervise.mjs'), PROGRAM],
        { env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(folder, 'taken') } },
        (error, _, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stderr }),
      );
    });
    taken.close();
    expect(code).toBe(1);
    expect(said).toMatch(/^Port \d+ is already in use[^\n]*\n$/);
  });

  it('ends with its launcher, also when that is killed', async () => {
    const port = await freePort();
    const launcher = spawn(process.execPath, [join(ROOT, 'tools', 'supervise.mjs'), PROGRAM], {
      env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(folder, 'alone') },
      stdio: 'ignore',
    });
    started.push(launcher);
    await eventuallyAcrossProcesses(async () => expect(await isServed(port)).toBe(true));
    launcher.kill('SIGKILL');
    await eventuallyAcrossProcesses(async () => expect(await isServed(port)).toBe(false));
  });
});
