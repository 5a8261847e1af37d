import { say } from '@wellspring/words/message';

/** What a list must have, and most characters of what is stored as its text. */
export const LIST_NAME_MISSING = say('contract.listNameMissing');
export const LIST_NAME_MAX = 100;
export const LIST_DESCRIPTION_MAX = 2_000;
