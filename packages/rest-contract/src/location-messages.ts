/** The page of one place. */
export const LOCATION_NOT_FOUND = {
  title: 'Location Not Found',
  text: "The location you're looking for doesn't exist.",
} as const;
export const NO_PHOTOS = 'No photos available';
export const NO_REVIEWS_BE_FIRST = 'No reviews yet. Be the first to review this location!';
export const VISIT_WEBSITE = 'Visit Website';
export const OWNER_VERIFIED = 'Owner Verified';
