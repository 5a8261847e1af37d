import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AppError } from '@wellspring/errors';
import { isNewer, RELEASE } from '@wellspring/platform/release';
import { verbatim } from '@wellspring/words/message';
import { extract as newExtract, type Header } from 'tar-stream';
import { DATA, FORMAT, HEAD, Head, MANIFEST, Manifest, isSoundName } from './manifest.ts';

/** More than any machine that keeps everything in one folder has. */
const MOST_FILES = 2_000_000;
const LARGEST_TEXT = 512 * 1024 * 1024;

/** Takes the content of one file, such as to write it. */
export type TakeFile = (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;

export type ReadArchive = Head & { readonly files: number; readonly bytes: number };

const damaged = (why: string, cause?: unknown): AppError =>
  new AppError('VALIDATION', verbatim(`This is no whole backup of Wellspring: ${why}. Nothing was changed.`), {
    cause,
  });

const isBytes = (piece: unknown): piece is Uint8Array => piece instanceof Uint8Array;

/** Passes pieces on, counted and hashed. */
const measured = (content: AsyncIterable<unknown>) => {
  const hash = createHash('sha256');
  const seen = { size: 0, sha256: '' };
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      if (!isBytes(piece)) throw new Error('An archive was read as text');
      hash.update(piece);
      seen.size += piece.byteLength;
      yield piece;
    }
    seen.sha256 = hash.digest('hex');
  };
  return { seen, pieces: pieces() };
};

const textIn = async (content: AsyncIterable<unknown>, { name, size }: Header): Promise<unknown> => {
  if (size > LARGEST_TEXT) throw damaged(`${name} is too large`);
  return JSON.parse(await text(measured(content).pieces));
};

const headIn = (found: unknown): Head => {
  const head = Head.safeParse(found);
  if (!head.success) throw damaged('it does not begin like one', head.error);
  const { format, release } = head.data;
  if (format > FORMAT || isNewer(release, RELEASE))
    throw new AppError(
      'CONFLICT',
      verbatim(
        `This backup was made by release ${release}, and this is ${RELEASE}: restore it with ${release} or newer. Nothing was changed.`,
      ),
    );
  return head.data;
};

const nameOf = ({ name, type }: Header, seen: ReadonlyMap<string, unknown>): string => {
  const inside = name.slice(DATA.length);
  if (type !== 'file' || !name.startsWith(DATA) || !isSoundName(inside))
    throw damaged('it holds what is no plain file');
  if (seen.has(inside) || seen.size >= MOST_FILES) throw damaged('it holds a file twice, or too many');
  return inside;
};

type Seen = { readonly size: number; readonly sha256: string };

const compare = (found: unknown, seen: ReadonlyMap<string, Seen>): void => {
  const manifest = Manifest.safeParse(found);
  if (!manifest.success) throw damaged('its list of files cannot be read', manifest.error);
  const { files } = manifest.data;
  const isSame = ({ name, size, sha256 }: Manifest['files'][number]): boolean =>
    seen.get(name)?.size === size && seen.get(name)?.sha256 === sha256;
  if (files.length !== seen.size || !files.every(isSame)) throw damaged('its files are not those of its list');
};

/**
 * Reads a backup from its beginning to its end, hands over each file, and holds what it read to the list at its end.
 * @throws AppError VALIDATION when it is damaged or no backup, CONFLICT when it is of a newer release; the signal's reason
 */
export const readArchive = async (path: string, take: TakeFile, signal: AbortSignal): Promise<ReadArchive> => {
  const extract = newExtract({});
  const unpacked = pipeline(createReadStream(path), createGunzip(), extract, { signal });
  unpacked.catch(() => undefined); // reported below, by the end of the archive
  const seen = new Map<string, Seen>();
  let head: Head | null = null;
  let isComplete = false;
  try {
    for await (const entry of extract) {
      const { header } = entry;
      if (isComplete) throw damaged('something follows its list of files');
      if (head === null) {
        if (header.name !== HEAD) throw damaged('it does not begin like one');
        head = headIn(await textIn(entry, header));
      } else if (header.name === MANIFEST) {
        compare(await textIn(entry, header), seen);
        isComplete = true;
      } else {
        const name = nameOf(header, seen);
        const { pieces, seen: file } = measured(entry);
        await take(name, pieces);
        seen.set(name, file);
      }
    }
    await unpacked;
  } catch (error) {
    extract.destroy();
    signal.throwIfAborted();
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error;
    throw damaged('it cannot be read to its end', error);
  }
  if (head === null || !isComplete) throw damaged('it ends too early');
  const bytes = [...seen.values()].reduce((sum, { size }) => sum + size, 0);
  return { ...head, files: seen.size, bytes };
};
