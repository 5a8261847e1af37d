import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { errorCode } from './error-code.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const SQLITE_FULL = 13;

/** Whether something failed because a disk of this machine, or a quota on it, is full. Looks through the causes of the error. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if (FULL.has(errorCode(error) ?? '') || ('errcode' in error && error.errcode === SQLITE_FULL)) return true;
  return 'cause' in error && isDiskFull(error.cause);
};

/** Errors of the system that may pass: a full disk, or one that was mounted again. Returns other errors unchanged. */
export const diskProblem = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const words = isDiskFull(error) ? say('errors.noSpaceForFiles') : say('errors.filesNotKept');
  return new AppError('UNAVAILABLE', words, { cause: error });
};
