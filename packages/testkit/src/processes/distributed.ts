import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ActorKeys, generateActorKeys } from '@wellspring/platform/subgraph/signed-actor';
import { temporaryFolder } from '../temporary-folder.ts';
import { freePort } from './free-port.ts';
import { openKafkaRoad } from './kafka-road.ts';
import { type Ended, endPrograms, type Program, ready, startProgram } from './program.ts';
import { openRoad, type Road } from './road.ts';

const MAINS = {
  catalog: 'services/catalog/src/main.ts',
  analytics: 'services/analytics/src/main.ts',
  gateway: 'gateway/src/main.ts',
} as const;

const commandMain = (name: string): string => `deploy/standalone/src/commands/${name}.ts`;

export type Part = keyof typeof MAINS;
type Settings = Readonly<Record<string, string>>;

/** The product as one process a service, over real engines; every way to an engine can be cut. */
export type Distributed = {
  readonly origins: Readonly<Record<Part, string>>;
  readonly roads: Readonly<Record<'mongodb' | 'kafka' | 'elasticsearch', Road>>;
  readonly keys: ActorKeys;
  readonly program: (part: Part) => Program;
  /** Starts a part again, on its old port; resolves when it is ready. */
  readonly start: (part: Part) => Promise<void>;
  /** Runs an operator's command beside the running product, as a process of its own. */
  readonly command: (name: 'import' | 'rebuild' | 'dead-letters', ...args: readonly string[]) => Program;
  /** The import command for these rows. */
  readonly importing: (rows: readonly object[]) => Promise<Program>;
  /** The same, to its end. */
  readonly import: (rows: readonly object[]) => Promise<Ended>;
};

const oneLine = (pem: string | Buffer): string => pem.toString().replaceAll('\n', '\\n');

const engine = (name: string): string => {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: this suite needs real engines`);
  return address;
};

const openRoads = async () => {
  const [mongodb] = /(?<=:\/\/)[^/,]+/.exec(engine('MONGODB_URL')) ?? [''];
  const [broker = ''] = engine('KAFKA_BROKERS').split(',');
  return {
    mongodb: await openRoad(mongodb),
    kafka: await openKafkaRoad(broker),
    elasticsearch: await openRoad(new URL(engine('ELASTICSEARCH_URL')).host),
  };
};

const engineSettings = (roads: Distributed['roads']): Settings => ({
  // Without directConnection the driver would ask the replica set for its address, and go there past the road.
  MONGODB_URL: `mongodb://127.0.0.1:${roads.mongodb.port}/?directConnection=true`,
  KAFKA_BROKERS: `127.0.0.1:${roads.kafka.port}`,
  ELASTICSEARCH_URL: `http://127.0.0.1:${roads.elasticsearch.port}`,
});

/** Writes rows as a file of the kind that is imported. */
export const rowsFile = async (folder: string, rows: readonly object[]): Promise<string> => {
  const path = join(folder, `rows-${performance.now()}.ndjson`);
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return path;
};

/** Starts gateway, catalog and analytics; they end after the last test of the file. */
export const startDistributed = async (): Promise<Distributed> => {
  const folder = await temporaryFolder();
  const roads = await openRoads();
  const engines = engineSettings(roads);
  const keys = generateActorKeys();
  const publicKey = oneLine(keys.publicKey.export({ type: 'spki', format: 'pem' }));
  const privateKey = oneLine(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const ports = { catalog: await freePort(), analytics: await freePort(), gateway: await freePort() };
  const origins = {
    catalog: `http://127.0.0.1:${ports.catalog}`,
    analytics: `http://127.0.0.1:${ports.analytics}`,
    gateway: `http://127.0.0.1:${ports.gateway}`,
  };
  const service = { ...engines, ACTOR_PUBLIC_KEY: publicKey };
  const settings: Readonly<Record<Part, Settings>> = {
    catalog: { ...service, PORT: String(ports.catalog) },
    analytics: { ...service, PORT: String(ports.analytics) },
    gateway: {
      PORT: String(ports.gateway),
      PUBLIC_URL: origins.gateway,
      KAFKA_BROKERS: engines['KAFKA_BROKERS'] ?? '',
      CATALOG_URL: origins.catalog,
      ANALYTICS_URL: origins.analytics,
      ACTOR_PRIVATE_KEY: privateKey,
      GRAPHQL_OPERATIONS: 'any',
    },
  };

  const programs = new Map<Part, Program>();
  const start = async (part: Part): Promise<void> => {
    const program = startProgram(MAINS[part], settings[part]);
    programs.set(part, program);
    await ready(program, origins[part]);
  };
  afterAll(async () => {
    for (const road of Object.values(roads)) await road.mend();
    await endPrograms();
    for (const road of Object.values(roads)) await road.cut();
  });
  await Promise.all([start('catalog'), start('analytics'), start('gateway')]);

  const command: Distributed['command'] = (name, ...args) =>
    startProgram(commandMain(name), { ...engines, DATA_DIR: join(folder, 'commands') }, args);
  const importing = async (rows: readonly object[]): Promise<Program> =>
    command('import', await rowsFile(folder, rows));
  return {
    origins,
    roads,
    keys,
    start,
    command,
    importing,
    import: async (rows) => (await importing(rows)).ended,
    program: (part) => {
      const program = programs.get(part);
      if (!program) throw new Error(`${part} was not started`);
      return program;
    },
  };
};
