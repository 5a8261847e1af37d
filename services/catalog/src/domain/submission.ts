import { VALUE_FIELDS } from '@wellspring/place-schema/kinds';
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

/** Digests are stored: these fields stand in them by their place, whatever the order of the table. */
const BY_PLACE = [
  'name',
  'description',
  'address',
  'city',
  'state',
  'country',
  'website',
  'phoneNumber',
  'hours',
  'priceRange',
  'healingProperties',
  'accessibility',
  'temperature',
  'mineralContent',
  'bestTimeToVisit',
  'coordinates',
  'categoryId',
  'tags',
  'avgCost',
] as const satisfies readonly (keyof LocationDetails)[];

/** Fields that the table got later stand in it by name, where they say something: what was stored before keeps its digest. */
const valuesAdded = (details: LocationDetails): readonly (readonly [string, unknown])[] => {
  const known: readonly string[] = BY_PLACE;
  return VALUE_FIELDS.flatMap(([field]) =>
    known.includes(field) || details[field] === null ? [] : [[field, details[field]] as const],
  );
};

/** What a submission says, alike for two that say the same. `details`: checked, so that blanks and signs make no difference. */
export const submissionMark = (
  { details, submittedBy, isClaimed }: Submission,
  idempotencyKey: string | null,
): SubmissionMark => ({
  submittedBy,
  idempotencyKey,
  told: JSON.stringify([
    ...BY_PLACE.map((field) => details[field]),
    details.coordinatesAre,
    isClaimed,
    ...valuesAdded(details),
  ]),
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
