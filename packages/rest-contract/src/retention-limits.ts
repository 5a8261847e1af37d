/** How long things are kept: the services hold to it, and the privacy page says it. */
export const SESSION_DAYS = 30;
export const VERIFICATION_LINK_DAYS = 7;
export const RESET_LINK_MINUTES = 60;
/** rows of page views; the totals of a day name nobody and stay */
export const PAGE_VIEW_DAYS = 90;
