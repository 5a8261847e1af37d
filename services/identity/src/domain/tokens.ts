import { AppError } from '@wellspring/errors';
import { RESET_LINK_INVALID, VERIFICATION_LINK_INVALID } from '@wellspring/rest-contract/account-limits';

/** What is stored of a link that was mailed: a hash, and until when it can be used. */
export type MailedToken = { readonly hash: string; readonly expiresAt: Date };

const HOUR_MS = 60 * 60 * 1_000;

/** A link that confirms an e-mail address lives for a week. */
export const VERIFICATION_MS = 7 * 24 * HOUR_MS;
/** A link that resets a password lives for an hour. */
export const RESET_MS = HOUR_MS;

/** Whether a link of that hash can still be used. */
export const isUsable = (token: MailedToken | null, hash: string, now: Date): boolean =>
  token !== null && token.hash === hash && now < token.expiresAt;

export const verificationLinkInvalid = (): AppError => new AppError('VALIDATION', VERIFICATION_LINK_INVALID);
export const resetLinkInvalid = (): AppError => new AppError('VALIDATION', RESET_LINK_INVALID);
