/** Where photos are added on the page of a place: they go with a review. */
export const PHOTOS_ANCHOR = 'add-photos';
