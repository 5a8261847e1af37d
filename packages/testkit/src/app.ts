import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCaches } from './processes/start-caches.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = join('deploy', 'standalone', 'src', 'main.ts');
const IMPORT = join('deploy', 'standalone', 'src', 'commands', 'import.ts');
const READY = /^Ready after [\d.]+ s: (\S+)$/m;
const LONGEST_START_MS = 60_000;

type Environment = Readonly<Record<string, string>>;

/** A process that ended. */
export type Ended = { readonly code: number | null; readonly output: string };

/** Settings of the machine that runs the tests must not reach the product: it gets what is named here, no more. */
const environmentOf = (given: Environment): Environment => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  // as npm start does
  NODE_ENV: 'production',
  ...startCaches(),
  ...given,
});

const run = (script: string, args: readonly string[], env: Environment) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: environmentOf(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { output: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.output += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, output: printed.output }));
  });
  return { child, printed, ended };
};

/** Starts the whole product, for a start that fails: says how it ended. */
export const failedStart = async (env: Environment, root = ROOT): Promise<Ended> => {
  const { child, ended } = run(join(root, MAIN), [], { PORT: '0', ...env });
  const giveUp = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS);
  const end = await ended;
  clearTimeout(giveUp);
  return end;
};

/** Runs the import command on files, into the running product when it holds that folder. */
export const importFiles = (dataDir: string, args: readonly string[], root = ROOT): Promise<Ended> =>
  run(join(root, IMPORT), args, { DATA_DIR: dataDir }).ended;

/** The whole product, running. */
export type App = {
  /** such as http://localhost:40001 */
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  /** what it has printed, log and all */
  output(): string;
  /** Imports rows through the import command. @throws Error unless every row was taken */
  importPlaces(rows: readonly object[]): Promise<void>;
  /** An orderly end. Its own data folder is removed. */
  stop(): Promise<Ended>;
  /** kill -9; the data folder stays. */
  kill(): Promise<void>;
};

const importInto = async (dataDir: string, rows: readonly object[], root: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-import-'));
  try {
    const file = join(folder, 'places.ndjson');
    await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    const { code, output } = await importFiles(dataDir, ['--source', 'Test', file], root);
    if (code !== 0) throw new Error(`The import ended with ${String(code)}:\n${output}`);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * Starts the whole product in its own process, with the demo places, on a free port, and waits until it serves.
 * `dataDir`: a folder to use again; without it a new one, which begins as a copy of `filled` if that is given. `root`: another checkout
 * to start it from. @throws Error with all that was printed when it does not start
 */
export const startApp = async ({
  env = {},
  dataDir,
  filled,
  root = ROOT,
}: {
  env?: Environment;
  dataDir?: string;
  filled?: string | undefined;
  root?: string | undefined;
} = {}): Promise<App> => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'wellspring-app-')));
  if (filled !== undefined) await cp(filled, folder, { recursive: true, preserveTimestamps: true });
  const { child, printed, ended } = run(join(root, MAIN), [], { PORT: '0', ...env, DATA_DIR: folder });
  const giveUp = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS);
  const [, origin] = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.stdout.on('data', () => {
      const match = READY.exec(printed.output);
      if (match) resolve(match);
    });
    child.once('close', (code, signal) =>
      reject(new Error(`The product did not start (${String(code ?? signal)}):\n${printed.output}`)),
    );
  }).finally(() => clearTimeout(giveUp));
  return {
    origin: origin ?? '',
    dataDir: folder,
    pid: child.pid ?? 0,
    output: () => printed.output,
    importPlaces: (rows) => importInto(folder, rows, root),
    stop: async () => {
      child.kill('SIGTERM');
      const end = await ended;
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
      return end;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
