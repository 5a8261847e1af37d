import { isSame } from './changed-fields.ts';
import { enteredValue } from './entered-value.ts';
import { DETAIL_FIELDS } from './fields.ts';
import type { Location } from './location.ts';

const photosOf = ({ photos }: Location) => photos.map(({ key, caption, isPrimary }) => [key, caption, isPrimary]);

/** What a reader of the page of a place sees, in a form that can be compared: another reading of the same text changes nothing. */
const shownOf = (location: Location) => [
  ...DETAIL_FIELDS.map((field) => enteredValue(location, field)),
  location.coordinatesAre,
  location.isVerified,
  location.isClaimed,
  location.provenance,
  location.confirmation,
  photosOf(location),
];

/** Whether a change of a place is one for its readers, and moves its date of change. */
export const isChangedForReaders = (before: Location, after: Location): boolean =>
  !isSame(shownOf(before), shownOf(after));
