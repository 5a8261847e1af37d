/** How often a member may do something. */
export const LIMITS = {
  submissions: {
    name: 'submissions',
    most: 20,
    windowSeconds: 60 * 60,
    message: 'You have submitted many places within the hour.',
  },
  proposals: {
    name: 'proposals',
    most: 20,
    windowSeconds: 60 * 60,
    message: 'You have proposed many things within the hour.',
  },
  research: {
    name: 'research',
    most: 10,
    windowSeconds: 60 * 60,
    message: 'You have researched many places within the hour. This one can be entered by hand.',
  },
  photos: {
    name: 'photos',
    most: 60,
    windowSeconds: 60 * 60,
    message: 'You have added many photos within the hour.',
  },
} as const;
