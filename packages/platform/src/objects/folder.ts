import type { FileHandle } from 'node:fs/promises';
import { access, constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@wellspring/errors';
import { say, verbatim } from '@wellspring/words/message';
import { diskProblem } from '../disk-problem.ts';
import { errorCode } from '../error-code.ts';
import { newId } from '../ids.ts';
import type { ObjectInfo, Objects } from './port.ts';
import { checkKey, checkSize, isWithin, ofSize, wrongRange } from './rules.ts';
import { readersWriterLock } from './readers-writer-lock.ts';

/**
 * A file begins with a head of fixed length that holds its content type, so that one rename makes both visible.
 * File names end in @, which keys cannot have: the keys "a" and "a/b" do not get in each other's way.
 */
const HEAD_BYTES = 128;
const FILE_END = '@';
const UNFINISHED = '@unfinished';

const headOf = (contentType: string): Buffer => {
  if (!/^[\x20-\x7e]{1,120}$/.test(contentType))
    throw new AppError('VALIDATION', verbatim('The type of the file is malformed'));
  return Buffer.from(`${contentType.padEnd(HEAD_BYTES - 1)}\n`, 'latin1');
};

const isAbsent = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');

const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
};

/** A rename survives a loss of power only when its folder was written too. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
};

/** Entries in the order of their keys: a folder counts as its name with a slash. */
const inKeyOrder = async (path: string) => {
  const entries = (await orNull(readdir(path, { withFileTypes: true }))) ?? [];
  return entries
    .filter(({ name }) => name !== UNFINISHED)
    .map((entry) => ({ isFolder: entry.isDirectory(), name: entry.name.replace(/@$/, '') }))
    .map((entry) => ({ ...entry, order: entry.isFolder ? `${entry.name}/` : entry.name }))
    .sort((a, b) => (a.order < b.order ? -1 : 1));
};

const readInfo = async (file: FileHandle, key: string): Promise<ObjectInfo> => {
  const { size, mtime } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return { key, size: size - HEAD_BYTES, contentType: buffer.toString('latin1').trimEnd(), modifiedAt: mtime };
};

/** Files in a folder of this machine. One process holds the folder; what an earlier one left unfinished is swept away. */
export const openFolder = async (folder: string): Promise<Objects> => {
  const root = resolve(folder);
  const unfinished = join(root, UNFINISHED);
  const { shared, exclusive } = readersWriterLock();
  const pathOf = (key: string): string => join(root, checkKey(key)) + FILE_END;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });

  /** Writes a temporary file, then renames it: the file is complete, or absent. */
  const place = async (target: string, make: (path: string) => Promise<void>): Promise<void> => {
    const draft = join(unfinished, newId());
    try {
      await make(draft);
      await shared(async () => {
        await mkdir(dirname(target), { recursive: true });
        await rename(draft, target);
      });
      await syncFolder(dirname(target));
    } catch (error) {
      // What cannot be removed now is swept at the next start.
      await rm(draft, { force: true }).catch(() => undefined);
      throw diskProblem(error);
    }
  };

  const openKey = (key: string): Promise<FileHandle | null> => orNull(open(pathOf(key)));

  async function* walk(folderKey: string, prefix: string): AsyncGenerator<Omit<ObjectInfo, 'contentType'>> {
    for (const { name, isFolder, order } of await inKeyOrder(join(root, folderKey))) {
      const key = folderKey + order;
      if (isFolder && (key.startsWith(prefix) || prefix.startsWith(key))) yield* walk(key, prefix);
      if (isFolder || !key.startsWith(prefix)) continue;
      const found = await orNull(stat(join(root, folderKey, name + FILE_END)));
      if (found) yield { key, size: found.size - HEAD_BYTES, modifiedAt: found.mtime };
    }
  }

  return {
    async put(key, body, { size, contentType }) {
      const target = pathOf(key);
      checkSize(size);
      const head = headOf(contentType);
      await place(target, async (path) => {
        const file = await open(path, 'wx');
        try {
          await file.write(head);
          for await (const piece of ofSize(body, size)) await file.writeFile(piece);
          await file.sync();
        } finally {
          await file.close();
        }
      });
    },
    async get(key, range) {
      const file = await openKey(key);
      if (file === null) return null;
      const info = await readInfo(file, key);
      if (info.size === 0 || (range && !isWithin(range, info.size))) {
        await file.close();
        if (range) throw wrongRange();
        return { info, body: Readable.from([]) };
      }
      const { start, end } = range ?? { start: 0, end: info.size };
      return { info, body: file.createReadStream({ start: HEAD_BYTES + start, end: HEAD_BYTES + end }) };
    },
    async info(key) {
      const file = await openKey(key);
      return file && readInfo(file, key).finally(() => file.close());
    },
    list: (prefix) => walk('', prefix),
    async copy(from, to) {
      const source = pathOf(from);
      await place(pathOf(to), async (path) => {
        const copied = await orNull(copyFile(source, path).then(() => true));
        if (copied === null) throw new AppError('NOT_FOUND', say('contract.noSuchFile'));
      });
    },
    async remove(keys) {
      const paths = keys.map(pathOf);
      await shared(() => Promise.all(paths.map((path) => rm(path, { force: true }))));
    },
    whileStill: exclusive,
    async ping() {
      await access(root, constants.W_OK).catch((error: unknown) => {
        throw new AppError('UNAVAILABLE', verbatim('The folder of files cannot be written'), { cause: error });
      });
    },
  };
};
