import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ActorKeys, generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { temporaryFolder } from '../temporary-folder.ts';
import { type EngineProxy, openEngineProxy } from './engine-proxy.ts';
import { freePort } from './free-port.ts';
import { identitySettings } from './identity-settings.ts';
import { openKafkaProxy } from './kafka-proxy.ts';
import { startMailServer } from './mail-server.ts';
import { commandMain, eachPart, type Part, PARTS, partSettings, type Settings } from './part-settings.ts';
import { type Ended, endPrograms, type Program, ready, startProgram } from './program.ts';
import { startPart } from './start-part.ts';

/** One process of each part. */
export type Processes = {
  readonly origins: Readonly<Record<Part, string>>;
  /** where a part serves the details of its health and its metrics */
  readonly admins: Readonly<Record<Part, string>>;
  readonly program: (part: Part) => Program;
  /** Starts a part again, on its old port; resolves when it is ready. */
  readonly start: (part: Part) => Promise<void>;
  /** The same with more in its environment. */
  readonly startWith: (part: Part, more: Settings) => Promise<void>;
};

/** The product as one process a service, over real engines, each behind a proxy that can be taken down. */
export type Distributed = Processes & {
  readonly proxies: Readonly<Record<'mongodb' | 'kafka' | 'elasticsearch' | 's3', EngineProxy>>;
  readonly keys: ActorKeys;
  /** Starts one more process of each part over the same engines; its gateway calls its services. */
  readonly startReplicas: () => Promise<Processes>;
  /** settings of operators' commands */
  readonly commandSettings: Settings;
  /** Runs an operator's command beside the running product, as its own process. */
  readonly command: (name: 'import' | 'rebuild' | 'restore' | 'dead-letters', ...args: readonly string[]) => Program;
  /** Starts the import command on these rows. */
  readonly startImport: (rows: readonly object[], ...args: readonly string[]) => Promise<Program>;
  /** Runs it to its end, with more arguments where they are given. */
  readonly import: (rows: readonly object[], ...args: readonly string[]) => Promise<Ended>;
};

const engine = (name: string): string => {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: this suite needs real engines`);
  return address;
};

const openProxies = async () => {
  const [mongodb] = /(?<=:\/\/)[^/,]+/.exec(engine('MONGODB_URL')) ?? [''];
  const [broker = ''] = engine('KAFKA_BROKERS').split(',');
  return {
    mongodb: await openEngineProxy(mongodb),
    kafka: await openKafkaProxy(broker),
    elasticsearch: await openEngineProxy(new URL(engine('ELASTICSEARCH_URL')).host),
    s3: await openEngineProxy(new URL(engine('S3_ENDPOINT')).host),
  };
};

const engineSettings = (proxies: Distributed['proxies']): Settings => ({
  // Without directConnection the driver would ask the replica set for its address, and go there past the proxy.
  MONGODB_URL: `mongodb://127.0.0.1:${proxies.mongodb.port}/?directConnection=true`,
  KAFKA_BROKERS: `127.0.0.1:${proxies.kafka.port}`,
  ELASTICSEARCH_URL: `http://127.0.0.1:${proxies.elasticsearch.port}`,
  S3_ENDPOINT: `http://127.0.0.1:${proxies.s3.port}`,
  S3_ACCESS_KEY: engine('S3_ACCESS_KEY'),
  S3_SECRET_KEY: engine('S3_SECRET_KEY'),
});

/** Writes rows as a file of the kind that is imported. */
export const rowsFile = async (folder: string, rows: readonly object[]): Promise<string> => {
  const path = join(folder, `rows-${performance.now()}.ndjson`);
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return path;
};

/** An address of this machine for each part, with a free port. */
export const freeAddresses = async (): Promise<Readonly<Record<Part, string>>> => {
  const ports = new Map<Part, number>();
  for (const part of PARTS) ports.set(part, await freePort());
  return eachPart((part) => `http://127.0.0.1:${ports.get(part) ?? 0}`);
};

/** Starts one process of each part with these settings beside its own; resolves when all are ready. */
export const startProcesses = async (shared: Settings, keys: ActorKeys, smtpUrl: string): Promise<Processes> => {
  const [origins, admins] = [await freeAddresses(), await freeAddresses()];
  const settings = eachPart((part) => ({
    ...partSettings(part, { shared, keys, smtpUrl, origins }),
    PORT: new URL(origins[part]).port,
    ADMIN_PORT: new URL(admins[part]).port,
  }));
  const programs = new Map<Part, Program>();
  const startWith = async (part: Part, more: Settings): Promise<void> => {
    const program = startPart(part, { ...settings[part], ...more });
    programs.set(part, program);
    await ready(program, origins[part]);
  };
  const start = (part: Part): Promise<void> => startWith(part, {});
  await Promise.all(PARTS.map(start));
  const program = (part: Part): Program => {
    const started = programs.get(part);
    if (!started) throw new Error(`${part} was not started`);
    return started;
  };
  return { origins, admins, start, startWith, program };
};

/** Starts the gateway and every service, with more settings where they are given; they end after the last test of the file. */
export const startDistributed = async (more: Settings = {}): Promise<Distributed> => {
  const folder = await temporaryFolder();
  const proxies = await openProxies();
  const engines = { ...engineSettings(proxies), ...more };
  const keys = generateActorKeys();
  const mailServer = await startMailServer();
  const close = async (): Promise<void> => {
    for (const proxy of Object.values(proxies)) await proxy.bringUp();
    await endPrograms();
    await mailServer.close();
    for (const proxy of Object.values(proxies)) await proxy.takeDown();
  };
  afterAll(close);
  const shared = { ...engines, GRAPHQL_OPERATIONS: 'any', CHECK_API_ANSWERS: 'on' };
  const startReplicas = (): Promise<Processes> => startProcesses(shared, keys, mailServer.url);
  const processes = await startReplicas().catch(async (error: unknown) => {
    await close(); // a file that does not load runs no afterAll
    throw error;
  });
  const commandSettings = { ...engines, ...identitySettings(mailServer.url), DATA_DIR: join(folder, 'commands') };
  const command: Distributed['command'] = (name, ...args) => startProgram(commandMain(name), commandSettings, args);
  const startImport: Distributed['startImport'] = async (rows, ...args) =>
    command('import', ...args, await rowsFile(folder, rows));
  return {
    ...processes,
    proxies,
    keys,
    startReplicas,
    commandSettings,
    command,
    startImport,
    import: async (rows, ...args) => (await startImport(rows, ...args)).ended,
  };
};
