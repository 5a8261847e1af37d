import { PAGES } from '@wellspring/page-contract/paths';
import { ListDocument } from '../../generated/lists-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { usePathId } from '../../shared/use-path-id.ts';
import { useWords } from '../../shared/words/words.ts';
import { ListHeader } from './list-header.tsx';
import { ListItems, type CardSlot } from './list-items.tsx';
import { ListMapPanel, type ListMapSlot } from './list-map-panel.tsx';
import { listMeta } from './list-meta.ts';
import { OwnListItems } from './own-list-items.tsx';
import { ListRefused, ListSkeleton } from './list-states.tsx';

type Props = { readonly LocationCard: CardSlot; readonly ListMap: ListMapSlot };

/** /lists/{id}: the places of one list in their order, by its id or its share code. */
export const ListScreen = ({ LocationCard, ListMap }: Props) => {
  const t = useWords('lists');
  const id = usePathId(PAGES.list);
  const { isMember, viewer } = useSession();
  const { data, loading, failed, failure, refetch } = useFreshQuery(ListDocument, { id, isMember });
  if (failed) return <ListRefused id={id} failure={failure} onRetry={refetch} />;
  if (loading || !data) return <ListSkeleton />;
  const list = data.tripList;
  const isOwn = viewer?.id === list.userId;
  return (
    <>
      <PageHead {...listMeta(t, list)} />
      <article key={list.id} className="page-width py-6 md:py-8">
        <ListHeader list={list} isOwn={isOwn} />
        <ListMapPanel list={list} ListMap={ListMap} />
        <section aria-label={t('lists.locationsHeading')} className="mt-8">
          <h2 className="sr-only">{t('lists.locationsHeading')}</h2>
          <Part>
            {isOwn ? (
              <OwnListItems list={list} LocationCard={LocationCard} refetch={refetch} />
            ) : (
              <ListItems items={list.items} LocationCard={LocationCard} />
            )}
          </Part>
        </section>
      </article>
    </>
  );
};
