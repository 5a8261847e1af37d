import { AppError } from '@wellspring/errors';
import type { SignInAttempt } from '../domain/sign-in-outcome.ts';

/** Counts an attempt, and notes it where it was one too many. @throws AppError RATE_LIMITED, as `count` does */
export const recordWhenLimited = async <T>(
  count: () => Promise<T>,
  note: (outcome: Extract<SignInAttempt['outcome'], 'limited'>) => Promise<void>,
): Promise<T> => {
  try {
    return await count();
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') await note('limited');
    throw error;
  }
};
