/** What came of an attempt to sign in. */
export const SIGN_IN_OUTCOMES = [
  'signed_in',
  'wrong_password',
  'unknown_account',
  'invalid_link',
  'suspended',
  'limited',
] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/** An attempt to sign in, for those who watch over the site. */
export type SignInAttempt = {
  readonly by: 'password' | 'link';
  readonly outcome: SignInOutcome;
  /** as limits count by it, whether there is such an account or not; null: not known */
  readonly account: string | null;
  readonly address: string | undefined;
};
