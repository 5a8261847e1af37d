import { say } from '@wellspring/words/message';

/** Limits and words of the calls of those who keep the site, apart from their schemas. */
export const REASON_MAX = 2_000;
export const REASON_MISSING = say('contract.reasonMissing');
export const REASON_TOO_LONG = say('contract.reasonTooLong', { max: REASON_MAX });
