import { say } from '@wellspring/words/message';
const HOUR = 60 * 60;

/** Limits of actions that make work for others: of members by account, of visitors by address. */
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
