import type { NamedPoint } from '@wellspring/testkit/named-points';

const pointsOf = (facts: readonly string[], groups: readonly string[]): readonly NamedPoint[] => [
  ...facts.flatMap((fact) => [`written ${fact}`, `published ${fact}`] as const),
  ...groups.flatMap((group) => [`received ${group}`, `handled ${group}`] as const),
];

/**
 * Where a process is killed: at each of these, once. First what a member's story makes the services tell, then who keeps or does
 * something because of it. A service that comes later adds its facts and groups.
 */
export const LIVING_POINTS = pointsOf(
  [
    'UserRegistered',
    'LocationSubmitted',
    'ReviewCreated',
    'RatingChanged',
    'LocationRated',
    'TripListCreated',
    'TripListChanged',
    'FavoriteChanged',
    'VisitChanged',
    'BadgeAwarded',
    'DailyTotalsChanged',
  ],
  [
    'identity.mails',
    'identity.waiting',
    'reviews.ratings',
    'catalog.ratings',
    'catalog.pictures',
    'lists-and-badges.badges',
    'analytics.users',
    'analytics.reviews',
    'analytics.arrivals',
  ],
);

/** The same of an account that is deleted. */
export const LEAVING_POINTS = pointsOf(
  [
    'UserDeleted',
    'LocationChanged',
    'ReviewDeleted',
    'RatingChanged',
    'LocationRated',
    'TripListDeleted',
    'MemberErased',
    'SessionsEnded',
  ],
  [
    'identity.deletions',
    'catalog.erasure',
    'reviews.erasure',
    'lists-and-badges.erasure',
    'moderation.erasure',
    'analytics.erasure',
  ],
);

/** A member who is suspended. */
export const SUSPENDING_POINTS = pointsOf(
  [
    'UserSuspended',
    'SuspensionChanged',
    'SessionsEnded',
    'ReviewHidden',
    'RatingChanged',
    'LocationRated',
    'TripListHidden',
  ],
  ['reviews.suspensions', 'lists-and-badges.suspensions'],
);

/** And who is restored. */
export const RESTORING_POINTS = pointsOf(
  ['UserRestored', 'SuspensionChanged', 'ReviewShown', 'RatingChanged', 'LocationRated', 'TripListShown'],
  ['reviews.suspensions', 'lists-and-badges.suspensions'],
);

/** The same of what is reported and settled, and of a message to those who keep the site. */
export const REPORTING_POINTS = pointsOf(
  [
    'ReportMade',
    'ReportUpdated',
    'ReportResolved',
    'ReportDismissed',
    'ContactMessageReceived',
    'ContactMessageRead',
    'ContactMessageDeleted',
  ],
  ['moderation.things', 'moderation.audit'],
);

/** The same of a place that is claimed, and of a setting of the site. */
export const PROPOSING_POINTS = pointsOf(
  ['ProposalMade', 'ProposalDecided', 'LocationChanged', 'SiteSettingChanged'],
  ['catalog.proposals', 'catalog.settings', 'identity.waiting', 'identity.notices', 'moderation.audit'],
);
