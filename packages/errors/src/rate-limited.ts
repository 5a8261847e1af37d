import { say, type Message } from '@wellspring/words/message';
import { AppError } from './app-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Above so many of a unit the next larger one is easier to read. */
const UNITS_MAX = 90;

/** When the same call may work again, as a sentence. Rounded up, so that no caller repeats too early. */
export const tryAgainIn = (seconds: number): Message => {
  if (seconds <= UNITS_MAX) return say('errors.tryAgainInSeconds', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds <= UNITS_MAX * MINUTE) return say('errors.tryAgainInMinutes', { count: Math.ceil(seconds / MINUTE) });
  return say('errors.tryAgainInHours', { count: Math.ceil(seconds / HOUR) });
};

/**
 * An error for a caller who did something too often: `reason` is a sentence, and when to come back follows it.
 * @param seconds until the same call may work; the edge also sends them as Retry-After
 */
export const rateLimited = (reason: Message, seconds: number): AppError =>
  new AppError('RATE_LIMITED', say('errors.rateLimited', { reason, when: tryAgainIn(seconds) }), {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
