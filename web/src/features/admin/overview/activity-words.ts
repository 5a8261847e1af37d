import { listPath, locationPath } from '@wellspring/page-contract/paths';
import type { AuditKind } from '@wellspring/rest-contract/audit-rules';
import type { Translate } from '@wellspring/words/translate';
import type { ActivityEntryFragment } from '../../../generated/admin-operations.ts';
import { capitalised } from '../../../shared/format/values.ts';
import { memberName } from '../../../shared/member-name.ts';

type Entry = ActivityEntryFragment;
type Say = Translate<'admin'>;

/** An act as a whole sentence. `what`: whether its object has a name, is gone, or neither. */
type ActText = (t: Say, what: Subject['state']) => string;

const ACTS: Readonly<Record<string, ActText>> = {
  LocationVerified: (t, what) => t('admin.activityLocationVerified', { what }),
  LocationUnverified: (t, what) => t('admin.activityLocationUnverified', { what }),
  LocationChanged: (t, what) => t('admin.activityLocationChanged', { what }),
  LocationDeleted: (t, what) => t('admin.activityLocationDeleted', { what }),
  ReviewDeleted: (t, what) => t('admin.activityReviewDeleted', { what }),
  ReviewChanged: (t, what) => t('admin.activityReviewChanged', { what }),
  TripListDeleted: (t, what) => t('admin.activityTripListDeleted', { what }),
  RightsChanged: (t, what) => t('admin.activityRightsChanged', { what }),
  UserSuspended: (t, what) => t('admin.activityUserSuspended', { what }),
  UserRestored: (t, what) => t('admin.activityUserRestored', { what }),
  SiteSettingChanged: (t) => t('admin.activitySiteSettingChanged'),
  ReportResolved: (t) => t('admin.activityReportResolved'),
  ReportDismissed: (t) => t('admin.activityReportDismissed'),
  ContactMessageRead: (t) => t('admin.activityContactMessageRead'),
  ContactMessageDeleted: (t) => t('admin.activityContactMessageDeleted'),
  HeroImageAdded: (t) => t('admin.activityHeroImageAdded'),
  HeroImageChanged: (t) => t('admin.activityHeroImageChanged'),
  HeroImageDeleted: (t) => t('admin.activityHeroImageDeleted'),
  ProposalDecided: (t) => t('admin.activityProposalDecided'),
} satisfies Readonly<Record<AuditKind, ActText>>;

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

/** An event that is not known here: its name, as it is read. */
export const kindWords = (kind: string): string => kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** What something was done to; `href` null: it has no page, or is gone. */
type Subject = { readonly state: 'named' | 'gone' | 'unnamed'; readonly name: string; readonly href: string | null };

/** What can be gone. What suspended members wrote is hidden. */
const PASSING = ['Location', 'Review', 'TripList', 'User'];

const withPage = (t: Say, entry: Entry): Omit<Subject, 'state'> | null => {
  const { subjectType, subjectId, location, review, list, user } = entry;
  if (subjectType === 'SiteSetting') return { name: subjectId, href: null };
  if (subjectType === 'Location') return location && { name: location.name, href: locationPath(location.id) };
  if (subjectType === 'TripList') return list && { name: list.name, href: listPath(list.id) };
  if (subjectType === 'User') return user && { name: memberName(t, user), href: null };
  if (subjectType === 'Review') return review && { name: review.title, href: locationPath(review.locationId) };
  return null;
};

/**
 * What an act was about. `isIncomplete`: a part of the list could not be loaded, so that what has no name may be there; where it was the act
 * that deleted it, that goes without saying.
 */
export const subjectOf = (t: Say, entry: Entry, isIncomplete: boolean): Subject => {
  const named = withPage(t, entry);
  if (named) return { state: 'named', ...named };
  const isGone = !isIncomplete && !entry.kind.endsWith('Deleted') && PASSING.includes(entry.subjectType);
  return { state: isGone ? 'gone' : 'unnamed', name: entry.subjectId, href: null };
};

const OTHERS = { named: '', gone: 'Gone', unnamed: 'Some' } as const satisfies Record<Subject['state'], string>;

/** Who did what to what, for Rich: the elements `who` and `what`, and `act` for one that is not known here. */
export const textOfAct = (t: Say, { kind, subjectType }: Entry, { state }: Subject): string =>
  ACTS[kind]?.(t, state) ?? t('admin.activityOther', { what: `${subjectType}${OTHERS[state]}` });

/** The name of a field, as a person reads it: isAdmin is "Admin". One that is not known here is called by its id. */
const fieldText = (t: Say, field: string): string => {
  const words = field.replace(/^is(?=[A-Z])/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return t('admin.changedField', { field, name: capitalised(words.toLowerCase()) });
};

const valueText = (t: Say, value: string): string => t('admin.changedValue', { value: value || 'nothing' });

/** What changed, as one line; '' where the act says it all. */
export const changeText = (t: Say, { kind, changes }: Pick<Entry, 'kind' | 'changes'>): string => {
  if (kind === 'SiteSettingChanged') return t('admin.setTo', { value: changes[0]?.after ?? '' });
  if (SAID.includes(kind)) return '';
  return changes
    .map(({ field, before, after }) => {
      const name = fieldText(t, field);
      if (before === after) return name; // its values are not stored
      return t('admin.changedFrom', { field: name, before: valueText(t, before), after: valueText(t, after) });
    })
    .reduce((before, next) => (before ? t('admin.changesListed', { before, next }) : next), '');
};
