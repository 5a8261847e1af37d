import { useId, useState } from 'react';
import type { AchievementsQuery } from '../../generated/own-operations.ts';
import { useWords } from '../../shared/words/words.ts';
import { badgeName } from '../../shared/badge-name.ts';
import { badgeLook } from '../../shared/badge-look.ts';
import { ChevronDown } from '../../shared/icons.tsx';

type Progress = AchievementsQuery['badgeProgress'][number];
type Ahead = Progress & { readonly nextLevel: string; readonly nextAt: number };

const isAhead = (progress: Progress): progress is Ahead => progress.nextLevel !== null && progress.nextAt !== null;

const ProgressRow = ({ progress: { badgeType, iconName, count, nextLevel, nextAt } }: { readonly progress: Ahead }) => {
  const t = useWords('badges');
  const id = useId();
  const { icon: Icon, hue } = badgeLook(iconName, nextLevel);
  return (
    <li>
      <p id={id} className="flex items-center gap-2 text-sm">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        <span className="grow">
          {badgeName(t, badgeType)} <span className="text-ink-soft">{t('badges.level', { level: nextLevel })}</span>
        </span>
        <span className="tabular-nums">{t('badges.progress', { count: Math.min(count, nextAt), goal: nextAt })}</span>
      </p>
      <progress
        aria-labelledby={id}
        max={nextAt}
        value={Math.min(count, nextAt)}
        className={`${hue} progress-line mt-1.5`}
      />
    </li>
  );
};

/** The progress to the next level of each badge; none at the last level. On small screens it is closed at first. */
export const BadgeProgressList = ({ progress }: { readonly progress: readonly Progress[] }) => {
  const t = useWords('badges');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const ahead = progress.filter(isAhead);
  if (ahead.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-base max-lg:mt-2">
        <span className="max-lg:hidden">{t('badges.nextLevels')}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="needs-script flex min-h-11 w-full items-center justify-between text-start lg:hidden"
        >
          {t('badges.nextLevels')}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <ul id={id} className={`mt-2 grid gap-3 ${isOpen ? '' : 'max-lg:hidden'}`}>
        {ahead.map((each) => (
          <ProgressRow key={each.badgeType} progress={each} />
        ))}
      </ul>
    </>
  );
};
