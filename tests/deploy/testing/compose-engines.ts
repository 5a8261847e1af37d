import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@wellspring/testkit/processes/free-port';
import type { Project } from './compose-project.ts';
import { startComposeElasticsearch } from './compose-elasticsearch.ts';
import { startComposeKafka } from './compose-kafka.ts';
import { startComposeMongodb } from './compose-mongodb.ts';
import { installed, startEngine } from './engine-program.ts';
import type { Where } from './engine-place.ts';
import type { ThisMachine } from './this-machine.ts';

const NAMES = ['mongodb', 'kafka', 'elasticsearch', 'minio'] as const;
type EngineName = (typeof NAMES)[number];

/** An engine that runs here in place of its container. */
export type Engine = { readonly name: EngineName; readonly pid: number; readonly memoryLimit: number };

const startMinio = async ({ environment, port, data, secrets }: Where) => {
  const secret = (setting: string): string =>
    readFileSync((environment[setting] ?? '').replace('/run/secrets', secrets), 'utf8');
  const console = await freePort();
  return startEngine({
    command: await installed('minio', 'minio/*/minio'),
    args: ['server', '--quiet', '--address', `127.0.0.1:${port}`, '--console-address', `127.0.0.1:${console}`, data],
    env: {
      HOME: data,
      MINIO_ROOT_USER: secret('MINIO_ROOT_USER_FILE'),
      MINIO_ROOT_PASSWORD: secret('MINIO_ROOT_PASSWORD_FILE'),
      MINIO_BROWSER: 'off',
      MINIO_UPDATE: 'off',
    },
    answers: async () => {
      const { ok } = await fetch(`http://127.0.0.1:${port}/minio/health/ready`);
      if (!ok) throw new Error('MinIO is not ready');
    },
  });
};

const START = {
  mongodb: startComposeMongodb,
  kafka: startComposeKafka,
  elasticsearch: startComposeElasticsearch,
  minio: startMinio,
} as const;

/**
 * Starts engines with the file's settings, on the addresses of this machine, as their containers would with their secrets.
 * @param keys the folder of all secrets
 */
export const startEngines = async (
  { services }: Project,
  machine: ThisMachine,
  {
    folder,
    keys,
    names = NAMES,
  }: { readonly folder: string; readonly keys: string; readonly names?: readonly EngineName[] },
) => {
  const start = async (name: EngineName) => {
    const container = services[name];
    if (!container) throw new Error(`docker-compose.yml has no container ${name}`);
    const [, address = ''] = [...machine.addresses].find(([there]) => there.startsWith(`${name}:`)) ?? [];
    const environment = Object.fromEntries(
      Object.entries(container.environment).map(([key, value]) => [key, value ?? '']),
    );
    const { pid, stop } = await START[name]({
      environment,
      port: Number(address.split(':')[1]),
      data: join(folder, 'engines', name),
      secrets: join(keys, name),
    });
    return { engine: { name, pid, memoryLimit: container.mem_limit } satisfies Engine, stop };
  };
  const started = await Promise.all(names.map(start));
  const stop = async (): Promise<void> => void (await Promise.all(started.map((each) => each.stop())));
  return { engines: started.map(({ engine }) => engine), stop };
};
