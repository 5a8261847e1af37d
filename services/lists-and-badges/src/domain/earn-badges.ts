import { BADGE_LEVELS, BADGE_TYPES, type BadgeLevel, type BadgeType } from '@wellspring/rest-contract/badge-rules';
import { BADGE_RULES, CONTRIBUTION_TYPES, rankOf, type Badge } from './badge.ts';
import type { Contribution } from './contribution.ts';

type Deed = { readonly id: string; readonly at: Date };

const byTime = (one: Deed, other: Deed): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

/** What counts for a type, each thing once, the oldest first. */
const deedsOf = (contributions: readonly Contribution[], type: BadgeType): Deed[] => {
  const deeds = contributions
    .flatMap(({ type: of, subjectId: id, firstAt: at, isRemoved }) =>
      of === type && at && !isRemoved ? [{ id, at }] : [],
    )
    .sort(byTime);
  return [...new Map(deeds.toReversed().map((deed) => [deed.id, deed])).values()].sort(byTime);
};

const levelsReached = (type: BadgeType, deeds: readonly Deed[]): Badge[] =>
  BADGE_LEVELS.flatMap((level, rank) => {
    const needed = deeds.slice(0, BADGE_RULES[type].atLeast[rank]);
    const last = needed.at(-1);
    if (!last || needed.length < (BADGE_RULES[type].atLeast[rank] ?? Infinity)) return [];
    return [{ type, level, earnedAt: last.at, criteria: needed.map(({ id }) => id) }];
  });

const SILVER = BADGE_LEVELS.indexOf('silver');

/** Types held at silver or above, each since its silver. */
const pillarDeeds = (badges: readonly Badge[]): Deed[] =>
  badges
    .filter((badge) => rankOf(badge) === SILVER)
    .map(({ type, earnedAt }) => ({ id: type, at: earnedAt }))
    .sort(byTime);

/** All badges that these things earn. The same things earn the same, whenever it is worked out. */
export const earnedBadges = (contributions: readonly Contribution[]): Badge[] => {
  const badges = CONTRIBUTION_TYPES.flatMap((type) => levelsReached(type, deedsOf(contributions, type)));
  return [...badges, ...levelsReached('pillar', pillarDeeds(badges))];
};

/** How far a member is with one type. */
export type BadgeProgress = {
  readonly type: BadgeType;
  readonly count: number;
  readonly level: BadgeLevel | null;
  /** null at gold */
  readonly next: { readonly level: BadgeLevel; readonly atLeast: number } | null;
};

/** How far these things lead, of every type. */
export const badgeProgress = (contributions: readonly Contribution[]): BadgeProgress[] => {
  const badges = earnedBadges(contributions);
  return BADGE_TYPES.map((type) => {
    const count = (type === 'pillar' ? pillarDeeds(badges) : deedsOf(contributions, type)).length;
    const rank = BADGE_RULES[type].atLeast.filter((atLeast) => count >= atLeast).length;
    const [nextLevel, atLeast] = [BADGE_LEVELS[rank], BADGE_RULES[type].atLeast[rank]];
    const next = nextLevel && atLeast ? { level: nextLevel, atLeast } : null;
    return { type, count, level: BADGE_LEVELS[rank - 1] ?? null, next };
  });
};
