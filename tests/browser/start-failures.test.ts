import { appendFile, chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { failedStart, importFiles, startApp, type App } from '@wellspring/testkit/app';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { placesIn } from './places.fixture.ts';

const folder = await temporaryFolder();
const running: App[] = [];
const start = async (name: string, env: Record<string, string> = {}): Promise<App> => {
  const app = await startApp({ env, dataDir: join(folder, name) });
  running.push(app);
  return app;
};
afterEach(async () => {
  for (const app of running.splice(0)) await app.kill();
});

/** One sentence that says what to do: no stack, no JSON. */
const sentence = (output: string): string => {
  const said = output.split('\n').filter((line) => line !== '' && !/^(Wellspring keeps|Filling|\d+ places)/.test(line));
  expect(said).toHaveLength(1);
  return said[0] ?? '';
};

describe('a start exits with status 1 and one sentence', () => {
  it('when the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, () => resolve()));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await failedStart({
      PORT: String(port),
      DATA_DIR: join(folder, 'port'),
      DEMO_DATA: 'off',
    });
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(sentence(output)).toMatch(new RegExp(`Port ${port} is already in use.*PORT=`));
  });

  it('when the data folder is in use', async () => {
    const app = await start('shared', { DEMO_DATA: 'off' });
    const { code, output } = await failedStart({ DATA_DIR: app.dataDir });
    expect(code).toBe(1);
    expect(sentence(output)).toMatch(new RegExp(`in use by process ${app.pid}.*DATA_DIR`));
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
  });

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, output } = await failedStart({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(sentence(output)).toMatch(/is not a folder.*DATA_DIR/);
  });

  // Nothing is read-only for root.
  (process.getuid?.() === 0 ? it.skip : it)('when the data folder is read-only', async () => {
    const path = join(folder, 'read-only');
    await mkdir(path);
    await chmod(path, 0o500);
    const { code, output } = await failedStart({ DATA_DIR: path });
    expect(code).toBe(1);
    expect(sentence(output)).toMatch(/cannot be written.*DATA_DIR/);
  });

  it('when settings are wrong, and names all of them', async () => {
    const { code, output } = await failedStart({ PORT: 'many', LOG_LEVEL: 'loud', DATA_DIR: join(folder, 'settings') });
    expect(code).toBe(1);
    expect(output).toMatch(/PORT/);
    expect(output).toMatch(/LOG_LEVEL/);
    expect(output).not.toMatch(/\bat \S+ \(|node:/);
  });
});

describe('a second start', () => {
  it('has all data of the first one', async () => {
    const first = await start('again');
    const { total } = await placesIn(first);
    expect(total).toBeGreaterThanOrEqual(160);
    await running.splice(0)[0]?.kill();
    const second = await start('again');
    expect((await placesIn(second)).total).toBe(total);
  });
});

describe('an import that is killed with SIGKILL', () => {
  const PLACES = 20_000;
  const row = (n: number) =>
    JSON.stringify({
      name: `Spring number ${n}`,
      categoryId: 24,
      latitude: (n % 170) - 85,
      longitude: (n % 360) - 180,
      source: 'test',
      sourceId: `s${n}`,
    });

  it('loses nothing that was acknowledged, and a second import adds the rest', async () => {
    const file = join(folder, 'many.ndjson');
    await writeFile(file, '');
    for (let n = 0; n < PLACES; n += 1_000)
      await appendFile(file, Array.from({ length: 1_000 }, (_, at) => row(n + at)).join('\n') + '\n');
    const app = await start('killed', { DEMO_DATA: 'off' });
    const importing = importFiles(app.dataDir, [file]);
    const seen = await eventuallyAcrossProcesses(async () => {
      const { total } = await placesIn(app, '?limit=1');
      expect(total).toBeGreaterThan(500);
      return total;
    });
    await running.splice(0)[0]?.kill();
    const cut = await importing;
    expect(cut.code).not.toBe(0);
    expect(cut.output).toMatch(/So far: [1-9]\d* added, .* The same command goes on with the rest/);
    expect(cut.output).not.toMatch(/\bat \S+ \(/);

    const again = await start('killed', { DEMO_DATA: 'off' });
    expect((await placesIn(again, '?limit=1')).total).toBeGreaterThanOrEqual(seen);
    const { code, output } = await importFiles(again.dataDir, [file]);
    expect(code).toBe(0);
    const [, added = '', unchanged = ''] =
      /(\d+) added, 0 updated, (\d+) unchanged, 0 kept, 0 withheld, 0 refused/.exec(output) ?? [];
    expect(Number(added) + Number(unchanged)).toBe(PLACES);
    expect(Number(unchanged)).toBeGreaterThanOrEqual(seen);
    await eventuallyAcrossProcesses(async () => {
      expect((await placesIn(again, '?limit=1')).total).toBe(PLACES);
      const stats: unknown = await fetch(`${again.origin}/api/stats`).then((answer) => answer.json());
      expect(stats).toMatchObject({ totalLocations: PLACES });
    });
  });
});
