import { listPath, locationPath } from '@wellspring/page-contract/paths';
import type { AuditKind, AuditSubject } from '@wellspring/rest-contract/audit-rules';
import type { ActivityEntryFragment } from '../../../generated/admin-operations.ts';
import { capitalised } from '../../../shared/format/values.ts';

type Entry = ActivityEntryFragment;

/** What was done, by the name of the event. */
const DEEDS: Readonly<Record<string, string>> = {
  LocationVerified: 'verified',
  LocationUnverified: 'unverified',
  LocationChanged: 'changed',
  LocationDeleted: 'deleted',
  ReviewDeleted: 'deleted',
  ReviewChanged: 'changed',
  TripListDeleted: 'deleted',
  RightsChanged: 'changed the rights of',
  UserSuspended: 'suspended',
  UserRestored: 'restored',
  SiteSettingChanged: 'set',
  ReportResolved: 'resolved',
  ReportDismissed: 'dismissed',
  ContactMessageRead: 'read',
  ContactMessageDeleted: 'deleted',
  HeroImageAdded: 'added',
  HeroImageChanged: 'changed',
  HeroImageDeleted: 'deleted',
  ProposalDecided: 'decided',
} satisfies Readonly<Record<AuditKind, string>>;

/** What it was done to, where it has no name of its own; a thing with a page is named. */
const THINGS: Readonly<Record<string, string>> = {
  Location: 'a place',
  Review: 'a review',
  TripList: 'a list',
  User: 'a member',
  Report: 'a report',
  ContactMessage: 'a message',
  HeroImage: 'a hero image',
  Proposal: 'a proposal',
} satisfies Readonly<Record<Exclude<AuditSubject, 'SiteSetting'>, string>>;

/** What they change goes without saying. */
const SAID: readonly string[] = [
  'LocationVerified',
  'LocationUnverified',
  'UserSuspended',
  'UserRestored',
  'ReportResolved',
  'ReportDismissed',
  'ContactMessageRead',
] satisfies readonly AuditKind[];

/** Words of an event that is not known here: its name, as it is read. */
const unknownDeed = (kind: string): string => `did “${kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}” to`;

export const deedOf = ({ kind }: Entry): string => DEEDS[kind] ?? unknownDeed(kind);

/** What something was done to; `href` null: it has no page, or is gone. */
type Named = { readonly name: string; readonly href: string | null };

/** What can be gone, by its type. What suspended members wrote is hidden. */
const GONE: Readonly<Record<string, string>> = {
  Location: 'a deleted place',
  Review: 'a deleted or hidden review',
  TripList: 'a deleted or hidden list',
  User: 'a former member',
};

const withPage = (entry: Entry): Named | null => {
  const { subjectType, location, review, list, user } = entry;
  if (subjectType === 'Location') return location && { name: location.name, href: locationPath(location.id) };
  if (subjectType === 'TripList') return list && { name: list.name, href: listPath(list.id) };
  if (subjectType === 'User') return user && { name: user.displayName, href: null };
  if (subjectType === 'Review')
    return review && { name: `the review “${review.title}”`, href: locationPath(review.locationId) };
  return null;
};

/**
 * What an act was about. `isIncomplete`: a part of the list could not be loaded, so that what has no name may be there; where it was the act
 * that deleted it, that goes without saying.
 */
export const subjectOf = (entry: Entry, isIncomplete: boolean): Named => {
  const { subjectType, subjectId } = entry;
  if (subjectType === 'SiteSetting') return { name: subjectId, href: null };
  const gone = isIncomplete || entry.kind.endsWith('Deleted') ? undefined : GONE[subjectType];
  return withPage(entry) ?? { name: gone ?? THINGS[subjectType] ?? subjectId, href: null };
};

/** The name of a field, as a person reads it: isAdmin is "Admin". */
const fieldWords = (field: string): string => {
  const words = field.replace(/^is(?=[A-Z])/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return capitalised(words.toLowerCase());
};

const WORDS_OF_VALUES = new Map([
  ['true', 'yes'],
  ['false', 'no'],
  ['', 'nothing'],
]);

const valueWords = (value: string): string => WORDS_OF_VALUES.get(value) ?? value;

/** What changed, as one line; '' where the deed says it all. */
export const changeWords = ({ kind, changes }: Pick<Entry, 'kind' | 'changes'>): string => {
  if (kind === 'SiteSettingChanged') return `to ${changes[0]?.after ?? ''}`;
  if (SAID.includes(kind)) return '';
  return changes
    .map(({ field, before, after }) =>
      before === after
        ? fieldWords(field) // its values are kept nowhere
        : `${fieldWords(field)}: ${valueWords(after)} (was ${valueWords(before)})`,
    )
    .join('; ');
};
