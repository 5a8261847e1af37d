/** The page of one place. */
export const LOCATION_NOT_FOUND = {
  title: 'Location Not Found',
  text: "The location you're looking for doesn't exist.",
} as const;
export const LOCATION_FAILED = { title: 'Error Loading Location', text: 'Please try again later.' } as const;
/** To its submitter, and to admins. */
export const LOCATION_DELETED = 'This location was deleted';
export const NO_PHOTOS = 'No photos available';
export const VISIT_WEBSITE = 'Visit Website';
export const OWNER_VERIFIED = 'Owner Verified';

/** "1 photo", "12 photos" */
export const photoCount = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

/** Of a point that is the middle of the town, or doubted: visitors are not told which. */
export const approximatePoint = (town: string | null): string =>
  `This point is approximate: it may be the middle of ${town ?? 'the town'}. The exact place is not known.`;
