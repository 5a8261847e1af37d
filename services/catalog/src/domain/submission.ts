import { FACT_FIELDS, VALUE_FIELDS } from '@wellspring/place-schema/kinds';
import { decodeMessage } from '@wellspring/words/encoded-message';
import { say, type Message } from '@wellspring/words/message';
import type { Location, LocationDetails } from './location.ts';

/** What a member submits. */
export type Submission = {
  readonly details: LocationDetails;
  readonly submittedBy: string;
  /** I own or manage this location */
  readonly isClaimed: boolean;
};

/** By what a repeated submission is recognized: from a retry, or from another tab. */
export type SubmissionMark = {
  readonly submittedBy: string;
  /** chosen by the caller; null: none */
  readonly idempotencyKey: string | null;
  /** all its fields, in one text */
  readonly content: string;
};

/** Digests are stored: these fields are in them in this order, whatever the order of the table. */
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

/** Fields that the table got later are in it by name, where they have a value: earlier submissions keep their digest. */
const valuesAdded = (details: LocationDetails): readonly (readonly [string, unknown])[] => {
  const byPlace: readonly string[] = BY_PLACE;
  return [...VALUE_FIELDS, ...FACT_FIELDS].flatMap(([field]) =>
    byPlace.includes(field) || details[field] === null ? [] : [[field, details[field]] as const],
  );
};

/** What a submission says, alike for two that say the same. `details`: checked, so that blanks and signs make no difference. */
export const submissionMark = (
  { details, submittedBy, isClaimed }: Submission,
  idempotencyKey: string | null,
): SubmissionMark => ({
  submittedBy,
  idempotencyKey,
  content: JSON.stringify([
    ...BY_PLACE.map((field) => details[field]),
    details.coordinatesAre,
    isClaimed,
    ...valuesAdded(details),
  ]),
});

/** The notice to the member who submitted a place; null: none. `isSearchAway`: addresses could not be looked up. */
export const submissionNotice = (
  {
    coordinates,
    coordinatesAre,
    city,
    pointNote,
  }: Pick<Location, 'coordinates' | 'coordinatesAre' | 'city' | 'pointNote'>,
  isSearchAway = false,
): Message | null => {
  if (!coordinates) return isSearchAway ? say('catalogErrors.notOnMapYet') : say('catalogErrors.notOnMap');
  if (pointNote !== null) return say('catalogErrors.pointUnconfirmed', { doubt: decodeMessage(pointNote) });
  if (coordinatesAre === 'exact') return null;
  const town = city?.replace(/\.$/, ''); // "Budapest XIV." ends as a sentence does
  return town === undefined ? say('catalogErrors.middleOfTheTown') : say('catalogErrors.middleOfTown', { town });
};
