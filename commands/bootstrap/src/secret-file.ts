import { randomUUID } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { errorCode } from '@wellspring/platform/error-code';

/** Who may read a folder of secrets and its files, as file modes. */
export type Access = { readonly folder: number; readonly file: number };

/** For the user of the product's processes alone. */
export const OWNER_ONLY: Access = { folder: 0o700, file: 0o600 };

/** Also for the group: engines run as their own users, which are in the group of the product. */
export const WITH_GROUP: Access = { folder: 0o750, file: 0o640 };

/**
 * Writes a whole file where there is none. What is there stays, also when another process wrote it meanwhile.
 * @returns whether this call wrote the file
 */
export const writeOnce = async (path: string, text: string, { file }: Access = OWNER_ONLY): Promise<boolean> => {
  const made = `${path}.${randomUUID()}.new`;
  try {
    await writeFile(made, text, { mode: 0o600, flag: 'wx', flush: true });
    await chmod(made, file); // the umask of the process does not count
    await link(made, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(made, { force: true });
  }
};

/** The text of a file; null where there is none. */
export const textIn = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
};
