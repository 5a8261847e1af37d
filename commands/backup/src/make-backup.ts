import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { AppError } from '@wellspring/errors';
import type { RunCommand } from '@wellspring/platform/commands/command';
import { contentsOf, FILES, filesBelow, LINKS, type Content } from '@wellspring/platform/data-folder/contents';
import { holdContract } from '@wellspring/platform/commands/hold-command';
import { errorCode } from '@wellspring/platform/error-code';
import { openDataFolder } from '@wellspring/platform/lifecycle/data-folder';
import { verbatim } from '@wellspring/words/message';
import { writeArchive, type Archive } from './write-archive.ts';

export type BackupOptions = {
  /** the data folder */
  readonly folder: string;
  readonly file: string;
  /** whether a file that is there already may be replaced */
  readonly force: boolean;
  readonly signal: AbortSignal;
  /** how many bytes of the data folder are read by now */
  readonly onProgress: (bytes: number) => void;
};

/** `pausedMs`: how long nothing could be written; null: the product did not run. */
export type BackupResult = { readonly bytes: number; readonly pausedMs: number | null };

const requireTarget = async ({ folder, file, force }: BackupOptions): Promise<void> => {
  if (!existsSync(folder))
    throw new AppError(
      'NOT_FOUND',
      verbatim(`There is no data folder ${folder}: set DATA_DIR to the one of the product.`),
    );
  const inside = relative(folder, file);
  if (!inside.startsWith('..') && inside !== file)
    throw new AppError('VALIDATION', verbatim('A backup does not belong into the data folder: choose another place.'));
  if (!force && existsSync(file))
    throw new AppError(
      'CONFLICT',
      verbatim(`${file} is there already: choose another name, or say --force to replace it.`),
    );
};

/** A rename survives a loss of power only when its folder was written too. */
const putInPlace = async (part: string, file: string): Promise<void> => {
  await rename(part, file);
  const folder = await open(dirname(file));
  await folder.sync().finally(() => folder.close());
};

const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no room for the backup in',
  EDQUOT: 'There is no room for the backup in',
  ENOENT: 'There is no folder',
  EACCES: 'The backup may not be written to',
  EROFS: 'The backup cannot be written to',
};

const problemAt = (folder: string, error: unknown): unknown => {
  const words = ADVICE[errorCode(error) ?? ''];
  return words === undefined ? error : new AppError('UNAVAILABLE', verbatim(`${words} ${folder}.`), { cause: error });
};

/** Writes a backup aside and puts it in its place when it is whole; else nothing is left of it. */
const intoFile = async <Result>(
  { file, signal }: BackupOptions,
  fill: (archive: Archive) => Promise<Result>,
): Promise<Result> => {
  const part = `${file}.part`;
  await rm(part, { force: true });
  const archive = writeArchive(part);
  const stop = (): void => void archive.abandon();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const result = await fill(archive);
    await archive.finish();
    signal.throwIfAborted();
    await putInPlace(part, file);
    return result;
  } catch (error) {
    const reason = (await archive.abandon()) ?? error;
    await rm(part, { force: true });
    throw problemAt(dirname(file), reason);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

const counting = (onProgress: BackupOptions['onProgress']) => {
  let bytes = 0;
  return {
    bytes: () => bytes,
    onBytes: (more: number): void => onProgress((bytes += more)),
  };
};

/** What is right in the folder, without the logs beside databases: held still, these stand whole in their files. */
async function* databasesAndKeys(folder: string, hasFiles: boolean): AsyncGenerator<Content> {
  for await (const content of contentsOf(folder)) {
    if (content.name.endsWith('-wal') || (hasFiles && content.name.startsWith(`${FILES}/`))) continue;
    yield content;
  }
}

const WHO_STOPPED = 'The product was stopped before all was copied: no backup was made. Please try again.';

/** Backs up a product that runs: it holds still what this process copies. */
export const backUpRunning = async (run: RunCommand, options: BackupOptions): Promise<BackupResult> => {
  await requireTarget(options);
  const { folder, signal } = options;
  return intoFile(options, async (archive) => {
    const { bytes, onBytes } = counting(options.onProgress);
    const [paused, databases, files] = [
      Promise.withResolvers<{ readonly pausedMs: number; readonly hasFiles: boolean }>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    const steps = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('.');
      await databases.promise;
      yield Buffer.from('.');
      await files.promise;
    };
    const held = run(holdContract, {}, { signal, input: steps(), onProgress: paused.resolve });
    const tooEarly = held.then(() => Promise.reject(new AppError('UNAVAILABLE', verbatim(WHO_STOPPED))));
    tooEarly.catch(() => undefined);
    try {
      const { pausedMs, hasFiles } = await Promise.race([paused.promise, tooEarly]);
      await archive.add(databasesAndKeys(folder, hasFiles), onBytes);
      databases.resolve();
      if (hasFiles) await archive.add(filesBelow(join(folder, LINKS, FILES), FILES), onBytes);
      files.resolve();
      const { isWhole } = await held;
      signal.throwIfAborted();
      if (!isWhole) throw new AppError('UNAVAILABLE', verbatim(WHO_STOPPED));
      return { bytes: bytes(), pausedMs };
    } finally {
      databases.resolve();
      files.resolve();
      await held.catch(() => undefined);
    }
  });
};

/** Backs up a data folder on which nothing runs, and keeps it so meanwhile. */
export const backUpResting = async (options: BackupOptions): Promise<BackupResult> => {
  await requireTarget(options);
  const held = await openDataFolder(options.folder);
  try {
    return await intoFile(options, async (archive) => {
      const { bytes, onBytes } = counting(options.onProgress);
      await archive.add(contentsOf(options.folder), onBytes);
      return { bytes: bytes(), pausedMs: null };
    });
  } finally {
    await held.close();
  }
};
