import type { ImageType } from '@wellspring/rest-contract/image-type';

/** Longest edges in pixels. The server keeps 1,920 of them, and makes these itself of what is somewhat larger. */
const EDGES = [2_560, 1_920, 1_280];
/** Of the encoder, tried at each edge. */
export const QUALITIES = [0.9, 0.75];

/** A browser decodes a JPEG at the size that is drawn, other types whole: 4 bytes a pixel. */
const DECODED_MAX = { jpeg: 210_000_000, other: 64_000_000 };

/** The share of a picture that may be missing at its end. The server holds photos to the same. */
const MISSING_MAX = 0.05;

export type Size = { readonly width: number; readonly height: number };

/** Whether a browser can be asked to decode so many pixels: 200 megapixels as JPEG, 64 otherwise. */
export const isDecodable = ({ width, height }: Size, type: ImageType): boolean =>
  width * height <= (type === 'image/jpeg' ? DECODED_MAX.jpeg : DECODED_MAX.other);

/** The edges that a picture is drawn at, one after the other, until it is small enough: none that would draw it as before. */
export const edgesFor = (longest: number): readonly number[] => EDGES.filter((edge, at) => at === 0 || edge < longest);

/** The size with its longest edge at `edge`, never larger than it is, and never less than a pixel. */
export const fitted = ({ width, height }: Size, edge: number): Size => {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** How a picture is encoded again; null: too much of it is missing. `rgba`: its pixels, as a canvas holds them. */
export const writtenAs = (rgba: Uint8ClampedArray, type: ImageType): 'image/jpeg' | 'image/webp' | null => {
  let empty = 0;
  let isOpaque = true;
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = rgba[at] ?? 0;
    if (alpha === 0) empty += 1;
    if (alpha < 255) isOpaque = false;
  }
  const missing = (4 * empty) / rgba.length;
  // These know no transparency: what a browser leaves empty was not in the file.
  if (type === 'image/jpeg' || type === 'image/heic') return missing > MISSING_MAX ? null : 'image/jpeg';
  if (missing === 1) return null;
  return isOpaque ? 'image/jpeg' : 'image/webp';
};
