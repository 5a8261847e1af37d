import { useState } from 'react';
import type { AchievementsQuery } from '../../generated/own-operations.ts';
import { capitalised } from '../../shared/format/values.ts';
import { Day } from '../../shared/ui/day.tsx';
import { useWords } from '../../shared/words/words.ts';
import { badgeDescription, badgeName } from '../../shared/badge-name.ts';
import { badgeLook } from '../../shared/badge-look.ts';

type Badge = AchievementsQuery['badgeHolder']['badges'][number];

/** The number of badges before "show all"; fewer where the tabs are below. */
const FIRST = 4;
const FIRST_SMALL = 2;

const BadgeRow = ({ badge }: { readonly badge: Badge }) => {
  const t = useWords('badges');
  const { icon: Icon, hue } = badgeLook(badge.iconName, badge.badgeLevel);
  return (
    <li className="flex gap-3">
      <span
        className={`${hue} flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-level text-level`}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {badgeName(t, badge.badgeType)}{' '}
          <span className={`${hue} text-sm text-level`}>{t('badges.level', { level: badge.badgeLevel })}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {capitalised(badgeDescription(t, badge.badgeType, badge.badgeLevel))} · <Day moment={badge.earnedAt} />
        </p>
      </div>
    </li>
  );
};

/** The badges that are held, the last earned first. */
export const BadgeList = ({ badges }: { readonly badges: readonly Badge[] }) => {
  const t = useWords('badges');
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = badges.toSorted((one, other) => other.earnedAt.localeCompare(one.earnedAt));
  const shown = showsAll ? newestFirst : newestFirst.slice(0, FIRST);
  return (
    <>
      <ul
        aria-label={t('badges.badges')}
        className={`mt-4 grid gap-4 ${showsAll ? '' : 'max-lg:[&>li:nth-child(n+3)]:hidden'}`}
      >
        {shown.map((badge) => (
          <BadgeRow key={badge.id} badge={badge} />
        ))}
      </ul>
      {!showsAll && badges.length > FIRST_SMALL ? (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className={`needs-script mt-2 inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline ${badges.length > FIRST ? '' : 'lg:hidden'}`}
        >
          {t('badges.showAll', { count: badges.length })}
        </button>
      ) : null}
    </>
  );
};
