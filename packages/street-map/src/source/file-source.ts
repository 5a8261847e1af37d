import { open } from 'node:fs/promises';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { MOST_BYTES, type ArchiveSource } from './source.ts';

/** An archive in a file of this machine. @throws AppError NOT_FOUND when it cannot be read */
export const openFileSource = async (path: string): Promise<ArchiveSource> => {
  const file = await open(path).catch((cause: unknown) => {
    throw new AppError('NOT_FOUND', verbatim(`${path} cannot be read. Is the name right?`), { cause });
  });
  const editionNow = async (): Promise<string> => {
    const { mtimeMs, size } = await file.stat();
    return `${mtimeMs} ${size}`;
  };
  const edition = await editionNow();
  return {
    address: path,
    read: async (offset, length, signal) => {
      signal.throwIfAborted();
      if (length < 1 || length > MOST_BYTES)
        throw new AppError('VALIDATION', verbatim(`${path} has a directory that cannot be right.`));
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      if ((await editionNow()) !== edition)
        throw new AppError('CONFLICT', verbatim(`${path} was written to meanwhile. Begin again.`));
      return bytes.subarray(0, bytesRead);
    },
    edition: () => edition,
    close: () => file.close(),
  };
};
