/** How often a member may do something. */
export const LIMITS = {
  submissions: {
    name: 'submissions',
    most: 20,
    windowSeconds: 60 * 60,
    message: 'You have submitted many places within the hour. Please come back later.',
  },
  proposals: {
    name: 'proposals',
    most: 20,
    windowSeconds: 60 * 60,
    message: 'You have proposed many things within the hour. Please come back later.',
  },
  research: {
    name: 'research',
    most: 10,
    windowSeconds: 60 * 60,
    message: 'You have researched many places within the hour. Please come back later, or enter the place by hand.',
  },
  photos: {
    name: 'photos',
    most: 60,
    windowSeconds: 60 * 60,
    message: 'You have added many photos within the hour. Please come back later.',
  },
} as const;
