import type { NamedPoint } from '@wellspring/testkit/named-points';

/** What a member's story makes the services tell. */
const FACTS = [
  'UserRegistered',
  'ReviewCreated',
  'RatingChanged',
  'LocationRated',
  'TripListCreated',
  'TripListChanged',
  'FavoriteChanged',
  'VisitChanged',
  'BadgeAwarded',
] as const;

/** Who keeps or does something because of it. */
const GROUPS = [
  'identity.mails',
  'reviews.ratings',
  'catalog.ratings',
  'lists-and-badges.badges',
  'analytics.users',
  'analytics.reviews',
] as const;

/** Where a process is killed: at each of these, once. A service that comes later adds its facts and groups. */
export const POINTS: readonly NamedPoint[] = [
  ...FACTS.flatMap((fact) => [`written ${fact}`, `published ${fact}`] as const),
  ...GROUPS.flatMap((group) => [`told ${group}`, `handled ${group}`] as const),
];
