import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { OwnListsDocument, type OwnListFragment } from '../../generated/lists-operations.ts';
import { withReason } from '../../shared/offline.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import { OwnListCard } from './own-list-card.tsx';

const ShowMore = ({ offset }: { readonly offset: number }) => {
  const t = useWords('lists');
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const showMore = async () => {
    setBusy(true);
    // What comes is added to the list of the cache, and so to the page.
    const answer = await client
      .query({ query: OwnListsDocument, variables: { offset }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    if (!answer?.data)
      toast({ title: t('lists.error'), description: withReason(t, t('lists.moreListsFailed')), isFailure: true });
    setBusy(false);
  };
  return (
    <button type="button" disabled={busy} onClick={() => void showMore()} className={`${quietButton} mt-6`}>
      {t('lists.showMore')}
    </button>
  );
};

type Props = { readonly lists: readonly OwnListFragment[]; readonly total: number };

/** A member's own lists, newest first. */
export const OwnListGrid = ({ lists, total }: Props) => (
  <>
    <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {lists.map((list) => (
        <li key={list.id}>
          <OwnListCard list={list} />
        </li>
      ))}
    </ul>
    {lists.length < total ? <ShowMore offset={lists.length} /> : null}
  </>
);
