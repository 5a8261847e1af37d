import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp, type App } from '@wellspring/testkit/app';
import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { startCaches } from '@wellspring/testkit/processes/start-caches';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROWS = 60_000;

const ROWS_TO_REBUILD = 4_000;

const folder = await temporaryFolder();
const rowsFile = async (count: number): Promise<string> => {
  const rows = Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      name: `Spring ${at}`,
      source: 'Test',
      sourceId: String(at),
      latitude: (at % 160) - 80,
      longitude: at % 180,
      country: 'Iceland',
      categoryId: 20,
    }),
  );
  const path = join(folder, `${count}.ndjson`);
  await writeFile(path, rows.join('\n'));
  return path;
};
const file = await rowsFile(ROWS);

const started: App[] = [];
/** Starts the product; what a failed test leaves running ends with the file. */
const start = async (options: Parameters<typeof startApp>[0]): Promise<App> => {
  const app = await startApp(options);
  started.push(app);
  return app;
};
afterAll(() => Promise.all(started.map((app) => app.kill())));

/** An operator's command, as npm run starts it. */
const command = (name: string, dataDir: string, ...args: readonly string[]) => {
  const main = `deploy/standalone/src/commands/${name}.ts`;
  const child = spawn(process.execPath, ['--no-warnings', main, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...startCaches(), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const captured = { output: '' };
  child.stdout.on('data', (chunk: Buffer) => (captured.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (captured.output += chunk.toString()));
  return {
    child,
    captured,
    ended: once(child, 'close').then(() => ({ code: child.exitCode, output: captured.output })),
  };
};

const total = async ({ origin }: App, at: number): Promise<number> => {
  const answer: unknown = await (await fetch(`${origin}/api/locations?sort=newest&limit=1&offset=${at}`)).json();
  return Number(/"total":(\d+)/.exec(JSON.stringify(answer))?.[1]);
};

describe('an import into the running product', () => {
  let app: App;
  beforeEach(async () => {
    app = await startApp();
  });
  afterEach(() => app.kill());

  it('stops on Ctrl+C after the current batch, and prints the counts', async () => {
    const before = await total(app, 1);
    const importing = command('import', app.dataDir, file);
    await eventuallyAcrossProcesses(async () => expect(await total(app, 2)).toBeGreaterThan(before));
    importing.child.kill('SIGINT');
    const { code, output } = await importing.ended;
    expect(code).toBe(130);
    const added = Number(/^Stopped\. So far: (\d+) added/m.exec(output)?.[1]);
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(ROWS);
    await eventuallyAcrossProcesses(async () => expect(await total(app, 3)).toBe(before + added));
  });

  it('does not delay the shutdown of the product, and reports what was done', async () => {
    const before = await total(app, 4);
    const importing = command('import', app.dataDir, file);
    await eventuallyAcrossProcesses(async () => expect(await total(app, 5)).toBeGreaterThan(before));
    const { code, output } = await app.stop();
    expect({ code, output }).toMatchObject({ code: 0 });
    const end = await importing.ended;
    expect(end.code).toBe(130);
    expect(end.output).toMatch(/^Stopped\. So far: \d+ added/m);
  });
});

describe('a rebuild of search in the running product', () => {
  it('does not delay the shutdown of the product, and search is unchanged at the next start', async () => {
    const dataDir = join(folder, 'rebuilt');
    const env = { DEMO_DATA: 'off' };
    const found = async ({ origin }: App): Promise<unknown> =>
      (await fetch(`${origin}/api/locations?search=spring&limit=1`)).json();
    const indexFiles = async (): Promise<readonly string[]> =>
      (await readdir(dataDir, { recursive: true })).filter((path) => /search-\d+\.db$/.test(path));

    const app = await start({ dataDir, env });
    expect(await command('import', dataDir, await rowsFile(ROWS_TO_REBUILD)).ended).toMatchObject({ code: 0 });
    await eventuallyAcrossProcesses(async () => expect(await found(app)).toMatchObject({ total: ROWS_TO_REBUILD }));

    const rebuilding = command('rebuild', dataDir, 'search');
    await eventually(async () => expect(await indexFiles()).toHaveLength(2), 30_000, 2);
    expect(await app.stop()).toMatchObject({ code: 0 });
    const end = await rebuilding.ended;
    expect(end.code).toBe(130);
    expect(end.output).toMatch(/^Stopped after \d+ places\. The index that was there stays as it is\.$/m);

    const next = await start({ dataDir, env });
    expect(await found(next)).toMatchObject({ total: ROWS_TO_REBUILD });
    expect(await indexFiles()).toHaveLength(1);
    expect(await next.stop()).toMatchObject({ code: 0 });
  });
});

describe('a first start', () => {
  it('is completed by the next one after a kill at each step of filling the folder', async () => {
    const dataDir = join(folder, 'killed');
    // Each is written later than the one before it.
    for (const step of ['demo-places', 'catalog.db', 'demo-accounts.json', 'files']) {
      const child = spawn(process.execPath, ['--no-warnings', 'deploy/standalone/src/main.ts'], {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], ...startCaches(), DATA_DIR: dataDir, PORT: '0' },
        stdio: 'ignore',
      });
      await eventually(() => stat(join(dataDir, step)), 30_000, 2);
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    const app = await start({ dataDir });
    await eventuallyAcrossProcesses(async () => expect(await total(app, 1)).toBe(241));
    expect((await app.stop()).code).toBe(0);
  });

  it('ends in order after SIGTERM while it fills the folder', async () => {
    const dataDir = join(folder, 'terminated');
    const child = spawn(process.execPath, ['--no-warnings', 'deploy/standalone/src/main.ts'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...startCaches(), DATA_DIR: dataDir, PORT: '0' },
      stdio: 'ignore',
    });
    await eventually(() => stat(join(dataDir, 'demo-places')), 30_000, 2);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(0);
  });
});
