import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import type { Content } from './contents.ts';

/** What systems say that know no hard links, or none to there. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Links files that are never written again into another folder, without copying them where the system can. */
export const linkFiles = async (files: AsyncIterable<Content>, folder: string): Promise<void> => {
  let made = '';
  for await (const { name, path } of files) {
    const target = join(folder, name);
    if (dirname(target) !== made) await mkdir((made = dirname(target)), { recursive: true, mode: 0o700 });
    await link(path, target).catch(async (error: unknown) => {
      if (!NO_LINKS.has(errorCode(error) ?? '')) throw error;
      await copyFile(path, target);
    });
  }
};
