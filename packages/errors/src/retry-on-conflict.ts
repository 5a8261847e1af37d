import type { AppError } from './app-error.ts';

/** The result of an attempt whose write met a conflict. */
export const VERSION_CONFLICT = Symbol('version conflict');

/**
 * Reads, decides and writes, and does so again while others are faster.
 * @throws what `tooMany` makes when they were faster each time
 */
export const retryOnConflict = async <T>(
  attempt: () => Promise<T | typeof VERSION_CONFLICT>,
  tooMany: () => AppError,
  attempts = 20,
): Promise<T> => {
  for (let left = attempts; left > 0; left -= 1) {
    const result = await attempt();
    if (result !== VERSION_CONFLICT) return result;
  }
  throw tooMany();
};
