import { say } from '@wellspring/words/message';
const HOUR = 60 * 60;

/** How often somebody may do what others have to deal with: members by who they are, others by where they call from. */
export const LIMITS = {
  reports: {
    name: 'reports',
    most: 30,
    windowSeconds: HOUR,
    message: say('moderationErrors.tooManyReports'),
  },
  contact: {
    name: 'contact',
    most: 5,
    windowSeconds: HOUR,
    message: say('moderationErrors.tooManyMessages'),
  },
  heroImages: {
    name: 'hero-images',
    most: 100,
    windowSeconds: HOUR,
    message: say('moderationErrors.tooManyHeroImages'),
  },
} as const;
