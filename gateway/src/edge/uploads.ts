import type { ErrorCode } from '@wellspring/errors';
import type { Message } from '@wellspring/words/message';
/** A file of a form while it comes in. Its type is what the sender claims. */
type IncomingFile = {
  readonly field: string;
  readonly name: string;
  readonly claimedType: string;
  /** fails when the file is larger than its rule allows, or when the sender breaks off */
  readonly content: AsyncIterable<Buffer>;
};

/** A file that was taken in: what the operation gets instead of its bytes. */
type Upload = { readonly id: string };

/** A file that was taken in, as it came. */
export type TakenFile = Upload & {
  readonly name: string;
  /** its place among the files of its field, from 0 */
  readonly at: number;
};

/** A refused file; the message is for its sender. */
export type RefusedFile = {
  readonly name: string;
  readonly at: number;
  readonly words: Message;
  readonly code: ErrorCode;
};

/** Where the files of forms go while they come in. */
export type UploadPort = {
  /** Stores one file, and reads all of it. @throws AppError for the sender when its type is not accepted */
  receive(file: IncomingFile, signal: AbortSignal): Promise<Upload>;
  /** Deletes files of a failed call. */
  discard(uploads: readonly Upload[]): Promise<void>;
};
