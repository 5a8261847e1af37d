/** What is said about reviews on the page of a place. */
export const NO_REVIEWS_BE_FIRST = 'No reviews yet. Be the first to review this location!';
export const REVIEWS_UNAVAILABLE = 'Reviews are not available right now. Please try again in a moment.';
export const MORE_REVIEWS_FAILED = 'Failed to load more reviews. Please try again.';
export const SUBMIT_FAILED = 'Failed to submit review. Please try again.';
export const DELETE_FAILED = 'Failed to delete review. Please try again.';
export const SIGN_IN_TO_REVIEW = 'You need to be logged in to submit a review.';
