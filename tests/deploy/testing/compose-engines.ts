import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Project } from './compose-project.ts';
import type { ThisMachine } from './this-machine.ts';

const exec = promisify(execFile);

const NAMES = ['mongodb', 'kafka', 'elasticsearch', 'minio'] as const;
type EngineName = (typeof NAMES)[number];
type Environment = Readonly<Record<string, string>>;

/** Where the starters put it themselves, or what goes with its own addresses and folders. */
const KAFKA_OWN =
  /^KAFKA_(HEAP_OPTS|NODE_ID|PROCESS_ROLES|CONTROLLER_QUORUM_VOTERS|LISTENERS|ADVERTISED_LISTENERS|LISTENER_SECURITY_PROTOCOL_MAP|LOG_DIRS)$/;
/** The second is of a module that the starters' Elasticsearch comes without. */
const ELASTICSEARCH_OWN = new Set(['discovery.type', 'xpack.security.enabled', 'ingest.geoip.downloader.enabled']);

const heapIn = (options = ''): string => /-Xmx(\w+)/.exec(options)?.[1] ?? '';

const kafkaProperties = (environment: Environment): string =>
  Object.entries(environment)
    .filter(([name]) => name.startsWith('KAFKA_') && !KAFKA_OWN.test(name))
    .map(([name, value]) => `${name.slice('KAFKA_'.length).toLowerCase().replaceAll('_', '.')}=${value}`)
    .join('\n');

const elasticsearchSettings = (environment: Environment): string =>
  Object.entries(environment)
    .filter(([name]) => name.includes('.') && !ELASTICSEARCH_OWN.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

type Where = { readonly port: string; readonly data: string; readonly keys: string };

/** How each starter is told what the file tells its container. */
const SETTINGS: Readonly<Record<EngineName, (environment: Environment, where: Where) => Environment>> = {
  // Size of the cache and of the log, and the name of the set, are the starter's own.
  mongodb: (_environment, { port, data }) => ({
    MONGODB_PORT: port,
    MONGODB_DATA: data,
    MONGODB_ARGS: '--setParameter notablescan=1',
  }),
  kafka: (environment, { port, data }) => ({
    KAFKA_PORT: port,
    ENGINES_DATA: data,
    KAFKA_HEAP: heapIn(environment['KAFKA_HEAP_OPTS']),
    KAFKA_PROPERTIES: kafkaProperties(environment),
  }),
  elasticsearch: (environment, { port, data }) => ({
    ELASTICSEARCH_PORT: port,
    ENGINES_DATA: data,
    ELASTICSEARCH_HEAP: heapIn(environment['ES_JAVA_OPTS']),
    ELASTICSEARCH_YML: elasticsearchSettings(environment),
  }),
  minio: (environment, { port, data, keys }) => {
    const secret = (setting: string): string =>
      readFileSync((environment[setting] ?? '').replace('/run/secrets', keys), 'utf8');
    return {
      MINIO_PORT: port,
      MINIO_DATA: data,
      S3_ACCESS_KEY: secret('MINIO_ROOT_USER_FILE'),
      S3_SECRET_KEY: secret('MINIO_ROOT_PASSWORD_FILE'),
    };
  },
};

/** An engine that runs here in place of its container. */
export type Engine = { readonly name: EngineName; readonly pid: number; readonly memoryLimit: number };

/** Where each starter keeps the id of its process. */
const pidIn = (data: string, name: EngineName): number => {
  const file = readdirSync(data, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith(`${name === 'mongodb' ? 'mongod' : name}.pid`),
  );
  return Number(readFileSync(join(data, file ?? ''), 'utf8'));
};

/**
 * Starts the four engines by the starters, with the file's settings, on the addresses of this machine.
 * @param keys the folder of secrets
 */
export const startEngines = async (
  { services }: Project,
  machine: ThisMachine,
  { folder, keys }: { readonly folder: string; readonly keys: string },
) => {
  const call = async (name: EngineName, verb: 'up' | 'reset'): Promise<void> => {
    const container = services[name];
    if (!container) throw new Error(`docker-compose.yml has no container ${name}`);
    const [, port = ''] = [...machine.addresses].find(([there]) => there.startsWith(`${name}:`))?.[1].split(':') ?? [];
    const environment = Object.fromEntries(
      Object.entries(container.environment).map(([key, value]) => [key, value ?? '']),
    );
    const where = { port, data: join(folder, 'engines', name), keys };
    const env = { ...process.env, ...SETTINGS[name](environment, where) };
    await exec(join(process.env['ENGINES'] ?? '', name), [verb], { env });
  };
  const stop = async (): Promise<void> => void (await Promise.all(NAMES.map((name) => call(name, 'reset'))));
  await Promise.all(NAMES.map((name) => call(name, 'up'))).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const engines = NAMES.map((name): Engine => ({
    name,
    pid: pidIn(join(folder, 'engines', name), name),
    memoryLimit: services[name]?.mem_limit ?? 0,
  }));
  return { engines, stop };
};
