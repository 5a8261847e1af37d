const HOUR = 60 * 60;

/** How often somebody may do what others have to deal with: members by who they are, others by where they call from. */
export const LIMITS = {
  reports: {
    name: 'reports',
    most: 30,
    windowSeconds: HOUR,
    message: 'You have made many reports within the hour.',
  },
  contact: {
    name: 'contact',
    most: 5,
    windowSeconds: HOUR,
    message: 'You have sent many messages within the hour.',
  },
  heroImages: {
    name: 'hero-images',
    most: 100,
    windowSeconds: HOUR,
    message: 'You have added many hero images within the hour.',
  },
} as const;
