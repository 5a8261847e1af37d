import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';

const LONGEST_ANSWER_MS = 3_000;

/** Where a daemon may listen: where DOCKER_HOST says, else on one of the usual sockets. */
const addressOf = ({ DOCKER_HOST, XDG_RUNTIME_DIR }) => {
  if (DOCKER_HOST?.startsWith('unix://')) return { socketPath: DOCKER_HOST.slice('unix://'.length) };
  if (DOCKER_HOST) {
    const { hostname, port } = new URL(DOCKER_HOST.replace(/^tcp:/, 'http:'));
    return { hostname, port };
  }
  const sockets = [
    '/var/run/docker.sock',
    join(XDG_RUNTIME_DIR ?? '/run', 'docker.sock'),
    join(homedir(), '.docker', 'run', 'docker.sock'),
  ];
  return { socketPath: sockets.find((path) => existsSync(path)) ?? sockets[0] };
};

/** Whether a Docker daemon answers. */
export const dockerAnswers = (env) =>
  new Promise((resolve) => {
    const asking = request({ ...addressOf(env), path: '/_ping', timeout: LONGEST_ANSWER_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(false));
    asking.end();
  });
