/** How often a member may do something. */
export const LIMITS = {
  submissions: {
    name: 'submissions',
    most: 20,
    windowSeconds: 60 * 60,
    message: 'You have submitted many places within the hour. Please come back later.',
  },
} as const;
