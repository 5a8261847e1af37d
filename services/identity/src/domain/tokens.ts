import { AppError } from '@wellspring/errors';
import { RESET_LINK_INVALID, VERIFICATION_LINK_INVALID } from '@wellspring/rest-contract/account-limits';
import { RESET_LINK_MINUTES, VERIFICATION_LINK_DAYS } from '@wellspring/rest-contract/retention-limits';

/** What is stored of a link that was mailed: a hash, and until when it can be used. */
export type MailedToken = {
  readonly hash: string;
  readonly expiresAt: Date;
  /** the request that it was made for; absent: not known */
  readonly requestId?: string;
};

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** So long lives a link that confirms an e-mail address. */
export const VERIFICATION_MS = VERIFICATION_LINK_DAYS * DAY_MS;
/** The same of one that resets a password. */
export const RESET_MS = RESET_LINK_MINUTES * MINUTE_MS;

/** A link that was mailed so short a time ago lies in the mailbox, and still works: it is not mailed once more. */
const MAILED_AGAIN_AFTER_MS = 5 * MINUTE_MS;

/**
 * Whether a link that lives so long was mailed a moment ago for another request: for the same one its mail may have failed. A clock that
 * was set back says no.
 */
export const isJustMailed = (
  token: Omit<MailedToken, 'hash'> | null,
  lifetimeMs: number,
  { requestId, now }: { readonly requestId: string; readonly now: Date },
): boolean => {
  if (token === null || token.requestId === requestId) return false;
  const age = now.getTime() - (token.expiresAt.getTime() - lifetimeMs);
  return age >= 0 && age < MAILED_AGAIN_AFTER_MS;
};

/** Whether a link of that hash can still be used. */
export const isUsable = (token: MailedToken | null, hash: string, now: Date): boolean =>
  token !== null && token.hash === hash && now < token.expiresAt;

/** The field of a call that a link is recognized by. */
const LINK = { field: 'token' };

export const verificationLinkInvalid = (): AppError => new AppError('VALIDATION', VERIFICATION_LINK_INVALID, LINK);
export const resetLinkInvalid = (): AppError => new AppError('VALIDATION', RESET_LINK_INVALID, LINK);
