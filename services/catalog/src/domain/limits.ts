import { say } from '@wellspring/words/message';
/** How often a member may do something. */
export const LIMITS = {
  submissions: {
    name: 'submissions',
    most: 20,
    windowSeconds: 60 * 60,
    message: say('catalogErrors.tooManySubmissions'),
  },
  proposals: {
    name: 'proposals',
    most: 20,
    windowSeconds: 60 * 60,
    message: say('catalogErrors.tooManyProposals'),
  },
  research: {
    name: 'research',
    most: 10,
    windowSeconds: 60 * 60,
    message: say('catalogErrors.tooMuchResearch'),
  },
  photos: {
    name: 'photos',
    most: 60,
    windowSeconds: 60 * 60,
    message: say('catalogErrors.tooManyPhotosAdded'),
  },
} as const;
