import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';

/** Result codes of SQLite, without their extensions. */
const SQLITE = { ERROR: 1, BUSY: 5, NOMEM: 7, CORRUPT: 11, FULL: 13, NOTADB: 26 } as const;
/** The file was moved or deleted while it was open. */
const READONLY_DBMOVED = 1032;

const resultCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;

const primary = (code: number | undefined): number | undefined => (code === undefined ? undefined : code & 0xff);

/** Whether waiting may help: the file itself may be whole. */
export const isPassing = (error: unknown): boolean =>
  [SQLITE.BUSY, SQLITE.NOMEM, SQLITE.FULL].some((code) => code === primary(resultCodeOf(error)));

/** Whether a file that was opened turns out to be damaged, or is gone. */
export const isDamage = (error: unknown): boolean => {
  const code = resultCodeOf(error);
  return code === READONLY_DBMOVED || [SQLITE.CORRUPT, SQLITE.NOTADB].some((each) => each === primary(code));
};

/** What the file system says: the folder is missing, full, or not ours. */
const isFileSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** What SQLite or the file system says of a file is a dependency that does not answer; a refused statement is our mistake. */
export const toAppError = (error: unknown): unknown => {
  const code = primary(resultCodeOf(error));
  if (!isFileSystemError(error) && (code === undefined || code === SQLITE.ERROR)) return error;
  return new AppError('UNAVAILABLE', say('catalogErrors.searchUnreadable'), { cause: error });
};
