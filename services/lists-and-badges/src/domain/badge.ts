import {
  BADGE_AT_LEAST,
  BADGE_LEVELS,
  BADGE_TYPES,
  type BadgeIcon,
  type BadgeLevel,
  type BadgeType,
} from '@wellspring/rest-contract/badge-rules';

/** Types that contributions earn; Pillar is earned by the others. */
export const CONTRIBUTION_TYPES = BADGE_TYPES.filter((type) => type !== 'pillar');
export type ContributionType = (typeof CONTRIBUTION_TYPES)[number];

type BadgeRule = {
  readonly name: string;
  readonly icon: BadgeIcon;
  /** what is counted, of one and of many, in English: clients say it in other languages (packages/words, `badges`) */
  readonly counted: readonly [string, string];
};

export const BADGE_RULES: Readonly<Record<BadgeType, BadgeRule>> = {
  contributor: {
    name: 'Contributor',
    icon: 'map-pin',
    counted: ['verified place', 'verified places'],
  },
  reviewer: { name: 'Reviewer', icon: 'star', counted: ['place reviewed', 'places reviewed'] },
  curator: {
    name: 'Curator',
    icon: 'list',
    counted: ['list made public', 'lists made public'],
  },
  explorer: {
    name: 'Explorer',
    icon: 'heart',
    counted: ['place visited or favorited', 'places visited or favorited'],
  },
  pillar: {
    name: 'Pillar',
    icon: 'users',
    counted: ['other badge at silver or above', 'other badges at silver or above'],
  },
};

/** One level of one type, as a member holds it. */
export type Badge = {
  readonly type: BadgeType;
  readonly level: BadgeLevel;
  /** the time of the contribution that completed the level */
  readonly earnedAt: Date;
  /** ids of what earned it, the oldest first */
  readonly criteria: readonly string[];
};

/** A badge with whose it is. */
export type HeldBadge = Badge & { readonly userId: string };

/** A member, only by id. */
export type MemberReference = { readonly id: string };

/** The badges of one member; `revision` rises with each publication, 0 before the first. */
export type Holder = {
  readonly userId: string;
  readonly revision: number;
  /** the account is deleted: late events earn nothing */
  readonly isErased: boolean;
  readonly badges: readonly Badge[];
};

export const newHolder = (userId: string): Holder => ({ userId, revision: 0, isErased: false, badges: [] });

export const rankOf = ({ level }: Pick<Badge, 'level'>): number => BADGE_LEVELS.indexOf(level);

export const badgeIdOf = (userId: string, { type, level }: Pick<Badge, 'type' | 'level'>): string =>
  `${userId}-${type}-${level}`;

export const isSameBadge = (one: Badge) => (other: Badge) => one.type === other.type && one.level === other.level;

/** Such as "5 places reviewed". */
export const describeBadge = ({ type, level }: Pick<Badge, 'type' | 'level'>): string => {
  const { counted } = BADGE_RULES[type];
  const count = BADGE_AT_LEAST[type][BADGE_LEVELS.indexOf(level)] ?? 0;
  return `${count} ${count === 1 ? counted[0] : counted[1]}`;
};

/** The one to show beside a name: the highest level; of several, the last that was earned. Null for none. */
export const displayBadge = (badges: readonly Badge[]): Badge | null =>
  badges.reduce<Badge | null>((best, badge) => {
    const rise = best ? rankOf(badge) - rankOf(best) || badge.earnedAt.getTime() - best.earnedAt.getTime() : 1;
    return rise > 0 ? badge : best;
  }, null);
