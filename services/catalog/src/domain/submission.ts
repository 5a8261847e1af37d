import { DETAIL_FIELDS } from './fields.ts';
import type { Location, LocationDetails } from './location.ts';

/** All that a member told when they submitted a place. */
export type Submission = {
  readonly details: LocationDetails;
  readonly submittedBy: string;
  /** I own or manage this location */
  readonly isClaimed: boolean;
};

/** By what a submission is known again when it comes once more: from a retry, or from another tab. */
export type SubmissionMark = {
  readonly submittedBy: string;
  /** chosen by whoever calls; null: none */
  readonly idempotencyKey: string | null;
  /** all that was told, in one text */
  readonly told: string;
};

/** What a submission says, alike for two that say the same. `details`: checked, so that blanks and signs make no difference. */
export const submissionMark = (
  { details, submittedBy, isClaimed }: Submission,
  idempotencyKey: string | null,
): SubmissionMark => ({
  submittedBy,
  idempotencyKey,
  told: JSON.stringify([...DETAIL_FIELDS.map((field) => details[field]), details.coordinatesAre, isClaimed]),
});

const NOT_ON_MAP = 'We could not find this address on the map. The place is listed, but not shown on the map.';
const SEARCH_AWAY =
  'The search for addresses is away for the moment. The place is listed, but not shown on the map until its point is set.';

const CONFIRM =
  'Until somebody confirms it, the point counts as approximate. Please correct it, or confirm that it is right.';

/** What a member should know of the place that they submitted; null: nothing. `isSearchAway`: addresses could not be looked up. */
export const submissionNotice = (
  {
    coordinates,
    coordinatesAre,
    city,
    pointNote,
  }: Pick<Location, 'coordinates' | 'coordinatesAre' | 'city' | 'pointNote'>,
  isSearchAway = false,
): string | null => {
  if (!coordinates) return isSearchAway ? SEARCH_AWAY : NOT_ON_MAP;
  if (pointNote !== null) return `${pointNote} ${CONFIRM}`;
  if (coordinatesAre === 'exact') return null;
  const town = city?.replace(/\.$/, '') ?? 'the town'; // "Budapest XIV." ends as a sentence does
  return `We could not find this address, so the map shows the middle of ${town}.`;
};
