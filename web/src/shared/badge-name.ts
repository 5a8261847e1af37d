import { BADGE_AT_LEAST, BADGE_LEVELS, type BadgeType } from '@wellspring/rest-contract/badge-rules';
import type { Translate } from '@wellspring/words/translate';

type Badges = Translate<'badges'>;

/** What a badge is called, such as Curator. */
export const badgeName = (t: Badges, type: BadgeType): string => t(`badges.${type}`);

/** A badge with its level, such as Gold Curator. */
export const badgeWithLevel = (t: Badges, type: BadgeType, level: string): string =>
  t('badges.withLevel', { level, name: badgeName(t, type) });

/** The requirement of a badge of a level, such as "5 places reviewed"; for an unknown level that of the lowest. */
export const badgeDescription = (t: Badges, type: BadgeType, level: string): string => {
  const at = Math.max(
    0,
    BADGE_LEVELS.findIndex((each) => each === level),
  );
  return t(`badges.${type}Needs`, { count: BADGE_AT_LEAST[type][at] ?? 1 });
};
