import { AppError } from '@wellspring/errors';
import sharp, { type Sharp } from 'sharp';

/** What an image may have, so that it can be decoded in the memory at hand: a phone's 24 megapixels. */
const PIXELS_MAX = 25_000_000;
const SECONDS_MAX = 20;

const DAMAGED = 'This image cannot be read. Please choose another.';
const TOO_MANY_PIXELS = 'This image has too many pixels. Please choose one of at most 24 megapixels.';

// One thread an image, nothing kept in between, and no other reader than those of the types that we take.
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

const told = (error: unknown): AppError => {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  const message = isTooLarge ? TOO_MANY_PIXELS : DAMAGED;
  return new AppError('VALIDATION', message, { cause: error });
};

/** The pixels of an image in its largest size: only its first frame, turned as it was taken, in sRGB. */
const decoded = (bytes: Buffer, shape: Shape) =>
  resized(
    sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient().toColourspace('srgb'),
    shape,
    SIZES[shape][0].pixels,
  )
    .timeout({ seconds: SECONDS_MAX })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => Promise.reject(told(error)));

/**
 * The sizes of an image, one after the other, without metadata. It is decoded once: the smaller sizes are made of the largest.
 * @throws AppError VALIDATION in words for the sender
 */
export async function* encoded(bytes: Buffer, shape: Shape): AsyncGenerator<EncodedSize> {
  const { data: pixels, info } = await decoded(bytes, shape);
  const { width, height, channels } = info;
  for (const { pixels: most, suffix, type } of SIZES[shape]) {
    const image = resized(sharp(pixels, { raw: { width, height, channels } }), shape, most);
    yield { suffix, contentType: `image/${type}`, data: await written(image, type).toBuffer() };
  }
}
