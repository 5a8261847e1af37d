import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import type { Program } from './testing/start-program.ts';
import { startProgram } from './testing/start-program.ts';

const folder = await temporaryFolder();
let count = 0;

const start = (environment: Record<string, string> = {}): Program =>
  startProgram({ DATA_DIR: join(folder, String((count += 1))), ...environment });

const started = async (): Promise<{ program: Program; port: string }> => {
  const program = start();
  return { program, port: await program.heard('port ') };
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
      const kept = new Agent({ keepAlive: true });
      await fetched(port, '/quick', kept);
      const slow = fetched(port, '/slow', kept);
      await program.heard('slow request began');
      const asked = performance.now();
      program.child.kill(signal);
      await expect(slow).resolves.toBe('slow');
      await expect(program.ended).resolves.toEqual({ code: 0, stderr: '' });
      expect(performance.now() - asked).toBeLessThan(3_000);
      expect(program.notes().slice(-2)).toEqual(['http closed', 'store closed, stopping']);
      kept.destroy();
    },
  );

  it('takes no new connection while it ends', async () => {
    const { program, port } = await started();
    const slow = fetched(port, '/slow');
    await program.heard('slow request began');
    program.child.kill('SIGTERM');
    await slow;
    await expect(fetched(port, '/quick')).rejects.toThrow('ECONNREFUSED');
    await program.ended;
  });

  it('ends at once on the second signal', async () => {
    const { program, port } = await started();
    fetched(port, '/slow').catch(() => undefined);
    await program.heard('slow request began');
    program.child.kill('SIGTERM');
    program.child.kill('SIGINT');
    const { code } = await program.ended;
    expect([130, 143]).toContain(code);
    expect(program.notes()).not.toContain('http closed');
  });

  it('logs a rejection that nobody handles and ends with 1', async () => {
    const { program, port } = await started();
    fetched(port, '/reject').catch(() => undefined);
    expect((await program.ended).code).toBe(1);
    expect(program.output()).toMatch(/"level":"fatal".*nobody listens.*unhandled rejection/);
  });

  it('says in one sentence that its port is taken, and closes what was open', async () => {
    const { port } = await started();
    const second = start({ PORT: port });
    await expect(second.ended).resolves.toEqual({
      code: 1,
      stderr: `Port ${port} is already in use. Stop the other program or choose another with PORT=${Number(port) + 1}.\n`,
    });
    expect(second.notes()).toEqual(['store open', 'store closed, stopping']);
  });

  it('lists its wrong settings', async () => {
    const { code, stderr } = await start({ PORT: 'x', LOG_LEVEL: 'loud' }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^These settings .*\n {2}PORT .*\n {2}LOG_LEVEL .*\n$/);
  });
});
