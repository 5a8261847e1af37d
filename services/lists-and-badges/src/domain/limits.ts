import { say } from '@wellspring/words/message';

/** How often a member may do something. */
export const LIMITS = {
  lists: {
    name: 'lists',
    most: 30,
    windowSeconds: 60 * 60,
    message: say('listsErrors.manyLists'),
  },
} as const;
