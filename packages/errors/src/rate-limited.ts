import { AppError } from './app-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Above so many of a unit the next larger one is easier to read. */
const UNITS_MAX = 90;

const counted = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

const duration = (seconds: number): string => {
  if (seconds <= UNITS_MAX) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= UNITS_MAX * MINUTE) return counted(Math.ceil(seconds / MINUTE), 'minute');
  return counted(Math.ceil(seconds / HOUR), 'hour');
};

/** When the same call may work again, as a sentence. Rounded up, so that nobody comes back too early. */
export const tryAgainIn = (seconds: number): string => `Please try again in ${duration(seconds)}.`;

/**
 * An error for a caller who did something too often: `reason` is a sentence, and when to come back follows it.
 * @param seconds until the same call may work; the edge also sends them as Retry-After
 */
export const rateLimited = (reason: string, seconds: number): AppError =>
  new AppError('RATE_LIMITED', `${reason} ${tryAgainIn(seconds)}`, { retryAfter: Math.max(1, Math.ceil(seconds)) });
