/** Where a rating would stand. */
export const NO_REVIEWS_YET = 'No reviews yet';
