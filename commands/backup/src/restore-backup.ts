import { mkdir, open, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '@wellspring/errors';
import { RESTORING } from '@wellspring/platform/data-folder/contents';
import { errorCode } from '@wellspring/platform/error-code';
import { folderProblem, openDataFolder } from '@wellspring/platform/lifecycle/data-folder';
import { verbatim } from '@wellspring/words/message';
import { readArchive, type ReadArchive, type TakeFile } from './read-archive.ts';

export type RestoreOptions = {
  readonly file: string;
  /** the data folder */
  readonly folder: string;
  /** whether a folder that holds something may be put aside */
  readonly replace: boolean;
  readonly signal: AbortSignal;
  /** how many bytes are checked or written by now */
  readonly onProgress: (bytes: number) => void;
};

/** `previousFolder`: where the folder is now that was there before; null: there was none. */
export type RestoreResult = ReadArchive & { readonly previousFolder: string | null };

/** What a process, a file system or a restore that was cut off leaves in a folder that holds nothing else. */
const NOTHING = new Set(['lock.sqlite', 'process.pid', 'commands.sock', 'lost+found']);

const isEmpty = async (folder: string): Promise<boolean> => {
  try {
    const names = await readdir(folder);
    return names.includes(RESTORING) || names.every((name) => NOTHING.has(name));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw folderProblem(folder, error);
  }
};

const clear = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => !NOTHING.has(name) && name !== RESTORING);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

/** Moves an unused folder aside. */
const putAside = async (folder: string): Promise<string> => {
  await (await openDataFolder(folder)).close(); // @throws when a process holds it
  const previousFolder = `${folder}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    await rename(folder, previousFolder);
    return previousFolder;
  } catch (cause) {
    throw new AppError(
      'UNAVAILABLE',
      verbatim(
        `${folder} cannot be put aside, since it is a mount of its own or its parent cannot be written: empty it, or restore into another DATA_DIR.`,
      ),
      { cause },
    );
  }
};

const intoFolder =
  (folder: string, onBytes: (bytes: number) => void): TakeFile =>
  async (name, content) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Existing files come from this archive: they are not overwritten.
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const piece of content) {
        await file.writeFile(piece);
        onBytes(piece.byteLength);
      }
      await file.sync();
    } finally {
      await file.close();
    }
  };

const onlyRead =
  (onBytes: (bytes: number) => void): TakeFile =>
  async (_, content) => {
    for await (const piece of content) onBytes(piece.byteLength);
  };

const requireRoom = async (folder: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(dirname(folder)));
  if (bavail * bsize > bytes) return;
  throw new AppError(
    'UNAVAILABLE',
    verbatim(`There is no room for ${Math.ceil(bytes / 1e6)} MB at ${folder}. Nothing was changed.`),
  );
};

/** Writes the files of a backup that was checked; a mark stands in the folder until all of them are there. */
const write = async ({ file, folder, signal }: RestoreOptions, onBytes: (bytes: number) => void): Promise<void> => {
  const held = await openDataFolder(folder);
  try {
    await writeFile(join(folder, RESTORING), '', { mode: 0o600, flush: true });
    await clear(folder);
    try {
      await readArchive(file, intoFolder(folder, onBytes), signal);
    } catch (error) {
      await clear(folder);
      throw folderProblem(folder, error);
    } finally {
      await rm(join(folder, RESTORING), { force: true });
    }
  } finally {
    await held.close();
  }
};

/**
 * Restores a backup into a data folder that is empty or not there. All of it is checked before anything is written; whatever fails
 * later leaves the folder empty, or as it was.
 * @throws AppError CONFLICT when the folder holds something, or the backup is of a newer release; VALIDATION when it is damaged
 */
export const restoreBackup = async (options: RestoreOptions): Promise<RestoreResult> => {
  const { file, folder, replace, signal, onProgress } = options;
  const wasEmpty = await isEmpty(folder);
  if (!wasEmpty && !replace)
    throw new AppError(
      'CONFLICT',
      verbatim(
        `The data folder ${folder} is not empty: choose another with DATA_DIR, or say --replace to put it aside.`,
      ),
    );
  let bytes = 0;
  const onBytes = (more: number): void => onProgress((bytes += more));
  const read = await readArchive(file, onlyRead(onBytes), signal);
  await mkdir(dirname(folder), { recursive: true });
  await requireRoom(folder, read.bytes);
  const previousFolder = wasEmpty ? null : await putAside(folder);
  try {
    await write(options, onBytes);
  } catch (error) {
    if (previousFolder !== null) {
      await rm(folder, { recursive: true, force: true });
      await rename(previousFolder, folder);
    }
    throw error;
  }
  return { ...read, previousFolder };
};
