/** An archive that is read by ranges. */
export type ArchiveSource = {
  /** where it is, as a person would name it */
  readonly address: string;
  /**
   * Bytes from an offset; fewer where the archive ends.
   * @throws AppError UNAVAILABLE when it cannot be had now, CONFLICT when the archive is no longer the one that was begun with, VALIDATION
   * when it is nothing that can be read by ranges
   */
  readonly read: (offset: number, length: number, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  /** what tells this edition of the archive from others; present after the first read */
  readonly edition: () => string;
  readonly close: () => Promise<void>;
};

/** No answer is larger: a request for more is a mistake of the archive. */
export const MOST_BYTES = 16 * 1024 * 1024;
