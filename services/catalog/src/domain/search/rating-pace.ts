/** A Location that is rated again and again is written to the index once in so long. */
const PAUSE_MS = 1_000;

/**
 * How long a new rating waits before it is written: not at all when the last write is long enough ago, else until then.
 * Milliseconds of any clock that only rises.
 */
export const ratingPause = (lastWrittenAt: number | undefined, now: number): number =>
  lastWrittenAt === undefined ? 0 : Math.max(0, lastWrittenAt + PAUSE_MS - now);
