import { randomBytes } from 'node:crypto';
import { AppError } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';
import pLimit from 'p-limit';
import type { Objects } from '../objects/port.ts';
import { decodableType } from './image-refusal.ts';
import { orPhotosAway } from './photos-away.ts';
import { isUploadKey } from './uploads.ts';
import type { Shape } from './encode.ts';

/** A picture in the store of files: its key without size and ending. */
export type StoredImage = { readonly key: string };

/** Decoded at the same time in one process: an image of 24 megapixels takes 72 MB then. */
const AT_ONCE = 2;
const inTurn = pLimit(AT_ONCE);
/** Behind so many, a request would wait longer than its connection does. */
const WAITING_MAX = 60;
const BUSY_SECONDS = 20;
const BUSY = say('errors.manyPhotos');

const GONE = say('errors.imageGone');

const keyIn = (prefix: string): string => `${prefix}/${randomBytes(16).toString('hex')}`;

/** A file as one piece of memory: its parts are not held as well. */
const readWhole = async (body: AsyncIterable<Uint8Array>, size: number): Promise<Buffer> => {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const part of body) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes.subarray(0, at);
};

/** Media types of images that a picture may be made of, and what is said of others. */
type Only = { readonly types: readonly string[]; readonly words: Message };

/** How an upload is stored: under which key, and in which sizes. Without `only` every image is accepted. */
type Adoption = { readonly prefix: string; readonly shape: Shape; readonly only?: Only };

/** Makes pictures of uploads, and deletes them. */
export type Images = {
  /**
   * Makes the sizes of a shape from an upload, turned as it was taken and without anything that its file says beside the picture.
   * The upload goes; also one that cannot be a picture, since it never will be.
   * @throws AppError VALIDATION in words for the sender: no image, damaged, or with too many pixels; UNAVAILABLE while too many wait
   */
  adopt(uploadKey: string, as: Adoption): Promise<StoredImage>;
  /** Removes all sizes of these pictures. */
  remove(images: readonly StoredImage[]): Promise<void>;
};

/** @throws AppError VALIDATION for bytes that are no such image */
const checkType = (bytes: Buffer, only: Only | undefined): void => {
  const type = decodableType(bytes);
  if (only?.types.includes(type) === false) throw new AppError('VALIDATION', only.words);
};

/** @throws AppError as adopt */
const make = async (objects: Objects, uploadKey: string, { prefix, shape, only }: Adoption): Promise<StoredImage> => {
  const upload = isUploadKey(uploadKey) ? await objects.get(uploadKey) : null;
  if (upload === null) throw new AppError('VALIDATION', GONE);
  const bytes = await readWhole(upload.body, upload.info.size);
  const key = keyIn(prefix);
  try {
    checkType(bytes, only);
    // Its library takes 20 MB and a fifth of a second, which most processes do not need.
    const { encoded } = await import('./encode.ts');
    for await (const { suffix, contentType, data } of encoded(bytes, shape))
      await objects.put(key + suffix, data, { size: data.byteLength, contentType });
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') await objects.remove([uploadKey]);
    throw error;
  }
  await objects.remove([uploadKey]);
  return { key };
};

export const openImages = (objects: Objects): Images => ({
  adopt: async (uploadKey, as) => {
    if (inTurn.pendingCount >= WAITING_MAX) throw new AppError('UNAVAILABLE', BUSY, { retryAfter: BUSY_SECONDS });
    return inTurn(() => orPhotosAway(make(objects, uploadKey, as)));
  },
  remove: async (images) => {
    for (const { key } of images) {
      const sizes: string[] = [];
      for await (const { key: size } of objects.list(`${key}-`)) sizes.push(size);
      await objects.remove(sizes);
    }
  },
});
