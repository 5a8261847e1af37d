import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@wellspring/errors';
import type { Objects } from '@wellspring/platform/objects/port';
import { verbatim } from '@wellspring/words/message';
import { MOST_BYTES, type ArchiveSource } from '../source/source.ts';
import { partKey, type PublishedArchive } from './published-archive.ts';

/** For one part; somebody waits for a tile. */
const LONGEST_MS = 4_000;

/** An archive in the file store, whose parts are read as one. */
export const storeSource = (
  objects: Objects,
  name: string,
  { id, bytes, partBytes }: Pick<PublishedArchive, 'id' | 'bytes' | 'partBytes'>,
): ArchiveSource => {
  const readPart = async (part: number, start: number, length: number, signal: AbortSignal): Promise<Uint8Array> => {
    const found = await objects.get(partKey(name, id, part), { start, end: start + length - 1 });
    if (!found) throw new AppError('CONFLICT', verbatim(`The streets ${name} are no longer in the file store.`));
    return buffer(addAbortSignal(AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]), found.body));
  };
  return {
    address: `streets/${name}`,
    read: async (offset, length, signal) => {
      if (length < 1 || length > MOST_BYTES || offset >= bytes)
        throw new AppError('VALIDATION', verbatim(`The streets ${name} have a directory that cannot be right.`));
      const end = Math.min(offset + length, bytes);
      const pieces: Uint8Array[] = [];
      for (let at = offset; at < end;) {
        const [part, start] = [Math.floor(at / partBytes), at % partBytes];
        const piece = await readPart(part, start, Math.min(partBytes - start, end - at), signal);
        if (piece.length === 0)
          throw new AppError('VALIDATION', verbatim(`The streets ${name} are shorter than they say.`));
        pieces.push(piece);
        at += piece.length;
      }
      return new Uint8Array(Buffer.concat(pieces));
    },
    edition: () => id,
    close: async () => undefined,
  };
};
