import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';

/** Rules of both stores, so that both accept the same keys. */
const KEY = /^[A-Za-z0-9._-]{1,200}(?:\/[A-Za-z0-9._-]{1,200})*$/;
const LONGEST_KEY = 500;

/** An S3 client holds a whole file of this size in memory. */
const LARGEST_OBJECT = 64 * 1024 * 1024;

/** @throws AppError VALIDATION, also for what would lead out of a folder */
export const checkKey = (key: string): string => {
  const isSound = key.length <= LONGEST_KEY && KEY.test(key) && !key.split('/').some((word) => /^\.+$/.test(word));
  if (!isSound) throw new AppError('VALIDATION', verbatim('The name of the file is malformed'));
  return key;
};

export const checkSize = (size: number): void => {
  if (!Number.isInteger(size) || size < 0)
    throw new AppError('VALIDATION', verbatim('The size of the file is malformed'));
  if (size > LARGEST_OBJECT) throw new AppError('TOO_LARGE', verbatim('The file is larger than 64 MiB'));
};

const wrongSize = (): AppError => new AppError('VALIDATION', verbatim('The file has another size than was announced'));

export const wrongRange = (): AppError => new AppError('VALIDATION', verbatim('The file has no such range of bytes'));

/** Whether a range begins within a file of this size; where it ends is cut to the end of the file. */
export const isWithin = (range: { readonly start: number; readonly end: number }, size: number): boolean =>
  range.start >= 0 && range.start <= range.end && range.start < size;

/** Passes a body on and counts it. @throws AppError VALIDATION as soon as it is too long, or at its end when it is too short */
export async function* ofSize(
  body: AsyncIterable<Uint8Array> | Uint8Array,
  size: number,
): AsyncGenerator<Uint8Array, void> {
  let seen = 0;
  for await (const piece of body instanceof Uint8Array ? [body] : body) {
    seen += piece.byteLength;
    if (seen > size) throw wrongSize();
    yield piece;
  }
  if (seen < size) throw wrongSize();
}
