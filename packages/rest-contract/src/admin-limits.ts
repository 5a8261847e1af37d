/** Limits and words of the calls of those who keep the site, apart from their schemas. */
export const REASON_MAX = 2_000;
export const REASON_MISSING = 'Please say why';
export const REASON_TOO_LONG = `Reason must be at most ${REASON_MAX} characters`;
