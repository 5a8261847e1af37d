import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';

/** Braces, commas, quotation marks and figures of a value. */
const OVERHEAD = 8;

/**
 * About how many bytes a value of an answer takes as JSON, counted without making the text: a text counts as its length. Counting ends beyond `most`, whose text
 * would take memory and time.
 */
export const jsonSize = (value: unknown, most: number): number => {
  if (typeof value === 'string') return value.length + OVERHEAD;
  if (typeof value !== 'object' || value === null) return OVERHEAD;
  let size = OVERHEAD;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (size > most) return size;
      size += jsonSize(item, most - size);
    }
    return size;
  }
  for (const [key, field] of Object.entries(value)) {
    if (size > most) return size;
    size += key.length + jsonSize(field, most - size);
  }
  return size;
};

/** What one operation may use: objects and list items that are answered, bytes of what is answered, milliseconds. */
export type Limits = { readonly objects: number; readonly bytes: number; readonly milliseconds: number };

/**
 * What one operation may still use, in this process and in those that it asks. Resolvers count against it: an answer that is made from memory
 * lets no timer and no abort through, so that the clock is looked at while counting.
 */
export type Budget = {
  /** Counts usage. Returns why the operation is aborted, OPERATION_TOO_EXPENSIVE, from then on every time; undefined: it continues */
  readonly spend: (used: { readonly objects?: number; readonly bytes?: number }) => AppError | undefined;
  readonly left: () => Limits;
  readonly used: () => number;
  /** why the operation was broken off; undefined: it was not */
  readonly reason: () => AppError | undefined;
  /** answers with the reason when the operation is broken off, else never */
  readonly broken: Promise<AppError>;
  /** aborted when it was broken off */
  readonly signal: AbortSignal;
};

const tooExpensive = (): AppError => new AppError('OPERATION_TOO_EXPENSIVE', say('errors.asksForTooMuch'));

const tooLong = (): AppError => new AppError('OPERATION_TOO_EXPENSIVE', say('errors.takesTooLong'));

const callerGone = (): AppError => new AppError('UNAVAILABLE', say('errors.callerLeft'));

/** Begins to count for one operation. `callerLeaves`: aborted when the caller has left; absent for work that must be done all the same. */
export const openBudget = (limits: Limits, callerLeaves?: AbortSignal): Budget => {
  const began = performance.now();
  const controller = new AbortController();
  const broken = Promise.withResolvers<AppError>();
  let [objects, bytes] = [limits.objects, limits.bytes];
  let reason: AppError | undefined;
  const breakOff = (error: AppError): void => {
    reason ??= error;
    broken.resolve(reason);
    controller.abort(reason);
  };
  const millisecondsLeft = (): number => limits.milliseconds - (performance.now() - began);
  const check = (): AppError | undefined => {
    if (reason === undefined && (objects < 0 || bytes < 0)) breakOff(tooExpensive());
    if (reason === undefined && millisecondsLeft() < 0) breakOff(tooLong());
    return reason;
  };
  if (callerLeaves?.aborted) breakOff(callerGone());
  callerLeaves?.addEventListener('abort', () => breakOff(callerGone()), { once: true });
  return {
    spend: (used) => {
      objects -= used.objects ?? 0;
      bytes -= used.bytes ?? 0;
      return check();
    },
    left: () => ({
      objects: Math.max(0, objects),
      bytes: Math.max(0, bytes),
      milliseconds: Math.max(0, Math.floor(millisecondsLeft())),
    }),
    used: () => limits.objects - objects,
    reason: () => reason,
    broken: broken.promise,
    signal: controller.signal,
  };
};
