import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@wellspring/testkit/processes/free-port';
import type { Where } from './engine-place.ts';
import { installed, startEngine } from './engine-program.ts';

/** What the image takes for itself, or has its own place here. */
const OWN = /^KAFKA_(HEAP_OPTS|LOG_DIRS)$/;
/** Smaller than the broker's own, for a machine that others use too. */
const SMALL = [
  'offsets.topic.num.partitions=4',
  'log.cleaner.dedupe.buffer.size=16777216',
  'log.index.size.max.bytes=1048576',
];

/** The name of a setting as Kafka's image makes it of a variable: `___` is a dash, `__` an underscore, `_` a dot. */
const propertyOf = (variable: string): string =>
  variable
    .slice('KAFKA_'.length)
    .toLowerCase()
    .replaceAll('___', '-')
    .replaceAll('__', '\0')
    .replaceAll('_', '.')
    .replaceAll('\0', '_');

const listens = async (port: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
};

/** Kafka with the properties that the file gives its container, on addresses of this machine. */
export const startComposeKafka = async ({ environment, port, data, secrets }: Where) => {
  const [broker, controller] = [await freePort(), await freePort()];
  const here = (value: string): string =>
    value
      .replaceAll('/run/secrets', secrets)
      .replaceAll('kafka:9092', `127.0.0.1:${port}`)
      .replaceAll('CLIENTS://:9092', `CLIENTS://127.0.0.1:${port}`)
      .replaceAll('localhost:9094', `127.0.0.1:${broker}`)
      .replaceAll('localhost:9093', `127.0.0.1:${controller}`);
  const lines = Object.entries(environment)
    .filter(([name]) => name.startsWith('KAFKA_') && !OWN.test(name))
    .map(([name, value]) => `${propertyOf(name)}=${here(value)}`);
  await mkdir(data, { recursive: true });
  const config = join(data, 'server.properties');
  await writeFile(config, [...lines, ...SMALL, `log.dirs=${data}/logs`].join('\n'));
  const [, heap = '512m'] = /-Xmx(\w+)/.exec(environment['KAFKA_HEAP_OPTS'] ?? '') ?? [];
  const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', `${await installed('kafka', 'kafka-*/lib')}/*`];
  const id = randomBytes(16).toString('base64url');
  await promisify(execFile)('java', [
    ...['-Xmx128m', ...java, 'kafka.tools.StorageTool', 'format', '-c', config],
    ...['-t', id, '--ignore-formatted'],
  ]);
  return startEngine({
    command: 'java',
    args: [`-Xmx${heap}`, ...java, 'kafka.Kafka', config],
    answers: () => listens(port),
  });
};
