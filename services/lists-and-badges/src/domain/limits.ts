/** How often a member may do something. */
export const LIMITS = {
  lists: {
    name: 'lists',
    most: 30,
    windowSeconds: 60 * 60,
    message: 'You have made many lists within the hour.',
  },
} as const;
