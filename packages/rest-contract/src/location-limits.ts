import { say } from '@wellspring/words/message';

export const TAGS_MAX = 20;
export const TAGS_TOO_MANY = say('contract.tagsTooMany', { max: TAGS_MAX });
/** Most characters of one. */
export const TAG_MAX = 50;
export const TAG_TOO_LONG = say('contract.tagTooLong', { max: TAG_MAX });

export const CATEGORY_MISSING = say('contract.categoryMissing');
export const LATITUDE_WRONG = say('contract.latitudeWrong');
export const LONGITUDE_WRONG = say('contract.longitudeWrong');
export const HALF_A_POINT = say('contract.halfAPoint');
