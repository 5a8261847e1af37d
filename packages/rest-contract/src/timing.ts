/** Milliseconds. */
export const SESSION_FRESH = 30_000;
export const QUERY_FRESH = 5 * 60_000;
export const LOGIN_REDIRECT_DELAY = 500;
export const TOAST_SHOWN = 5000;
/** At most one toast is visible at a time. */
export const TOASTS_MAX = 1;
