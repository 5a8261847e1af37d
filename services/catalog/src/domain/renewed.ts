import { isSame } from './changed-fields.ts';
import type { Location } from './location.ts';

/** When hours are evaluated again is shown to nobody and not searched. */
const comparable = (location: Location) => ({ ...location, hoursDueAt: null });

/**
 * A place that was read again without a change of it: its revision rises if another fact or other hours were read, so that the index of
 * search takes them. Nobody changed the place, so its dates stay.
 */
export const renewed = (before: Location, after: Location): Location =>
  isSame(comparable(before), comparable(after)) ? after : { ...after, revision: before.revision + 1 };
