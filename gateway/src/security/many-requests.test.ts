import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { startGateway, TEMPLATE } from '../gateway.fixture.ts';
import { rateLimiter } from './rate-limit.ts';

const assetsFolder = await temporaryFolder();

describe('many requests from one address', () => {
  const limited = (perSecond: number, burst: number) => {
    const clock = { now: 0 };
    const limiter = rateLimiter({ perSecond, burst }, () => clock.now);
    return { clock, limiter };
  };

  it('get Retry-After', async () => {
    const { clock, limiter } = limited(1, 3);
    const { ask } = await startGateway({ limiter });
    for (const path of ['/api/stats', '/home', '/api/nothing']) expect((await ask(path)).status).not.toBe(429);
    const refused = await ask('/api/locations');
    expect([refused.status, refused.headers['retry-after'], refused.text]).toEqual([
      429,
      '1',
      '{"message":"Too many requests. Please try again in 1 second.","code":"RATE_LIMITED"}',
    ]);
    expect([refused.headers['ratelimit-policy'], refused.headers.ratelimit]).toEqual([
      '"address";q=3;w=3',
      '"address";r=0;t=3',
    ]);
    expect((await ask('/nowhere', { headers: { accept: 'text/html' } })).text).toContain('<h1');
    clock.now = 1_000;
    expect((await ask('/api/locations')).status).toBe(200);
  });

  it('get the remaining number with each answer of /api, and not elsewhere', async () => {
    const { limiter } = limited(1, 3);
    const { ask } = await startGateway({ limiter });
    const [first, page, fromMemory] = [await ask('/api/stats'), await ask('/home'), await ask('/api/stats')];
    expect(first.headers.ratelimit).toBe('"address";r=2;t=1');
    expect(page.headers).not.toHaveProperty('ratelimit');
    expect(fromMemory.headers.ratelimit).toBe('"address";r=0;t=3');
    const { headers } = await (await startGateway()).ask('/api/stats');
    expect(headers).not.toHaveProperty('ratelimit-policy');
  });

  it('meet no limit where they are 30 people who open a page a second, with its files and calls, even without the burst', async () => {
    await mkdir(join(assetsFolder, 'assets'));
    await writeFile(join(assetsFolder, 'index.html'), TEMPLATE);
    await writeFile(join(assetsFolder, 'assets', 'app-DZ3x_a9Q.js'), 'run()');
    const { clock, limiter } = limited(50, 60);
    const { ask } = await startGateway({ limiter, assetsFolder });
    const statuses = new Set<number>();
    // Both calls are in memory: how many people ask before the first answer is there depends on the machine.
    for (const path of ['/api/stats', '/api/config']) statuses.add((await ask(path)).status);
    const visit = async (second: number, person: number): Promise<void> => {
      // Every page is another one, which is more than people do.
      const page = await ask(`/location/${second}-${person}`);
      const files = await Promise.all(Array.from({ length: 8 }, () => ask('/assets/app-DZ3x_a9Q.js')));
      const calls = await Promise.all(['/api/stats', '/api/config'].map((path) => ask(path)));
      for (const { status } of [page, ...files, ...calls]) statuses.add(status);
    };
    for (let second = 1; second < 7; second += 1) {
      clock.now = second * 1000;
      await Promise.all(Array.from({ length: 30 }, (_, person) => visit(second, person)));
    }
    expect([...statuses]).toEqual([200]);
  });
});
