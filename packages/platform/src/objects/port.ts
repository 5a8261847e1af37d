import type { Readable } from 'node:stream';

export type ObjectInfo = {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
  readonly modifiedAt: Date;
};

/**
 * Files by key, in an S3 bucket or a folder. Keys are slash-separated words of letters, digits, `.`, `_` and `-`;
 * no key is the folder of another (some stores would not list what lies below). Every call but list throws AppError VALIDATION for a malformed key, and UNAVAILABLE when the store does not answer.
 */
export type Objects = {
  /** Stores exactly `size` bytes (64 MiB at most) or nothing. @throws AppError VALIDATION when the body has another size */
  put(
    key: string,
    body: Readable | Uint8Array,
    about: { readonly size: number; readonly contentType: string },
  ): Promise<void>;
  /** null when there is none. `range` is inclusive, in bytes. @throws AppError VALIDATION when it begins behind the end. Read the body or destroy it. */
  get(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<{ readonly info: ObjectInfo; readonly body: Readable } | null>;
  info(key: string): Promise<ObjectInfo | null>;
  /** Everything whose key begins so, in the order of the keys. */
  list(prefix: string): AsyncIterable<Omit<ObjectInfo, 'contentType'>>;
  /** @throws AppError NOT_FOUND */
  copy(from: string, to: string): Promise<void>;
  /** Absent keys are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Runs a task while no file comes or goes: changes wait for it; null: the store is not a folder of this process. */
  readonly whileStill: (<T>(task: () => Promise<T>) => Promise<T>) | null;
  /** @throws AppError UNAVAILABLE */
  ping(): Promise<void>;
};
