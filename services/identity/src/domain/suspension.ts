import { AppError } from '@wellspring/errors';
import { cleanText, lengthOf } from '@wellspring/written-text';
import { REASON_MAX, REASON_MISSING, REASON_TOO_LONG } from '@wellspring/rest-contract/admin-limits';
import { say, type Message } from '@wellspring/words/message';
import { changed, changedEndingSessions, type Suspension, type User } from './user.ts';

const forbidden = (message: Message): AppError => new AppError('FORBIDDEN', message);

/** @throws AppError VALIDATION */
const checkReason = (given: string): string => {
  const reason = cleanText(given);
  if (reason === '') throw new AppError('VALIDATION', REASON_MISSING);
  if (lengthOf(reason) > REASON_MAX) throw new AppError('VALIDATION', REASON_TOO_LONG);
  return reason;
};

/**
 * The member, suspended by an admin: every session ends; null where they are suspended already.
 * @throws AppError VALIDATION without a reason, FORBIDDEN for oneself and for owners
 */
export const suspended = (user: User, by: string, given: string, now: Date): User | null => {
  const reason = checkReason(given);
  if (user.id === by) throw forbidden(say('identityErrors.selfSuspended'));
  if (user.isOwner) throw forbidden(say('identityErrors.ownerSuspended'));
  return user.suspension ? null : changedEndingSessions(user, { suspension: { by, reason, at: now } }, now);
};

/** The member, restored; null where they are not suspended. Sessions that ended stay ended. */
export const restored = (user: User, now: Date): User | null =>
  user.suspension && changed(user, { suspension: null }, now);

/** The error that a suspended member gets at sign-in. */
export const suspensionWords = ({ reason }: Suspension): Message => say('identityErrors.suspended', { reason });
