/** Retention times: the services apply them, and the privacy page shows them. */
/** since the last use of a session */
export const SESSION_DAYS = 30;
/** since a member signed in, however much the session is used */
export const SESSION_DAYS_MAX = 90;
/** since a member signed in with a browser: so long is it known, signed in or not */
export const BROWSER_DAYS = 365;
export const VERIFICATION_LINK_DAYS = 7;
export const RESET_LINK_MINUTES = 60;
export const SIGN_IN_LINK_MINUTES = 15;
/** events about the safety of accounts; the name of their topic says it too */
export const SECURITY_EVENT_DAYS = 90;
/** rows of page views; the totals of a day name no one and stay */
export const PAGE_VIEW_DAYS = 90;
