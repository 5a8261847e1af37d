import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { IMAGE_HEAD_BYTES } from '@wellspring/rest-contract/image-type';
import { diskProblem } from '../disk-problem.ts';
import { newId } from '../ids.ts';
import type { Objects } from '../objects/port.ts';
import { decodableType } from './image-refusal.ts';
import { orPhotosAway } from './photos-away.ts';

/** Where files are while nothing names them. */
const PREFIX = 'tmp/';
const UPLOAD_KEY = /^tmp\/[\w-]{1,64}$/;

/** Hexadecimal digits of the digest at the end of a key: 96 bits, so that two different files have different ones. */
const DIGEST_LENGTH = 24;
const DIGEST = /-([0-9a-f]{24})$/;

/** A file without a reference after this time is deleted. */
const RETENTION_MS = 24 * 60 * 60 * 1_000;

/** Whether a key is that of a file which is still on its way. */
export const isUploadKey = (key: string): boolean => UPLOAD_KEY.test(key);

/** What the file of a key is known by, whenever it is sent: two files with the same bytes have the same. Any other text is itself. */
export const contentOfUpload = (key: string): string => (isUploadKey(key) && DIGEST.exec(key)?.[1]) || key;

/** Adds the bytes to a hash while they pass. */
const hashing = (hash: Hash) =>
  async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of content) {
      hash.update(part);
      yield part;
    }
  };

const first = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(IMAGE_HEAD_BYTES), 0, IMAGE_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const onDisk = async <Result>(working: Promise<Result>): Promise<Result> => {
  try {
    return await working;
  } catch (error) {
    throw diskProblem(error);
  }
};

/**
 * Streams an image through a local file into the file store, so that many at once need no memory.
 * Its type is found from its bytes, not from its name. Returns the key, which ends with a digest of the bytes.
 * @throws AppError VALIDATION for a file that is no image of an accepted format; UNAVAILABLE without the store; all errors of `content`
 */
export const receiveImage = async (
  objects: Pick<Objects, 'put'>,
  content: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<string> => {
  const folder = await orPhotosAway(onDisk(mkdtemp(join(tmpdir(), 'wellspring-upload-'))));
  const path = join(folder, 'image');
  try {
    const written = createWriteStream(path, { mode: 0o600 });
    const hash = createHash('sha256');
    await orPhotosAway(onDisk(pipeline(content, hashing(hash), written, { signal })));
    const contentType = decodableType(await first(path));
    const key = `${PREFIX}${newId()}-${hash.digest('hex').slice(0, DIGEST_LENGTH)}`;
    const file = await open(path);
    try {
      const body = file.createReadStream({ autoClose: false });
      await orPhotosAway(objects.put(key, body, { size: written.bytesWritten, contentType }));
    } finally {
      await file.close();
    }
    return key;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes what was taken in and never named: of calls that ended in the middle. */
export const sweepUploads = async (objects: Pick<Objects, 'list' | 'remove'>, now: Date): Promise<void> => {
  for await (const { key, modifiedAt } of objects.list(PREFIX))
    if (now.getTime() - modifiedAt.getTime() > RETENTION_MS) await objects.remove([key]);
};
