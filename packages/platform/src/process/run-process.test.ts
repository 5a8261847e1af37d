import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import type { Program } from './testing/start-program.ts';
import { startProgram } from './testing/start-program.ts';

const folder = await temporaryFolder();
let count = 0;

const start = (environment: Record<string, string> = {}): Program =>
  startProgram({ DATA_DIR: join(folder, String((count += 1))), ...environment });

const started = async (): Promise<{ program: Program; port: string }> => {
  const program = start();
  return { program, port: await program.waitForNote('port ') };
};

const fetched = (port: string, path: string, agent: Agent | false = false): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, path, agent }, (response) => resolve(text(response))).on('error', reject);
  });

describe('a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends in order on %s: requests first, then the parts in reverse',
    async (signal) => {
      const { program, port } = await started();
      const agent = new Agent({ keepAlive: true });
      await fetched(port, '/quick', agent);
      const slow = fetched(port, '/slow', agent);
      await program.waitForNote('slow request began');
      program.child.kill(signal);
      await expect(slow).resolves.toBe('slow');
      // Status 0: it ended by itself, not because its time was over.
      await expect(program.ended).resolves.toEqual({ code: 0, stderr: '' });
      expect(program.notes().at(-1)).toBe('store closed, stopping');
      agent.destroy();
    },
  );

  it('accepts no new connection while it ends', async () => {
    const { program, port } = await started();
    const slow = fetched(port, '/slow');
    await program.waitForNote('slow request began');
    program.child.kill('SIGTERM');
    await slow;
    await expect(fetched(port, '/quick')).rejects.toThrow('ECONNREFUSED');
    await program.ended;
  });

  it('ends at once on the second signal', async () => {
    const { program, port } = await started();
    fetched(port, '/slow').catch(() => undefined);
    await program.waitForNote('slow request began');
    program.child.kill('SIGTERM');
    program.child.kill('SIGINT');
    const { code } = await program.ended;
    expect([130, 143]).toContain(code);
    expect(program.notes()).not.toContain('store closed, stopping');
  });

  it('logs an unhandled rejection and ends with 1', async () => {
    const { program, port } = await started();
    fetched(port, '/reject').catch(() => undefined);
    expect((await program.ended).code).toBe(1);
    expect(program.output()).toMatch(/"level":"fatal".*nobody listens.*unhandled rejection/);
  });

  it('reports in one sentence that its port is taken, before it opens its parts', async () => {
    const { port } = await started();
    const second = start({ PORT: port });
    await expect(second.ended).resolves.toEqual({
      code: 1,
      stderr: `Port ${port} is already in use. Stop the other program or choose another with PORT=${Number(port) + 1}.\n`,
    });
    expect(second.notes()).toEqual([]);
  });

  it('shows its details and figures only on their own port', async () => {
    const admin = await freePort();
    const program = start({ ADMIN_PORT: String(admin) });
    const port = await program.waitForNote('port ');
    expect(JSON.parse(await fetched(String(admin), '/readyz'))).toMatchObject({
      status: 'ready',
      checks: { bus: { state: 'up' } },
    });
    expect(await fetched(String(admin), '/metrics')).toContain('wellspring_consumer_lag');
    expect(await fetched(port, '/readyz')).toBe('ready');
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, stderr: '' });
    const second = start({ ADMIN_PORT: port, PORT: port });
    expect((await second.ended).stderr).toMatch(/already in use/);
  });

  it('listens on the configured host, and names the wrong setting', async () => {
    const program = start({ HOST: '127.0.0.1' });
    const port = await program.waitForNote('port ');
    await expect(fetched(port, '/quick')).resolves.toBe('quick');
    await expect(fetch(`http://[::1]:${port}/quick`)).rejects.toThrow();
    const wrong = await start({ HOST: '192.0.2.1' }).ended;
    expect(wrong).toEqual({
      code: 1,
      stderr: '192.0.2.1 is not an address of this machine. Choose one with HOST=127.0.0.1.\n',
    });
    const taken = await start({ ADMIN_PORT: port }).ended;
    expect(taken.stderr).toMatch(new RegExp(`^Port ${port} is already in use.*ADMIN_PORT=`));
  });

  it('makes its files readable only by this user, with any umask', async () => {
    const path = join(folder, 'private');
    const before = process.umask(0);
    const program = startProgram({ DATA_DIR: path });
    process.umask(before);
    await program.waitForNote('port ');
    const names = await readdir(path);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect([name, (await stat(join(path, name))).mode & 0o077]).toEqual([name, 0]);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
  });

  it('starts while its broker is unavailable, logs that once, and ends in order', async () => {
    const program = start({ KAFKA_BROKERS: `127.0.0.1:${await freePort()}` });
    const port = await program.waitForNote('port ');
    expect(await fetched(port, '/readyz')).toBe('ready');
    program.child.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
  });

  it('ends in order when its parent process has ended', async () => {
    const program = startProgram({ DATA_DIR: join(folder, 'orphan') }, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    await program.waitForNote('port ');
    program.child.disconnect();
    expect((await program.ended).code).toBe(0);
    expect(program.notes().at(-1)).toBe('store closed, stopping');
  });

  it('ends in order when its parent ends at the moment it becomes ready', async () => {
    const program = startProgram(
      { DATA_DIR: join(folder, 'gone'), WAIT_FOR_STDIN: '1' },
      { stdio: ['pipe', 'pipe', 'pipe', 'ipc'] },
    );
    await program.waitForNote('port ');
    const disconnected = once(program.child, 'disconnect');
    program.child.disconnect();
    await disconnected;
    program.child.stdin?.end();
    expect((await program.ended).code).toBe(0);
    expect(program.notes().at(-1)).toBe('store closed, stopping');
  });

  it('lists its wrong settings', async () => {
    const { code, stderr } = await start({ PORT: 'x', LOG_LEVEL: 'loud' }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^These settings .*\n {2}PORT .*\n {2}LOG_LEVEL .*\n$/);
  });
});
