import { AppError } from '@wellspring/errors';
import { fieldsOf } from '@wellspring/place-schema/kinds';
import { missing } from '@wellspring/place-schema/labels';
import type { Confirmer } from '@wellspring/rest-contract/location-rules';
import { say } from '@wellspring/words/message';
import { withoutPastClosure } from './closure-end.ts';
import { differing, isSame, withFieldRevisions } from './changed-fields.ts';
import { checkDetails } from './details.ts';
import { DETAIL_FIELDS } from './fields.ts';
import type { Confirmation, Location, LocationDetails, Provenance } from './location.ts';
import { UNDOUBTED, type PointCheck } from './point-check.ts';
import { NO_RATING } from './rating.ts';
import { checkUnchanged, type ReadRevision } from './read-revision.ts';
import { withSaidFacts } from './said-facts.ts';
import { isChangedForReaders } from './shown-to-readers.ts';

type Stamp = { readonly id: string; readonly now: Date };

/** What a submission cannot do without, beside its category. */
const NEEDED = fieldsOf('text').flatMap(([field, { isRequired }]) => (isRequired ? [field] : []));

/** The details of a place that a member submits, as they are stored. @throws AppError VALIDATION */
export const checkSubmission = (details: LocationDetails): LocationDetails => {
  const checked = checkDetails(details);
  for (const field of NEEDED) if (!checked[field]) throw new AppError('VALIDATION', missing(field), { field });
  return checked;
};

const newLocation = (details: LocationDetails, { id, now }: Stamp): Location => ({
  ...withoutPastClosure(checkDetails(details), now),
  id,
  revision: 1,
  submittedBy: null,
  isVerified: false,
  isClaimed: false,
  claimedBy: null,
  photos: [],
  rating: NO_RATING,
  provenance: null,
  confirmation: null,
  ...UNDOUBTED,
  setByPeople: [],
  fieldRevisions: [],
  schedule: null,
  hoursDueAt: null,
  createdAt: now,
  updatedAt: now,
});

type Submitting = Stamp & {
  readonly submittedBy: string;
  /** the submitter's own word, which the admin who verifies the place judges */
  readonly isClaimed: boolean;
  readonly publishAtOnce: boolean;
  /** of the given point; absent: it is not doubted */
  readonly pointCheck?: Omit<PointCheck, 'coordinatesAre'>;
};

/**
 * A member's submission: pending, unless the site publishes submissions at once. Then no admin checks the claim, and the place has no owner.
 * @throws AppError VALIDATION
 */
export const submitLocation = (details: LocationDetails, stamp: Submitting): Location => {
  const isClaimed = stamp.isClaimed && !stamp.publishAtOnce;
  return withSaidFacts({
    ...newLocation(checkSubmission(details), stamp),
    submittedBy: stamp.submittedBy,
    ...(stamp.pointCheck ?? UNDOUBTED),
    isVerified: stamp.publishAtOnce,
    isClaimed,
    claimedBy: isClaimed ? stamp.submittedBy : null,
  });
};

/** A place from an open data set or the demo: published, with its source. @throws AppError VALIDATION */
export const importLocation = (details: LocationDetails, provenance: Provenance, stamp: Stamp): Location =>
  withSaidFacts({ ...newLocation(details, stamp), isVerified: true, provenance });

/** The next revision of a place. Its date of change moves only when readers see another place than before. */
export const changed = (location: Location, change: Partial<Location>, now: Date): Location => {
  const next = withoutPastClosure(withSaidFacts({ ...location, ...change }), now);
  return withFieldRevisions(location, {
    ...next,
    revision: location.revision + 1,
    updatedAt: isChangedForReaders(location, next) ? now : location.updatedAt,
  });
};

const decided =
  (isVerified: boolean) =>
  (location: Location, now: Date, readRevision: ReadRevision = null): Location | null => {
    // A repeated decision finds the place as it should be, and succeeds.
    if (location.isVerified === isVerified) return null;
    checkUnchanged(location, readRevision);
    const confirmation: Confirmation | null = isVerified ? { by: 'staff', at: now } : location.confirmation;
    return changed(location, { isVerified, confirmation }, now);
  };

/** Publishes a place as it was read; null when it was published before. @throws AppError CONFLICT when it has changed since */
export const verify = decided(true);

/** Withdraws a place from the public; null when it was not published. @throws AppError CONFLICT when it has changed since */
export const unverify = decided(false);

type DetailsEdit = Partial<LocationDetails>;

/** Details after an edit. The same point stays as exact as it was, unless the edit changes that too. @throws AppError VALIDATION */
const detailsWith = (location: Location, edit: DetailsEdit): LocationDetails => {
  const coordinatesAre = edit.coordinatesAre ?? null;
  const checked = checkDetails({ ...location, ...edit, coordinatesAre });
  const isPointChanged = coordinatesAre !== null || !isSame(checked.coordinates, location.coordinates);
  return isPointChanged ? checked : { ...checked, coordinatesAre: location.coordinatesAre };
};

/**
 * A person changes details of a Location, what they leave out stays; null when nothing differs. `beside`: what changes with it, `confirmedBy`:
 * who says so, where somebody has judged it.
 * @throws AppError VALIDATION
 */
export const changeDetails = (
  location: Location,
  edit: DetailsEdit,
  now: Date,
  beside: Partial<Location> = {},
  confirmedBy: Confirmer | null = null,
): Location | null => {
  const checked = detailsWith(location, edit);
  const fields = differing(location, checked);
  const isUnchanged = isSame({ ...location, ...beside }, location);
  if (fields.length === 0 && isUnchanged) return null;
  const setByPeople = DETAIL_FIELDS.filter((field) => fields.includes(field) || location.setByPeople.includes(field));
  const confirmation: Confirmation | null = confirmedBy ? { by: confirmedBy, at: now } : location.confirmation;
  return changed(location, { ...checked, setByPeople, ...beside, ...(fields.length > 0 && { confirmation }) }, now);
};

/**
 * Removes a deleted member from a place: the place and its photos stay, without a name and without their claim; null when nothing names them.
 */
export const forgetMember = (location: Location, memberId: string, now: Date): Location | null => {
  const { submittedBy, claimedBy, photos } = location;
  const names = [submittedBy, claimedBy, ...photos.map(({ uploadedBy }) => uploadedBy)];
  if (!names.includes(memberId)) return null;
  return changed(
    location,
    {
      submittedBy: submittedBy === memberId ? null : submittedBy,
      photos: photos.map((photo) => (photo.uploadedBy === memberId ? { ...photo, uploadedBy: null } : photo)),
      ...(claimedBy === memberId && { claimedBy: null, isClaimed: false }),
    },
    now,
  );
};

/** The last state of a place that is deleted as it was read. @throws AppError CONFLICT when it has changed since */
export const deleteLocation = (location: Location, readRevision: ReadRevision, now: Date): Location => {
  checkUnchanged(location, readRevision);
  return { ...changed(location, {}, now), updatedAt: now };
};

/** Others changed the place at the same moment, several times in a row. */
export const tooManyWriters = (): AppError => new AppError('CONFLICT', say('catalogErrors.placeBusy'));
