/** Hero images of one upload. */
export const HERO_IMAGES_AT_ONCE = 5;
/** Hero images that can be kept, active or not. */
export const HERO_IMAGES_MAX = 30;
/** Characters of the name that a file had where it came from; longer ones are cut. */
export const HERO_NAME_MAX = 255;

export const HERO_IMAGES_COUNT_WRONG = 'Please select 1-5 images';
export const HERO_IMAGE_TYPE_WRONG = 'Please select only JPEG, PNG, or WebP images';
export const HERO_IMAGE_TOO_LARGE = 'Each image must be under 5MB';
export const HERO_IMAGES_FULL = `There can be at most ${HERO_IMAGES_MAX} hero images. Please delete some first.`;
export const HERO_IMAGE_UNKNOWN = 'Hero image not found';
export const HERO_IMAGES_CHANGED = 'The hero images were changed meanwhile. Please look at them and order them again.';
