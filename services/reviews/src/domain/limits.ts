/** How often a member may do something. */
export const LIMITS = {
  reviews: {
    name: 'reviews',
    most: 20,
    windowSeconds: 60 * 60,
    message: 'You have written many reviews within the hour.',
  },
  photos: {
    name: 'photos',
    most: 60,
    windowSeconds: 60 * 60,
    message: 'You have added many photos within the hour.',
  },
} as const;
