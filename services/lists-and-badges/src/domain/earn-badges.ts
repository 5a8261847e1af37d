import {
  BADGE_AT_LEAST,
  BADGE_LEVELS,
  BADGE_TYPES,
  type BadgeLevel,
  type BadgeType,
} from '@wellspring/rest-contract/badge-rules';
import { CONTRIBUTION_TYPES, rankOf, type Badge } from './badge.ts';
import type { Contribution } from './contribution.ts';

/** A contribution that counts, and since when. */
type Counted = { readonly id: string; readonly at: Date };

const byTime = (one: Counted, other: Counted): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

/** The contributions that count for a type, each once, the oldest first. */
const countedFor = (contributions: readonly Contribution[], type: BadgeType): Counted[] => {
  const counted = contributions
    .flatMap(({ type: of, subjectId: id, firstAt: at, isRemoved }) =>
      of === type && at && !isRemoved ? [{ id, at }] : [],
    )
    .sort(byTime);
  return [...new Map(counted.toReversed().map((one) => [one.id, one])).values()].sort(byTime);
};

const levelsReached = (type: BadgeType, counted: readonly Counted[]): Badge[] =>
  BADGE_LEVELS.flatMap((level, rank) => {
    const needed = counted.slice(0, BADGE_AT_LEAST[type][rank]);
    const last = needed.at(-1);
    if (!last || needed.length < (BADGE_AT_LEAST[type][rank] ?? Infinity)) return [];
    return [{ type, level, earnedAt: last.at, criteria: needed.map(({ id }) => id) }];
  });

const SILVER = BADGE_LEVELS.indexOf('silver');

/** Types held at silver or above, each since its silver. */
const silverTypes = (badges: readonly Badge[]): Counted[] =>
  badges
    .filter((badge) => rankOf(badge) === SILVER)
    .map(({ type, earnedAt }) => ({ id: type, at: earnedAt }))
    .sort(byTime);

/** All badges that these contributions earn. The result depends only on them, not on the time of the computation. */
export const earnedBadges = (contributions: readonly Contribution[]): Badge[] => {
  const badges = CONTRIBUTION_TYPES.flatMap((type) => levelsReached(type, countedFor(contributions, type)));
  return [...badges, ...levelsReached('pillar', silverTypes(badges))];
};

/** How far a member is with one type. */
export type BadgeProgress = {
  readonly type: BadgeType;
  readonly count: number;
  readonly level: BadgeLevel | null;
  /** null at gold */
  readonly next: { readonly level: BadgeLevel; readonly atLeast: number } | null;
};

/** The progress that these contributions give, for every type. */
export const badgeProgress = (contributions: readonly Contribution[]): BadgeProgress[] => {
  const badges = earnedBadges(contributions);
  return BADGE_TYPES.map((type) => {
    const count = (type === 'pillar' ? silverTypes(badges) : countedFor(contributions, type)).length;
    const rank = BADGE_AT_LEAST[type].filter((atLeast) => count >= atLeast).length;
    const [nextLevel, atLeast] = [BADGE_LEVELS[rank], BADGE_AT_LEAST[type][rank]];
    const next = nextLevel && atLeast ? { level: nextLevel, atLeast } : null;
    return { type, count, level: BADGE_LEVELS[rank - 1] ?? null, next };
  });
};
