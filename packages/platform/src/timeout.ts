/**
 * Answers what `work` answers, or rejects with `timeoutError()` after that many milliseconds. The work itself continues:
 * where it can be cancelled, use AbortSignal.timeout instead.
 */
export const withTimeout = async <T>(
  work: T | Promise<T>,
  milliseconds: number,
  timeoutError: () => Error,
): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timeoutError()), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Waits for work whose outcome matters no more, at most that many milliseconds. Answers whether it ended in time. */
export const endsWithin = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  const late = Symbol('late');
  const { promise, resolve } = Promise.withResolvers<typeof late>();
  const timer = setTimeout(() => resolve(late), milliseconds);
  try {
    return (await Promise.race([work, promise])) !== late;
  } finally {
    clearTimeout(timer);
  }
};
