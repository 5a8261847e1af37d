import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { type Program, startProgram } from '@wellspring/testkit/processes/program';
import { ROOT, type Container, type Project } from './compose-project.ts';
import type { ThisMachine } from './this-machine.ts';

/** A container of ours that runs here as a process. */
export type Running = {
  readonly program: Program;
  readonly admin: string;
  /** in bytes, as the file says */
  readonly memoryLimit: number;
};

const MEGABYTE = 1024 * 1024;

/** What the image itself sets, from the file it is built from. */
const dockerfile = readFileSync(join(ROOT, 'deploy/docker/Dockerfile'), 'utf8');
const [, nodeOptions = ''] = /NODE_OPTIONS="([^"]+)"/.exec(dockerfile) ?? [];
const commandOf = (part: string): string => {
  const [, stage = ''] = dockerfile.split(new RegExp(`^FROM .+ AS ${part}$`, 'm'));
  return /^CMD \["([^"]+)"\]/m.exec(stage)?.[1] ?? '';
};

/** No limit holds here: the heap's part of the container's memory is computed. */
const optionsWithin = (bytes: number): string =>
  nodeOptions.replace(
    /--max-old-space-size-percentage=(\d+)/,
    (_option, percentage: string) =>
      `--max-old-space-size=${Math.floor((bytes * Number(percentage)) / 100 / MEGABYTE)}`,
  );

const imageSettings = ({ mem_limit: bytes }: Container): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: optionsWithin(bytes),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
});

const portOf = (machine: ThisMachine, name: string): string => {
  const service = SERVICE_NAMES.find((each) => each === name);
  const ownAddress = [...machine.addresses].find(([there]) =>
    name === 'gateway' ? there.startsWith('localhost:') : service !== undefined && there.startsWith(`${service}:`),
  );
  return ownAddress?.[1].split(':')[1] ?? '0';
};

/** Starts the containers of the project that run our images, with the command and the environment of the file. */
export const containersOf = (project: Project, machine: ThisMachine) => {
  const find = (name: string): Container => {
    const container = project.services[name];
    if (!container) throw new Error(`docker-compose.yml has no container ${name}`);
    return container;
  };
  const environmentOf = (name: string, container: Container): Record<string, string> =>
    Object.fromEntries(
      Object.entries(container.environment).map(([setting, value]) => [
        setting,
        machine.translated(name, container, value ?? ''),
      ]),
    );
  const start = async (name: string, command: readonly string[] | null = find(name).command): Promise<Running> => {
    const container = find(name);
    const [, part = ''] = /^wellspring\/([a-z-]+):/.exec(container.image) ?? [];
    const [main = '', ...args] = command ?? [commandOf(part)];
    const admin = await freePort();
    const settings = {
      ...environmentOf(name, container),
      ...imageSettings(container),
      HOST: '127.0.0.1',
      PORT: portOf(machine, name),
      ADMIN_HOST: '127.0.0.1',
      ADMIN_PORT: String(admin),
    };
    const path = machine.translated(name, container, posix.join(container.working_dir, main));
    const program = startProgram(
      path,
      settings,
      args.map((arg) => machine.translated(name, container, arg)),
    );
    return { program, admin: `http://127.0.0.1:${admin}`, memoryLimit: container.mem_limit };
  };
  return {
    start,
    /** The environment of the container of a process: from the file, and from its image. */
    settingsOf: (name: string): Readonly<Record<string, string>> => ({
      ...environmentOf(name, find(name)),
      ...imageSettings(find(name)),
    }),
    /** Runs a job to its end. */
    run: async (name: string, command?: readonly string[]) =>
      (await start(name, command ?? find(name).command)).program.ended,
  };
};
