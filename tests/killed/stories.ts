import { LEAVING } from './leaving.fixture.ts';
import { LIVING } from './living.fixture.ts';
import { PROPOSING } from './proposing.fixture.ts';
import { REPORTING } from './reporting.fixture.ts';
import { RESTORING, SUSPENDING } from './suspending.fixture.ts';

/** Every story that a process is killed in, by its name. */
export const STORIES = {
  'from joining to a badge': LIVING,
  'the deletion of an account': LEAVING,
  'the suspension of a member': SUSPENDING,
  'the return of a suspended member': RESTORING,
  'what is reported and settled': REPORTING,
  'what is claimed and accepted': PROPOSING,
} as const;
export type StoryName = keyof typeof STORIES;

export const isStory = (name: string): name is StoryName => Object.hasOwn(STORIES, name);
