import sharp from 'sharp';

/** How far a channel of a pixel may be off: what another release of the encoder makes of the same pixels. */
const TOLERANCE = 12;
/** The share of pixels that may be off, in the picture and in each square of it: a button that moves is little of a whole window. */
const MOST_DIFFERING = 0.005;
const SQUARE = 64;
/**
 * Pictures are compared at half their size. Chromium rasterizes a fine pattern at one of two subpixel positions, depending on when its layer
 * is drawn: single pixels of edges differ, and nobody sees it. In the mean of neighbours such pixels are gone; what moved or changed is not.
 */
const REDUCTION = 2;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

type Difference = {
  /** how many pixels of the reduced picture are off */
  readonly pixels: number;
  /** the upper left corner of the square in which the most are, in pixels of the window */
  readonly around: { readonly x: number; readonly y: number };
  /** what was seen, reduced and pale, with what is off in red */
  readonly picture: Buffer;
};

/** The screenshot in its committed form: small, and without invisible differences. */
export const asCommitted = (photographed: Buffer): Promise<Buffer> =>
  sharp(photographed).removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer();

const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { width, height } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width: Math.ceil(width / REDUCTION), height: Math.ceil(height / REDUCTION), kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The numbers of all pixels that are off, in ascending order. */
const pixelsOff = ({ data: seen }: Pixels, { data: expected }: Pixels): readonly number[] => {
  const off: number[] = [];
  for (let at = 0; at < seen.length; at++)
    if (Math.abs((seen[at] ?? 0) - (expected[at] ?? 0)) > TOLERANCE) {
      const pixel = Math.floor(at / 3);
      if (off.at(-1) !== pixel) off.push(pixel);
    }
  return off;
};

/** The square with the most pixels that are off, and how many they are. */
const worstSquare = (off: readonly number[], width: number): readonly [x: number, y: number, count: number] => {
  const counts = new Map<string, readonly [number, number, number]>();
  for (const pixel of off) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)].map((at) => SQUARE * Math.floor(at / SQUARE));
    const key = `${x} ${y}`;
    counts.set(key, [x ?? 0, y ?? 0, (counts.get(key)?.[2] ?? 0) + 1]);
  }
  return [...counts.values()].toSorted((one, other) => other[2] - one[2])[0] ?? [0, 0, 0];
};

const drawn = (seen: Pixels, off: readonly number[]): Promise<Buffer> => {
  const data = Uint8Array.from(seen.data, (value) => 255 - (255 - value) / 4);
  for (const pixel of off) data.set([220, 0, 0], 3 * pixel);
  return sharp(data, { raw: { width: seen.width, height: seen.height, channels: 3 } })
    .png()
    .toBuffer();
};

/**
 * How two pictures differ, both as they are committed; null: no visible difference. The same loss on both sides leaves nothing of
 * it to compare: what is off was drawn otherwise.
 */
export const differenceOf = async (seen: Buffer, expected: Buffer): Promise<Difference | null> => {
  if (seen.equals(expected)) return null;
  const [one, other] = await Promise.all([pixelsOf(seen), pixelsOf(expected)]);
  const all = one.width * one.height;
  if (one.width !== other.width || one.height !== other.height)
    return { pixels: all, around: { x: 0, y: 0 }, picture: await drawn(one, []) };
  const off = pixelsOff(one, other);
  const [x, y, count] = worstSquare(off, one.width);
  if (off.length <= MOST_DIFFERING * all && count <= MOST_DIFFERING * SQUARE ** 2) return null;
  return { pixels: off.length, around: { x: REDUCTION * x, y: REDUCTION * y }, picture: await drawn(one, off) };
};
