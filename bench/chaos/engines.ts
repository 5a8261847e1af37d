import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type EngineProxy, openEngineProxy } from '@wellspring/testkit/processes/engine-proxy';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { openKafkaProxy } from '@wellspring/testkit/processes/kafka-proxy';
import { openSmallDisk, type SmallDisk } from '@wellspring/testkit/processes/small-disk';
import { type EngineName, ENGINES } from './schedule.ts';

const run = promisify(execFile);

/** An engine of our own, on a small disk where that is possible, behind a proxy. */
type Engine = {
  readonly proxy: EngineProxy;
  readonly disk: SmallDisk | null;
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  readonly isRunning: () => boolean;
  /** Starts it again where it has ended. */
  readonly start: () => Promise<void>;
};

export type Engines = {
  readonly each: Readonly<Record<EngineName, Engine>>;
  /** the addresses for the product: the proxies */
  readonly settings: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

/** A disk is not larger than it must be: filling it takes time and memory. */
const megabytesOf = (name: EngineName, minutes: number): number =>
  name === 'mongodb' ? 640 + 20 * minutes : 400 + 10 * minutes;

const KEYS = { S3_ACCESS_KEY: 'wellspring', S3_SECRET_KEY: 'wellspring-secret' };

type Place = {
  readonly starters: string;
  readonly folder: string;
  readonly minutes: number;
  readonly environment: NodeJS.ProcessEnv;
};

const openEngine = async (name: EngineName, { starters, folder, minutes, environment }: Place) => {
  const data = join(folder, name);
  await mkdir(data, { recursive: true });
  const disk = openSmallDisk(data, megabytesOf(name, minutes));
  const call = (verb: 'up' | 'down') => run(join(starters, name), [verb], { env: environment });
  const start = async (): Promise<void> => void (await call('up'));
  const pidFile = join(data, name === 'mongodb' ? 'mongod.pid' : `${name}.pid`);
  const pid = (): number => Number(readFileSync(pidFile, 'utf8'));
  const isRunning = (): boolean => {
    try {
      return readFileSync(`/proc/${pid()}/cmdline`).length > 0; // empty: it has ended as a zombie process
    } catch {
      return false;
    }
  };
  await start();
  return {
    disk,
    start,
    isRunning,
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => void process.kill(pid(), signal),
    close: async () => {
      if (isRunning()) process.kill(pid(), 'SIGCONT');
      await call('down');
      disk?.close();
    },
  };
};

/** Starts all four by the starters in that folder, on their own data and ports. */
export const openEngines = async (place: Omit<Place, 'environment'>): Promise<Engines> => {
  const { folder } = place;
  const ports = {
    mongodb: await freePort(),
    kafka: await freePort(),
    elasticsearch: await freePort(),
    minio: await freePort(),
  };
  const environment = {
    ...process.env,
    ...KEYS,
    ENGINES_DATA: folder,
    MONGODB_DATA: join(folder, 'mongodb'),
    MINIO_DATA: join(folder, 'minio'),
    MONGODB_PORT: String(ports.mongodb),
    KAFKA_PORT: String(ports.kafka),
    ELASTICSEARCH_PORT: String(ports.elasticsearch),
    MINIO_PORT: String(ports.minio),
    MONGODB_ARGS: '--setParameter notablescan=1',
  };
  const open = async (name: EngineName) => {
    const engine = await openEngine(name, { ...place, environment });
    const address = `127.0.0.1:${ports[name]}`;
    return { ...engine, proxy: await (name === 'kafka' ? openKafkaProxy(address) : openEngineProxy(address)) };
  };
  const [mongodb, kafka, elasticsearch, minio] = await Promise.all([
    open('mongodb'),
    open('kafka'),
    open('elasticsearch'),
    open('minio'),
  ]);
  const each = { mongodb, kafka, elasticsearch, minio };
  return {
    each,
    settings: {
      ...KEYS,
      // Without directConnection the driver would ask the replica set for its address, and go there past the proxy.
      MONGODB_URL: `mongodb://127.0.0.1:${mongodb.proxy.port}/?directConnection=true`,
      KAFKA_BROKERS: `127.0.0.1:${kafka.proxy.port}`,
      ELASTICSEARCH_URL: `http://127.0.0.1:${elasticsearch.proxy.port}`,
      S3_ENDPOINT: `http://127.0.0.1:${minio.proxy.port}`,
    },
    close: async () => {
      for (const name of ENGINES) await each[name].proxy.takeDown();
      await Promise.all(ENGINES.map((name) => each[name].close()));
    },
  };
};
