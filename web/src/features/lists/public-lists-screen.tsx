import { PageHead } from '../../shared/head/page-head.tsx';
import { Announcement } from '../../shared/ui/announcement.tsx';
import { pageWindow } from '../../shared/ui/offered-pages.ts';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { useFocusAfterPaging } from '../../shared/use-focus-after-paging.ts';
import { useWords } from '../../shared/words/words.ts';
import { publicListsMeta } from './list-meta.ts';
import { ListsSearch } from './lists-search.tsx';
import { PublicListsGrid } from './public-lists-grid.tsx';
import { usePublicLists } from './use-public-lists.ts';

/** /public-lists: what members want to visit and show to everybody. */
export const PublicListsScreen = () => {
  const state = usePublicLists();
  const t = useWords('lists');
  const { search, page, pages, total, loading, failed } = state;
  const { heading, onTurn } = useFocusAfterPaging(page);
  const isCounted = total !== undefined && !failed;
  const count = isCounted ? t('lists.counted', { count: total }) : '';
  const place = isCounted ? t('lists.countedOnPage', { count: total, page, pages: Math.max(pages, 1) }) : '';
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-6 md:py-8">
      <PageHead {...publicListsMeta(t, state)} />
      <header>
        <h1 className="text-3xl md:text-4xl">{t('site.communityLists')}</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('lists.communityText')}</p>
      </header>
      <ListsSearch initial={search ?? ''} onSearch={state.find} />
      <section aria-labelledby="lists-heading">
        <h2 id="lists-heading" ref={heading} tabIndex={-1} className="scroll-mt-6 text-2xl wrap-anywhere">
          {search ? t('lists.resultsFor', { search }) : t('lists.newest')}
        </h2>
        <p className="min-h-6 text-ink-soft tabular-nums">{count}</p>
        <Announcement text={loading ? '' : place} />
        <div className="mt-5">
          <Part>
            <PublicListsGrid state={state} />
            {failed ? null : (
              <Pagination page={page} pages={pages} hrefOf={state.hrefOf} offer={pageWindow} onTurn={onTurn} />
            )}
          </Part>
        </div>
      </section>
    </div>
  );
};
