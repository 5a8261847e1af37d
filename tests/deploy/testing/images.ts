import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hasDocker, imageOf, IMAGES } from '@wellspring/testkit/processes/container';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCKERFILE = ['-f', 'deploy/docker/Dockerfile'];
/** More of a build than this is not stored for the analysis of a failure. */
const LAST_WORDS = 4_000;

const succeeded = (command: string, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64e6 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`.slice(-LAST_WORDS));
  return stdout;
};

/** Builds the image of a part, from the published base image where a daemon can pull it, else from one of the same kind. */
export const buildImage = (part: string): void => {
  const args = ['--build-arg', `PART=${part}`, '-t', imageOf(part)];
  if (hasDocker()) succeeded('docker', ['build', '.', ...DOCKERFILE, ...args]);
  else {
    const base = succeeded(IMAGES, ['base']).trim();
    succeeded(IMAGES, ['build', '.', ...DOCKERFILE, '--build-arg', `NODE_IMAGE=${base}`, ...args]);
  }
};
