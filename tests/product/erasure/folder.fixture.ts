import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { runHere } from '@wellspring/platform/commands/command';
import { holdCommand } from '@wellspring/platform/commands/hold-command';
import { backUpRunning } from '@wellspring/backup/make-backup';
import { restoreBackup } from '@wellspring/backup/restore-backup';
import { filesOf } from '@wellspring/platform/service/product';
import type { serveProduct } from '../../served/served-product.fixture.ts';

const { signal } = new AbortController();
const onProgress = (): void => undefined;

/** Backs up a product that runs, and unpacks the backup. Answers the folder. */
export const unpackedBackup = async (
  { product }: Pick<Awaited<ReturnType<typeof serveProduct>>, 'product'>,
  folder: string,
  scratch: string,
): Promise<string> => {
  const own = await mkdtemp(join(scratch, 'backup-'));
  const [file, unpacked] = [join(own, 'backup.tar.gz'), join(own, 'unpacked')];
  const run = runHere([holdCommand({ files: filesOf(product), objects: product.objects, folder })]);
  await backUpRunning(run, { folder, file, force: true, signal, onProgress });
  await restoreBackup({ file, folder: unpacked, replace: false, signal, onProgress });
  return unpacked;
};
