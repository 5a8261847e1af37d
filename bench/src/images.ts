import { spawnSync } from 'node:child_process';
import { imageOf, IMAGES } from '@wellspring/testkit/processes/container';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { figure, megabytes, type Figure } from './figure.ts';

const MOST_BYTES = 300e6;

/** What the image's layers take when they are unpacked; null: it was not built here. */
const sizeOf = (image: string): number | null => {
  const docker = spawnSync('docker', ['image', 'inspect', '--format', '{{.Size}}', image], { encoding: 'utf8' });
  if (docker.status === 0) return Number(docker.stdout);
  const { status, stdout } = spawnSync(IMAGES, ['size', image], { encoding: 'utf8' });
  return status === 0 ? parseFloat(stdout) * 1e6 : null;
};

/** The images of this release that are on this machine: tests/deploy/images builds them all. */
export const measureImages = (): Promise<readonly Figure[]> =>
  Promise.resolve(
    [...SERVICE_NAMES, 'gateway', 'standalone'].map((part) => {
      const bytes = sizeOf(imageOf(part));
      return figure(`Image of ${part}`, {
        target: `≤ ${megabytes(MOST_BYTES)}`,
        measured: bytes === null ? 'not built here' : megabytes(bytes),
        comparedTo: 'the limit itself; unpacked, with the 127 MB of Node',
        isMet: bytes === null ? null : bytes <= MOST_BYTES,
      });
    }),
  );
