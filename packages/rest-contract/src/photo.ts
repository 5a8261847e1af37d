export const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
export const REVIEW_PHOTOS_MAX = 3;

export const PHOTOS_TOO_MANY = 'Too many photos';
export const PHOTO_TOO_LARGE = 'Images must be smaller than 5MB';
export const PHOTO_TYPE_WRONG = 'Please upload only image files (JPG, PNG, etc.)';
