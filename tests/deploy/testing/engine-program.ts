import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const HOME = process.env['ENGINES_HOME'] ?? join(homedir(), '.cache', 'engines');

/** Has a starter install its engine, if need be, by starting it once on separate data. */
const install = async (engine: string): Promise<void> => {
  const starter = join(process.env['ENGINES'] ?? '', engine);
  if (!existsSync(starter)) throw new Error(`ENGINES is not the folder of the starters: there is no ${starter}`);
  const folder = await temporaryFolder();
  const env = {
    ...process.env,
    ENGINES_DATA: folder,
    MONGODB_DATA: join(folder, 'mongodb'),
    MINIO_DATA: join(folder, 'minio'),
    KAFKA_PORT: '0',
    ELASTICSEARCH_PORT: '0',
    MONGODB_PORT: '29998',
    MINIO_PORT: '29999',
  };
  for (const verb of ['up', 'down']) spawnSync(starter, [verb], { env, stdio: 'inherit' });
};

/** What a starter has installed, such as `kafka-*`, below its cache. */
export const installed = async (engine: string, pattern: string): Promise<string> => {
  const find = (): string | undefined => globSync(pattern, { cwd: HOME }).toSorted().at(-1);
  if (find() === undefined) await install(engine);
  const found = find();
  if (found === undefined) throw new Error(`${engine} is not installed in ${HOME}`);
  return join(HOME, found);
};

/** An engine that a test has started. */
export type EngineProgram = { readonly pid: number; readonly stop: () => Promise<void> };

const running = new Set<EngineProgram>();

/** Ends every engine that is left. */
export const endEngines = async (): Promise<void> => {
  await Promise.all([...running].map((engine) => engine.stop()));
};

type Start = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** throws until the engine answers */
  readonly answers: () => Promise<unknown>;
};

/** Starts an engine and waits until it answers. @throws with its last words */
export const startEngine = async ({ command, args, env = {}, cwd, answers }: Start): Promise<EngineProgram> => {
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let lastWords = '';
  const hear = (chunk: string): void => void (lastWords = (lastWords + chunk).slice(-3_000));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    running.delete(program);
  };
  const program = { pid: child.pid ?? 0, stop };
  running.add(program);
  process.once('exit', () => child.kill('SIGKILL'));
  await eventually(answers, 300_000, 200).catch((error: unknown) => {
    throw new Error(`${command} does not answer: ${lastWords}`, { cause: error });
  });
  return program;
};
