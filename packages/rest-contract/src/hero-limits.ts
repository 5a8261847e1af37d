import { say } from '@wellspring/words/message';

/** Hero images of one upload. */
export const HERO_IMAGES_AT_ONCE = 5;
/** The most hero images, active or not. */
export const HERO_IMAGES_MAX = 30;
/** Characters of the name that a file had where it came from; longer ones are cut. */
export const HERO_NAME_MAX = 255;

export const HERO_IMAGES_COUNT_WRONG = say('contract.heroImagesCountWrong');
export const HERO_IMAGE_TYPE_WRONG = say('contract.heroImageTypeWrong');
export const HERO_IMAGE_TOO_LARGE = say('contract.heroImageTooLarge');
export const HERO_IMAGES_FULL = say('contract.heroImagesFull', { max: HERO_IMAGES_MAX });
export const HERO_IMAGE_UNKNOWN = say('contract.heroImageUnknown');
export const HERO_IMAGES_CHANGED = say('contract.heroImagesChanged');
