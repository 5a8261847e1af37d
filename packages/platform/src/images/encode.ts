import { AppError } from '@wellspring/errors';
import { PHOTO_PIXELS_MAX, PHOTO_PIXELS_TOO_MANY, PHOTO_UNREADABLE } from '@wellspring/rest-contract/photo-refusals';
import sharp, { type Sharp } from 'sharp';

const SECONDS_MAX = 20;

/** So much of an image may be missing at its end: a twentieth of its rows, and the last block of rows of a small one. */
const MISSING = { share: 0.05, rows: 24 };

// One thread an image, no cache, and only decoders of the accepted types.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

export type Shape = 'photo' | 'portrait' | 'hero';

export type EncodedSize = { readonly suffix: string; readonly contentType: string; readonly data: Buffer };

type Size = { readonly pixels: number; readonly suffix: string; readonly type: 'webp' | 'jpeg' };

/** Photos in three sizes, with a JPEG for previews elsewhere; portraits as squares; what fills a page's width. The largest comes first. */
const SIZES: Readonly<Record<Shape, readonly [Size, ...Size[]]>> = {
  photo: [
    { pixels: 1_920, suffix: '-1920.webp', type: 'webp' },
    { pixels: 960, suffix: '-960.webp', type: 'webp' },
    { pixels: 960, suffix: '-960.jpg', type: 'jpeg' },
    { pixels: 320, suffix: '-320.webp', type: 'webp' },
  ],
  portrait: [
    { pixels: 320, suffix: '-320.webp', type: 'webp' },
    { pixels: 96, suffix: '-96.webp', type: 'webp' },
  ],
  hero: [
    { pixels: 1_920, suffix: '-1920.webp', type: 'webp' },
    { pixels: 1_280, suffix: '-1280.webp', type: 'webp' },
    { pixels: 640, suffix: '-640.webp', type: 'webp' },
  ],
};

const resized = (image: Sharp, shape: Shape, pixels: number): Sharp =>
  shape === 'portrait'
    ? image.resize(pixels, pixels, { fit: 'cover' })
    : image.resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true });

const written = (image: Sharp, type: Size['type']): Sharp =>
  type === 'webp' ? image.webp({ quality: 80 }) : image.flatten({ background: '#ffffff' }).jpeg({ quality: 82 });

const isAbout = (error: unknown, words: string): boolean => error instanceof Error && error.message.includes(words);

const refused = (error: unknown): AppError => {
  const message = isAbout(error, 'pixel limit') ? PHOTO_PIXELS_TOO_MANY : PHOTO_UNREADABLE;
  return new AppError('VALIDATION', message, { cause: error });
};

const opened = (bytes: Buffer, failOn: 'error' | 'none'): Sharp =>
  sharp(bytes, { limitInputPixels: PHOTO_PIXELS_MAX, failOn });

/** Whether all but the last rows of an image can be decoded: a download or a copy broke off just before its end. */
const lacksOnlyItsEnd = async (bytes: Buffer): Promise<boolean> => {
  try {
    const { width, height } = await opened(bytes, 'error').metadata();
    const missing = Math.max(MISSING.rows, Math.ceil(height * MISSING.share));
    const whole = { left: 0, top: 0, width, height: height - missing };
    await opened(bytes, 'error').extract(whole).resize(1, 1).timeout({ seconds: SECONDS_MAX }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/** The pixels of an image in its largest size: only its first frame, turned as it was taken, in sRGB. */
const decoded = (image: Sharp, shape: Shape) =>
  resized(image.autoOrient().toColourspace('srgb'), shape, SIZES[shape][0].pixels)
    .timeout({ seconds: SECONDS_MAX })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The same, also where the last rows of the image are missing. @throws AppError VALIDATION in words for the sender */
const decodedOrRefused = async (bytes: Buffer, shape: Shape) => {
  try {
    return await decoded(opened(bytes, 'error'), shape);
  } catch (error) {
    const isCut = !isAbout(error, 'pixel limit') && !isAbout(error, 'timeout') && (await lacksOnlyItsEnd(bytes));
    if (!isCut) throw refused(error);
    return await decoded(opened(bytes, 'none'), shape).catch((later: unknown) => Promise.reject(refused(later)));
  }
};

/**
 * The sizes of an image, one after the other, without metadata. It is decoded once: the smaller sizes are made of the largest.
 * @throws AppError VALIDATION in words for the sender
 */
export async function* encoded(bytes: Buffer, shape: Shape): AsyncGenerator<EncodedSize> {
  const { data: pixels, info } = await decodedOrRefused(bytes, shape);
  const { width, height, channels } = info;
  for (const { pixels: most, suffix, type } of SIZES[shape]) {
    const image = resized(sharp(pixels, { raw: { width, height, channels } }), shape, most);
    yield { suffix, contentType: `image/${type}`, data: await written(image, type).toBuffer() };
  }
}
