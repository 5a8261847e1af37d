import { fieldLabel } from '@wellspring/place-schema/labels';
import type { Message } from '@wellspring/words/message';
import { enteredValue } from './entered-value.ts';
import { DETAIL_FIELDS, type DetailField } from './fields.ts';
import { listedFields } from './listed.ts';
import type { Location, LocationDetails } from './location.ts';

/** What admins decide about a place, beside its details. */
const FLAGS = ['isVerified', 'isClaimed'] as const;
type Flag = (typeof FLAGS)[number];
type WatchedField = DetailField | Flag | 'photos';

/** Fields as a sentence lists them: "Name, City and Tags". */
export const listed = (fields: readonly string[]): string | Message => listedFields(fields.map(fieldLabel)) ?? '';

export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The details that somebody has entered and that differ. How exact a point is belongs to it. */
export const differing = (location: LocationDetails, after: LocationDetails): readonly DetailField[] =>
  DETAIL_FIELDS.filter(
    (field) =>
      !isSame(enteredValue(location, field), enteredValue(after, field)) ||
      (field === 'coordinates' && location.coordinatesAre !== after.coordinatesAre),
  );

/** The fields of the photos of a place that a revision check compares, in their order. */
const photosShown = ({ photos }: Location) => photos.map(({ id, key, caption }) => ({ id, key, caption }));

const watchedDiffering = (before: Location, after: Location): readonly WatchedField[] => [
  ...differing(before, after),
  ...FLAGS.filter((flag) => before[flag] !== after[flag]),
  ...(isSame(photosShown(before), photosShown(after)) ? [] : ['photos' as const]),
];

/** Notes what changed, with the revision it changed in. */
export const withFieldRevisions = (before: Location, after: Location): Location => {
  const fields: readonly string[] = watchedDiffering(before, after);
  if (fields.length === 0) return after;
  const others = before.fieldRevisions.filter(({ field }) => !fields.includes(field));
  return {
    ...after,
    fieldRevisions: [...others, ...fields.map((field) => ({ field, revision: after.revision }))],
  };
};

/** The fields that were changed after a revision. */
export const changedSince = ({ fieldRevisions }: Location, revision: number): readonly string[] =>
  fieldRevisions.filter((changed) => changed.revision > revision).map(({ field }) => field);

type FieldChange =
  { readonly field: Flag; readonly before: boolean; readonly after: boolean } | { readonly field: string };

/**
 * The changes of an act, for the audit log: values of decisions of admins, and only names of all other fields. A point, a
 * telephone or a text can be somebody's, and the audit log is stored for ever.
 */
export const changesBetween = (before: Location, after: Location): readonly FieldChange[] => [
  ...differing(before, after)
    .flatMap((field) => (field === 'coordinates' ? ['latitude', 'longitude'] : [field]))
    .map((field) => ({ field })),
  ...FLAGS.filter((flag) => before[flag] !== after[flag]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  })),
];
