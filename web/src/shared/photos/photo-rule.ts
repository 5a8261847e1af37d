import type { ImageType } from '@wellspring/rest-contract/image-type';
import { PHOTO_TOO_LARGE, PHOTO_TYPE_WRONG } from '@wellspring/rest-contract/photo';
import type { Message } from '@wellspring/words/message';

export type Complaint = { readonly title: string; readonly description: string };

/** A file that was not taken, and why. */
export type RefusedPhoto = { readonly file: File; readonly complaint: Complaint };

/** What a form takes. */
export type PhotoRule = {
  /** the types that go to the server as they are */
  readonly types: readonly ImageType[];
  readonly typeWrong: Message;
  readonly tooLarge: Message;
};

export const PHOTO_RULE: PhotoRule = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  typeWrong: PHOTO_TYPE_WRONG,
  tooLarge: PHOTO_TOO_LARGE,
};

/** Formats of phones and sites that the server does not take; a browser that can read them converts them. */
export const CONVERTED: readonly ImageType[] = ['image/avif', 'image/heic'];

/** For `accept` of a file input. Some systems know the formats of phones by their endings alone. */
export const offeredBy = ({ types }: PhotoRule): string =>
  [...types, ...CONVERTED, 'image/heif', '.heic', '.heif', '.avif'].join();
