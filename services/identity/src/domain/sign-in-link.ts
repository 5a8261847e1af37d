import { AppError } from '@wellspring/errors';
import { SIGN_IN_LINK_INVALID } from '@wellspring/rest-contract/account-limits';
import { SIGN_IN_LINK_MINUTES } from '@wellspring/rest-contract/retention-limits';
import type { BrowserOwner } from './recognized-browser.ts';

/** A link that was mailed to a member and signs them in, once. Several may be valid: a newer one does not end the older ones. */
export type SignInLink = {
  /** of its secret */
  readonly hash: string;
  readonly userId: string;
  /** of the member when it was made: with their sessions it ends */
  readonly epoch: number;
  readonly expiresAt: Date;
  /** the request that it was made for */
  readonly requestId: string;
};

/** So long lives a link that signs in. */
export const SIGN_IN_LINK_MS = SIGN_IN_LINK_MINUTES * 60 * 1_000;

export const newSignInLink = (
  made: Pick<SignInLink, 'hash' | 'requestId'>,
  owner: BrowserOwner,
  now: Date,
): SignInLink => ({
  ...made,
  userId: owner.id,
  epoch: owner.sessionEpoch,
  expiresAt: new Date(now.getTime() + SIGN_IN_LINK_MS),
});

/** Whether the link still signs this member in. */
export const signsIn = (link: SignInLink, owner: BrowserOwner, now: Date): boolean =>
  link.userId === owner.id && link.epoch === owner.sessionEpoch && now < link.expiresAt;

export const signInLinkInvalid = (): AppError => new AppError('VALIDATION', SIGN_IN_LINK_INVALID, { field: 'token' });
