import type { Readable } from 'node:stream';

export type ObjectInfo = { readonly key: string; readonly size: number; readonly contentType: string; readonly modifiedAt: Date };

/** Files by key, in an S3 bucket or a folder. Keys are slash-separated words of letters, digits, `.`, `_` and `-`. */
export type Objects = {
  /** Stores exactly `size` bytes or nothing. @throws AppError VALIDATION when the stream has another size or the key is malformed */
  put(key: string, body: Readable | Uint8Array, about: { readonly size: number; readonly contentType: string }): Promise<void>;
  /** null when there is none. `range` is inclusive, in bytes. */
  get(key: string, range?: { readonly start: number; readonly end: number }): Promise<{ readonly info: ObjectInfo; readonly body: Readable } | null>;
  info(key: string): Promise<ObjectInfo | null>;
  list(prefix: string): AsyncIterable<ObjectInfo>;
  copy(from: string, to: string): Promise<void>;
  /** Absent keys are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** @throws AppError UNAVAILABLE */
  ping(): Promise<void>;
};
