import { PAGES } from '@wellspring/page-contract/paths';
import { useEffect, useRef } from 'react';
import { AchievementsDocument, type AchievementsQuery } from '../../generated/own-operations.ts';
import { FailureText } from '../../shared/ui/failure-text.tsx';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useViewer } from '../../shared/session/session.tsx';
import { quietButton } from '../../shared/ui/button-look.ts';
import { RefreshCw } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useWords } from '../../shared/words/words.ts';
import { BadgeList } from './badge-list.tsx';
import { BadgeProgressList } from './badge-progress-list.tsx';
import { useUpdateBadges } from './use-update-badges.ts';

const OnTheWay = () => (
  <div aria-busy="true" className="mt-4 grid gap-3">
    {[1, 2, 3].map((row) => (
      <div key={row} className="pulse h-12" />
    ))}
  </div>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useWords('badges');
  return (
    <div role="alert" className="mt-4">
      <p>
        <FailureText words={t('badges.failed')} />
      </p>
      <button type="button" onClick={onRetry} className={`${quietButton} mt-3`}>
        {t('site.tryAgain')}
      </button>
    </div>
  );
};

const Earned = ({ answer }: { readonly answer: AchievementsQuery }) => {
  const t = useWords('badges');
  return (
    <>
      {answer.badgeHolder.badges.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          {t('badges.empty')}{' '}
          <Link to={PAGES.addLocation} className="font-semibold text-primary underline underline-offset-4">
            {t('badges.add')}
          </Link>
        </p>
      ) : (
        <BadgeList badges={answer.badgeHolder.badges} />
      )}
      <BadgeProgressList progress={answer.badgeProgress} />
    </>
  );
};

/** The badges of the member, how far it is to the next, and a button that computes them again. */
export const Achievements = () => {
  const t = useWords('badges');
  const viewer = useViewer();
  const userId = viewer?.id ?? '';
  const { data, failed, refetch } = useFreshQuery(AchievementsDocument, { userId }, { skip: viewer === null });
  const { update, isBusy } = useUpdateBadges(userId, refetch);
  // A new badge appears in the open panel by itself; the progress to the next one is requested.
  const held = data?.badgeHolder.badges.length;
  const before = useRef(held);
  useEffect(() => {
    const isMore = held !== undefined && before.current !== undefined && held !== before.current;
    before.current = held;
    if (isMore) refetch();
  });
  return (
    <section
      aria-labelledby="achievements-heading"
      className="rounded-card border border-line bg-surface p-5 max-sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="achievements-heading" className="text-xl">
          {t('badges.heading')}
        </h2>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void (isBusy || viewer === null || update())}
          className={`${quietButton} needs-script px-4 text-sm aria-disabled:opacity-60`}
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          {t('badges.update')}
        </button>
      </div>
      {data ? <Earned answer={data} /> : failed ? <Failed onRetry={refetch} /> : <OnTheWay />}
    </section>
  );
};
