import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { RELEASE } from '@wellspring/platform/release';
import { type Program, programOf } from './program.ts';

const NODE = '/usr/local/bin/node';

/** Where there is no daemon: builds and runs images by itself. */
export const IMAGES = `${process.env['ENGINES'] ?? ''}/images`;

let answers: boolean | undefined;
/** Whether a container daemon answers; checked once. */
export const hasDocker = (): boolean => (answers ??= spawnSync('docker', ['info']).status === 0);

/** The image of a process of this release, once it is built. */
export const imageOf = (part: string): string => `wellspring/${part}:${RELEASE}`;

/** A container's settings, and the settings of its Node that replace those of the image. */
export type Given = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
};

const asOptions = (settings: Given['settings'] = {}): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);

const childrenOf = (pid: number): readonly number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
      .filter(Boolean)
      .map(Number);
  } catch {
    return []; // ended meanwhile
  }
};

/** The container's Node: without a daemon it is some generations below the process that started it, which passes no signals on. */
const nodeBelow = (pid: number): number | undefined => {
  for (const child of childrenOf(pid)) {
    const found = readlinkSync(`/proc/${child}/exe`).endsWith(NODE) ? child : nodeBelow(child);
    if (found !== undefined) return found;
  }
  return undefined;
};

const inDocker = (image: string, { settings, nodeArguments = [] }: Given, name: string): Program => {
  const safely = ['--read-only', '--tmpfs', '/tmp', '-v', '/data', '--cap-drop', 'ALL', '--network', 'host'];
  const child = spawn(
    'docker',
    ['run', '--rm', '--name', name, ...safely, ...asOptions(settings), image, ...nodeArguments],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return programOf(child, (which) => void spawnSync('docker', ['kill', '--signal', which, name]));
};

const withoutDaemon = (image: string, { settings, nodeArguments = [] }: Given): Program => {
  const instead = nodeArguments.length > 0 ? ['--', NODE, ...nodeArguments] : [];
  const child = spawn(IMAGES, ['run', image, ...asOptions(settings), ...instead], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const signal = (which: NodeJS.Signals): void => {
    if (child.exitCode === null) process.kill(nodeBelow(child.pid ?? 0) ?? child.pid ?? 0, which);
  };
  return programOf(child, signal);
};

/** The container runtime ends with its own code when the process inside was killed. */
const endsAsKilled = (program: Program): Program => {
  let isKilled = false;
  return {
    ...program,
    signal: (which) => {
      isKilled ||= which === 'SIGKILL';
      program.signal(which);
    },
    ended: program.ended.then((ended) => (isKilled ? { ...ended, code: null } : ended)),
  };
};

let started = 0;

/**
 * Starts a container on this machine's network, with its own files, which are deleted with it; with a daemon as it is meant to be run, without
 * rights and with a root that is read-only.
 */
export const startContainer = (image: string, given: Given = {}): Program => {
  started += 1;
  return endsAsKilled(
    hasDocker() ? inDocker(image, given, `wellspring-test-${process.pid}-${started}`) : withoutDaemon(image, given),
  );
};
