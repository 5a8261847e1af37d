import { BROWSER_DAYS } from '@wellspring/rest-contract/retention-limits';

/** What a browser holds from before: tokens of its cookies, unverified. */
export type HeldTokens = {
  /** of the session that it has; absent: none */
  readonly session?: string | null | undefined;
  /** its token; absent: it has none */
  readonly browser?: string | null | undefined;
};

export const NO_TOKENS: HeldTokens = {};

/** Whose sessions end, and whose browsers are forgotten with them. */
export type BrowserOwner = { readonly id: string; readonly sessionEpoch: number };

const DAY_SECONDS = 24 * 60 * 60;

/** Whether a browser that was signed in with at this moment (seconds since 1970) still is known. */
export const isStillRecognized = (signedInAt: number, now: Date): boolean =>
  now.getTime() / 1_000 < signedInAt + BROWSER_DAYS * DAY_SECONDS;
