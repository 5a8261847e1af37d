import { AppError } from '@wellspring/errors';
import { imageTypeOf, type ImageType } from '@wellspring/rest-contract/image-type';
import { PHOTO_TYPE_WRONG } from '@wellspring/rest-contract/photo';
import { PHOTO_FORMAT_UNREADABLE } from '@wellspring/rest-contract/photo-refusals';
import type { Message } from '@wellspring/words/message';

/** The formats that are decoded. Not AVIF: a plane of it may be larger than the picture says it is, and no limit of pixels sees that. */
const DECODED: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

const wordsFor = (type: ImageType | null): Message =>
  type === 'image/heic' || type === 'image/avif' ? PHOTO_FORMAT_UNREADABLE[type] : PHOTO_TYPE_WRONG;

/**
 * The type of an image that can be decoded, by its first bytes.
 * @throws AppError VALIDATION for anything else: names the format where it is a known one, and says what to do
 */
export const decodableType = (head: Uint8Array): ImageType => {
  const type = imageTypeOf(head);
  if (type === null || !DECODED.includes(type)) throw new AppError('VALIDATION', wordsFor(type));
  return type;
};
