import { FACT_FIELDS } from '@wellspring/place-schema/kinds';
import { isSame } from './changed-fields.ts';
import { DETAIL_FIELDS } from './fields.ts';
import type { Location } from './location.ts';

const FACTS: ReadonlySet<string> = new Set(FACT_FIELDS.map(([field]) => field));

/** A fact that was read follows its text: another reading of the same text changes nothing for readers. */
const shownValue = (location: Location, field: (typeof DETAIL_FIELDS)[number]): unknown => {
  const value = location[field];
  const isRead = FACTS.has(field) && typeof value === 'object' && value !== null && 'basis' in value;
  return isRead && value.basis === 'read' ? null : value;
};

const photosOf = ({ photos }: Location) => photos.map(({ key, caption, isPrimary }) => [key, caption, isPrimary]);

/** What a reader of the page of a place sees, in a form that can be compared. */
const shownOf = (location: Location) => [
  ...DETAIL_FIELDS.map((field) => shownValue(location, field)),
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
