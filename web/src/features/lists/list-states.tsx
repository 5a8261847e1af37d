import { listPath, PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { useOffline } from '../../shared/use-offline.ts';
import { Link } from '../../shared/ui/link.tsx';
import { FailureNotice } from '../../shared/ui/failure-notice.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWords } from '../../shared/words/words.ts';

/** The shape of a list that is on its way. */
export const ListSkeleton = () => (
  <div role="status" aria-label={useWords('lists')('lists.loadingList')} className="page-width py-6 md:py-8">
    <div className="pulse h-5 w-40" />
    <div className="pulse mt-5 h-10 w-2/3" />
    <div className="pulse mt-4 h-6 w-1/2" />
    <div className="mt-24 grid grid-cols-1 gap-x-6 gap-y-15 sm:mt-10 sm:gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="pulse h-40 rounded-card sm:h-96" />
      ))}
    </div>
  </div>
);

const REFUSALS = {
  FORBIDDEN: { title: 'lists.denied', status: 403 },
  NOT_FOUND: { title: 'lists.missing', status: 404 },
} as const;

const isRefusal = (failure: string | null): failure is keyof typeof REFUSALS =>
  failure !== null && Object.hasOwn(REFUSALS, failure);

type Props = {
  readonly id: string;
  /** as the graph calls it; null: no answer */
  readonly failure: string | null;
  readonly onRetry: () => void;
};

/** A list that cannot be shown: another's private one, one that is not there, or one that cannot be had right now. */
export const ListRefused = ({ id, failure, onRetry }: Props) => {
  const t = useWords('lists');
  const isAway = useOffline();
  const refusal = isRefusal(failure) ? REFUSALS[failure] : null;
  const title = refusal ? t(refusal.title) : isAway ? t('site.youAreOffline') : t('lists.failed');
  const note = t('lists.mayBePrivate');
  const more = (
    <Link to={PAGES.publicLists} className={primaryButton}>
      {t('site.communityLists')}
    </Link>
  );
  return (
    <div className="page-width py-12">
      <PageHead title={title} description={note} canonical={listPath(id)} status={refusal?.status ?? 503} />
      {refusal ? (
        <Notice heading="h1" role="alert" title={title} text={note}>
          {more}
        </Notice>
      ) : (
        <FailureNotice heading="h1" title={title} text={note}>
          <button type="button" className={quietButton} onClick={onRetry}>
            {t('lists.tryAgain')}
          </button>
          {more}
        </FailureNotice>
      )}
    </div>
  );
};
