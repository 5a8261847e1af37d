import { PAGES } from '@wellspring/page-contract/paths';
import { useRef, useState } from 'react';
import { OwnListsDocument } from '../../generated/lists-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { usePendingRemovals } from '../../shared/removals/pending-removals.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { Plus } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { FailureNotice } from '../../shared/ui/failure-notice.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWords } from '../../shared/words/words.ts';
import { ListForm } from './list-form.tsx';
import { removalOfList } from './use-remove-list.ts';
import { OwnListGrid } from './own-list-grid.tsx';

const Skeleton = () => (
  <ul
    aria-label={useWords('lists')('lists.loadingOwnLists')}
    aria-busy="true"
    className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3"
  >
    {Array.from({ length: 3 }, (_, at) => (
      <li key={at} className="pulse h-96 rounded-card" />
    ))}
  </ul>
);

const Lists = () => {
  const t = useWords('lists');
  const { data, failed, refetch } = useFreshQuery(OwnListsDocument, {});
  const removals = usePendingRemovals();
  if (failed)
    return (
      <div className="mt-6">
        <FailureNotice heading="h2" title={t('lists.ownListsFailed')} text={t('lists.tryInAMoment')}>
          <button type="button" className={quietButton} onClick={refetch}>
            {t('lists.tryAgain')}
          </button>
        </FailureNotice>
      </div>
    );
  if (!data) return <Skeleton />;
  const lists = data.tripLists.lists.filter(({ id }) => !removals.has(removalOfList(id)));
  const total = data.tripLists.total - (data.tripLists.lists.length - lists.length);
  if (total > 0) return <OwnListGrid lists={lists} total={total} />;
  return (
    <div className="mt-6">
      <Notice heading="h2" title={t('lists.noOwnLists')} text={t('lists.noOwnListsText')}>
        <Link to={PAGES.home} className={quietButton}>
          {t('lists.explorePlaces')}
        </Link>
        <Link to={PAGES.publicLists} className={quietButton}>
          {t('lists.seeCommunityLists')}
        </Link>
      </Notice>
    </div>
  );
};

/** A member's own lists, and the form for a new one. */
export const OwnLists = () => {
  const t = useWords('lists');
  const [isMaking, setMaking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setMaking(false);
    opener.current?.focus();
  };
  return (
    <div className="page-width py-8 md:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl md:text-4xl">{t('lists.myLists')}</h1>
        <button
          ref={opener}
          type="button"
          aria-expanded={isMaking}
          onClick={() => setMaking(!isMaking)}
          className={`${primaryButton} needs-script`}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t('lists.newListButton')}
        </button>
      </div>
      {isMaking ? (
        <div className="mt-6 max-w-xl rounded-card border border-line bg-surface p-5">
          <h2 className="text-lg">{t('lists.newList')}</h2>
          <ListForm list={null} onDone={close} />
        </div>
      ) : null}
      <Lists />
    </div>
  );
};
