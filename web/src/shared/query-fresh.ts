/** Milliseconds that an answer counts as fresh in the client. */
export const QUERY_FRESH = 5 * 60_000;
