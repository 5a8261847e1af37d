export const BADGE_TYPES = [
  'contributor',
  'reviewer',
  'curator',
  'explorer',
  // Earned by the other badges.
  'pillar',
] as const;
export type BadgeType = (typeof BADGE_TYPES)[number];

/** From the lowest up. */
export const BADGE_LEVELS = ['starter', 'bronze', 'silver', 'gold'] as const;
export type BadgeLevel = (typeof BADGE_LEVELS)[number];

/** A hyphen cannot stand in an enum of GraphQL: the graph has icons as strings. */
export const BADGE_ICONS = ['map-pin', 'star', 'list', 'heart', 'users'] as const;
export type BadgeIcon = (typeof BADGE_ICONS)[number];

/** How much of a type it takes for each level, from the lowest up. */
export const BADGE_AT_LEAST: Readonly<Record<BadgeType, readonly [number, number, number, number]>> = {
  contributor: [1, 5, 15, 50],
  reviewer: [1, 5, 20, 50],
  curator: [1, 3, 10, 25],
  explorer: [5, 20, 50, 100],
  pillar: [1, 2, 3, 4],
};
