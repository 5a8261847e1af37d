import { plural } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { Announcement } from '../../shared/ui/announcement.tsx';
import { pageWindow } from '../../shared/ui/offered-pages.ts';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { useFocusAfterPaging } from '../../shared/use-focus-after-paging.ts';
import { publicListsMeta } from './list-meta.ts';
import { ListsSearch } from './lists-search.tsx';
import { PublicListsGrid } from './public-lists-grid.tsx';
import { usePublicLists } from './use-public-lists.ts';

/** /public-lists: what members want to visit and show to everybody. */
export const PublicListsScreen = () => {
  const state = usePublicLists();
  const locale = useLocale();
  const { search, page, pages, total, loading, failed } = state;
  const { heading, onTurn } = useFocusAfterPaging(page);
  const count = total === undefined || failed ? '' : plural(total, 'list', 'lists', locale);
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-6 md:py-8">
      <PageHead {...publicListsMeta(state)} />
      <header>
        <h1 className="text-3xl md:text-4xl">Community Lists</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          Places that members want to visit, in the order they would go.
        </p>
      </header>
      <ListsSearch initial={search ?? ''} onSearch={state.find} />
      <section aria-labelledby="lists-heading">
        <h2 id="lists-heading" ref={heading} tabIndex={-1} className="scroll-mt-6 text-2xl wrap-anywhere">
          {search ? `Search Results for "${search}"` : 'Newest lists'}
        </h2>
        <p className="min-h-6 text-ink-soft tabular-nums">{count}</p>
        <Announcement text={loading || !count ? '' : `${count}, page ${page} of ${Math.max(pages, 1)}`} />
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
