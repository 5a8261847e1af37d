/** Seconds: what is away, or takes too long, may be back by then. */
const SECONDS = '5';

/**
 * Headers that a response of this status has beside its own, names and values in turn: it says when to come again, where that is
 * known (in seconds) and wherever something is away.
 */
export const retryAfter = (status: number, seconds?: number): readonly string[] => {
  if (seconds !== undefined) return ['Retry-After', String(seconds)];
  return status === 503 ? ['Retry-After', SECONDS] : [];
};
