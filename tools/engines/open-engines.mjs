import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { environment, nodeBinary } from '../install.mjs';
import { dockerAnswers } from './docker.mjs';

const NEEDED = ['MONGODB_URL', 'KAFKA_BROKERS', 'ELASTICSEARCH_URL', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
const CONTAINERS = join(import.meta.dirname, 'containers.mjs');

/** Programs that start engines on this machine, and stop them; paths are meant from where the person stands. */
const startersIn = ({ ENGINES, INIT_CWD }) => {
  const all = ENGINES ? resolve(INIT_CWD ?? '.', ENGINES, 'all') : undefined;
  return all !== undefined && existsSync(all) ? all : undefined;
};

const inContainers = async (program) => {
  const child = spawn(nodeBinary(), [program], { stdio: ['pipe', 'pipe', 'inherit'], env: environment() });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended.then(() => [])]);
  if (line === undefined) throw new Error('The engines did not start in containers: see above.');
  const close = async () => {
    child.stdin.end();
    await ended;
  };
  return { way: 'containers', settings: JSON.parse(line), close };
};

const byStarters = (all) => {
  const down = () => void spawnSync(all, ['down'], { stdio: 'ignore' });
  const { status, stdout } = spawnSync(all, ['up'], { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  if (status !== 0) {
    down();
    throw new Error(`The engines did not start: ${all} up ended with ${status}.`);
  }
  const lines = [...stdout.matchAll(/^export ([A-Z0-9_]+)='([^']*)'$/gm)];
  return { way: 'starters', settings: Object.fromEntries(lines.map(([, name, value]) => [name, value])), close: down };
};

/**
 * Real engines for a suite: in containers where Docker answers, else those whose addresses the environment names, else those
 * that the starters in the folder ENGINES bring up. `close` stops what was started here.
 * @throws Error in a sentence when there is no way to any
 */
export const openEngines = async (env, { containers = CONTAINERS } = {}) => {
  if (await dockerAnswers(env)) return inContainers(containers);
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length === 0) return { way: 'addresses', settings: {}, close: () => undefined };
  const all = startersIn(env);
  if (all !== undefined) return byStarters(all);
  throw new Error(
    `The engines' suite needs real engines: a Docker that answers, or ${missing.join(', ')}, or starters in the folder ENGINES (CONTRIBUTING.md).`,
  );
};
