import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '@wellspring/testkit/eventually';
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
  ] as const)(
    'ends in order when %s %s',
    async (_how, signal, toGroup) => {
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
      await eventually(() => expect(said).toContain('"port '), 40_000);
      expect(await isServed(port())).toBe(true);
      process.kill(toGroup * (npm.pid ?? 0), signal);
      await eventually(() => expect(said).toContain('store closed, stopping'), 10_000);
      await eventually(async () => expect(await isServed(port())).toBe(false));
    },
    60_000,
  );

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
    const limit = await eventually(async () => {
      const figures = await (await fetch(`http://127.0.0.1:${admin}/metrics`)).text();
      return Number(/^wellspring_heap_limit_bytes\S* (\S+)$/m.exec(figures)?.[1]);
    }, 40_000);
    expect(limit).toBeGreaterThan(1.9 * 2 ** 30);
    expect(limit).toBeLessThan(2 * 2 ** 30);
  }, 60_000);

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
    const first = await eventually(served, 40_000);
    process.kill(first, 'SIGKILL');
    await eventually(() => expect(said).toMatch(/Wellspring died by SIGKILL: .*started again now/), 10_000);
    const second = await eventually(served, 40_000);
    expect(second).not.toBe(first);
    process.kill(second, 'SIGKILL');
    await eventually(() => expect(said).toMatch(/started again in \d+ s, as at most once a minute/), 10_000);
    npm.kill('SIGTERM');
    await ended;
  }, 60_000);

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
  }, 60_000);

  it('ends with its launcher, also when that is killed', async () => {
    const port = await freePort();
    const launcher = spawn(process.execPath, [join(ROOT, 'tools', 'supervise.mjs'), PROGRAM], {
      env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(folder, 'alone') },
      stdio: 'ignore',
    });
    started.push(launcher);
    await eventually(async () => expect(await isServed(port)).toBe(true), 40_000);
    launcher.kill('SIGKILL');
    await eventually(async () => expect(await isServed(port)).toBe(false), 10_000);
  }, 60_000);
});
