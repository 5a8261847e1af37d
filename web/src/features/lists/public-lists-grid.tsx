import { PAGES } from '@wellspring/page-contract/paths';
import { tryAgainText } from '../../shared/graphql/errors.ts';
import { isAdmin, useViewer } from '../../shared/session/session.tsx';
import { quietButton } from '../../shared/ui/button-look.ts';
import { island } from '../../shared/ui/island.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { FailureNotice } from '../../shared/ui/failure-notice.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useWords } from '../../shared/words/words.ts';
import { PublicListCard } from './public-list-card.tsx';
import type { usePublicLists } from './use-public-lists.ts';

const DeleteList = island(() => import('./delete-list.tsx').then(({ DeleteList }) => DeleteList), null, null);

const rows = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';
const SKELETONS = 6;

const OnTheWay = () => (
  <ul aria-label={useWords('lists')('lists.loadingLists')} aria-busy="true" className={rows}>
    {Array.from({ length: SKELETONS }, (_, at) => (
      <li key={at} className="overflow-hidden rounded-card border border-line bg-surface">
        <div className="pulse aspect-[2/1] rounded-none" />
        <div className="p-5">
          <div className="pulse h-6 w-3/4" />
          <div className="pulse mt-2 h-4 w-1/3" />
          <div className="pulse mt-4 h-12" />
          <div className="pulse mt-5 h-11 w-28 rounded-full" />
        </div>
      </li>
    ))}
  </ul>
);

type StateProps = { readonly state: ReturnType<typeof usePublicLists> };

const Nothing = ({ search }: { readonly search: string | null }) => {
  const t = useWords('lists');
  return search ? (
    <Notice title={t('lists.noneFound')} text={t('lists.noneFoundText')}>
      <Link to={PAGES.publicLists} className={quietButton}>
        {t('lists.showAll')}
      </Link>
    </Notice>
  ) : (
    <Notice title={t('lists.nonePublic')} text={t('lists.nonePublicText')} />
  );
};

/** A page of lists with all the states a reader can meet. Admins can take a list away. */
export const PublicListsGrid = ({ state }: StateProps) => {
  const t = useWords('lists');
  const viewer = useViewer();
  // What deletes comes with its script, so that no press on it is lost.
  const isHydrated = useHydrated();
  const { lists, loading, failed, refetch, search } = state;
  if (failed)
    return (
      <FailureNotice title={t('lists.listsFailed')} text={tryAgainText(t, state)}>
        <button type="button" className={quietButton} onClick={refetch}>
          {t('lists.tryAgain')}
        </button>
      </FailureNotice>
    );
  if (!lists) return <OnTheWay />;
  if (lists.length === 0) return <Nothing search={search} />;
  return (
    <ul aria-busy={loading} className={`${rows} ${loading ? 'pointer-events-none outdated' : ''}`}>
      {lists.map((list) => (
        <li key={list.id}>
          <PublicListCard list={list}>
            {isHydrated && isAdmin(viewer) ? <DeleteList id={list.id} name={list.name} onDeleted={refetch} /> : null}
          </PublicListCard>
        </li>
      ))}
    </ul>
  );
};
