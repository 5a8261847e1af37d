import { randomBytes } from 'node:crypto';
import { AppError } from '@wellspring/errors';
import pLimit from 'p-limit';
import type { Objects } from '../objects/port.ts';
import { imageTypeOf, NO_IMAGE } from './image-type.ts';
import { orPhotosAway } from './photos-away.ts';
import { isUploadKey } from './uploads.ts';
import type { Shape } from './encode.ts';

/** A picture in the store of files: its key without size and ending. */
export type StoredImage = { readonly key: string };

/** Decoded at once in one process: an image of 24 megapixels takes 72 MB then. */
const AT_ONCE = 2;
const inTurn = pLimit(AT_ONCE);
/** Whoever came behind so many would wait longer than a connection does. */
const WAITING_MAX = 60;
const BUSY_SECONDS = 20;
const BUSY = 'Many photos are coming in right now. Please try again in a moment.';

const GONE = 'The image is not here any more. Please choose it again.';

const keyIn = (prefix: string): string => `${prefix}/${randomBytes(16).toString('hex')}`;

/** A file as one piece of memory: its parts are not kept beside it. */
const readWhole = async (body: AsyncIterable<Uint8Array>, size: number): Promise<Buffer> => {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const part of body) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes.subarray(0, at);
};

/** Makes pictures of uploads, and lets them go. */
export type Images = {
  /**
   * Makes the sizes of a shape from an upload, turned as it was taken and without anything that its file says beside the picture.
   * @throws AppError VALIDATION in words for the sender: no image, damaged, or with too many pixels; UNAVAILABLE while too many wait
   */
  adopt(uploadKey: string, as: { readonly prefix: string; readonly shape: Shape }): Promise<StoredImage>;
  /** Removes all sizes of these pictures. */
  remove(images: readonly StoredImage[]): Promise<void>;
};

/** @throws AppError as adopt */
const make = async (objects: Objects, uploadKey: string, prefix: string, shape: Shape): Promise<StoredImage> => {
  const upload = isUploadKey(uploadKey) ? await objects.get(uploadKey) : null;
  if (upload === null) throw new AppError('VALIDATION', GONE);
  const bytes = await readWhole(upload.body, upload.info.size);
  if (imageTypeOf(bytes) === null) throw new AppError('VALIDATION', NO_IMAGE);
  // Its library takes 20 MB and a fifth of a second, which most processes never spend.
  const { encoded } = await import('./encode.ts');
  const key = keyIn(prefix);
  for await (const { suffix, contentType, data } of encoded(bytes, shape))
    await objects.put(key + suffix, data, { size: data.byteLength, contentType });
  await objects.remove([uploadKey]);
  return { key };
};

export const openImages = (objects: Objects): Images => ({
  adopt: async (uploadKey, { prefix, shape }) => {
    if (inTurn.pendingCount >= WAITING_MAX) throw new AppError('UNAVAILABLE', BUSY, { retryAfter: BUSY_SECONDS });
    return inTurn(() => orPhotosAway(make(objects, uploadKey, prefix, shape)));
  },
  remove: async (images) => {
    for (const { key } of images) {
      const sizes: string[] = [];
      for await (const { key: size } of objects.list(`${key}-`)) sizes.push(size);
      await objects.remove(sizes);
    }
  },
});
