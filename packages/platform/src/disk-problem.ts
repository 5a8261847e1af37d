import { AppError } from '@wellspring/errors';
import { errorCode } from './error-code.ts';

/** What the system refuses may pass: a disk that is full, or mounted anew. Answers anything else as it is. */
export const diskProblem = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const isFull = ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
  const words = isFull ? 'There is no space left for files' : 'Files cannot be kept right now';
  return new AppError('UNAVAILABLE', words, { cause: error });
};
