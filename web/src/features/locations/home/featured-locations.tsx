import { useLocation, useSearchParams } from 'react-router-dom';
import { Announcement } from '../../../shared/ui/announcement.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { useFocusAfterPaging } from '../../../shared/use-focus-after-paging.ts';
import { useWords } from '../../../shared/words/words.ts';
import { readHome } from '../address-state.ts';
import { LocationGrid } from '../card/location-grid.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OpenLine } from '../card/open-line.tsx';
import { useLocations } from './use-locations.ts';

/** The landing page's places: the first pages of the whole list. */
export const FeaturedLocations = () => {
  const t = useWords('cards');
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { page: requestedPage } = readHome(query);
  const address = { search: null, categoryId: null, page: requestedPage, near: null };
  const { page, pages, locations, loading, failed, refetch } = useLocations(address, () => undefined);
  const { heading, onTurn } = useFocusAfterPaging(page);
  return (
    <section aria-labelledby="featured-heading">
      <h2 id="featured-heading" ref={heading} tabIndex={-1} className="mb-3 scroll-mt-6 text-2xl md:mb-4">
        {t('cards.featured')}
      </h2>
      <Announcement text={loading || page === 1 ? '' : t('cards.pageOf', { page, pages })} />
      <LocationGrid
        locations={locations}
        loading={loading}
        failed={failed}
        onRetry={refetch}
        eager
        Hours={OpenLine}
        empty={<Notice title={t('cards.noLocations')} text={t('cards.categoryEmpty')} />}
      />
      {failed ? null : (
        <Pagination
          onTurn={onTurn}
          page={page}
          pages={pages}
          hrefOf={(n) => (n > 1 ? `${pathname}?page=${n}` : pathname)}
        />
      )}
    </section>
  );
};
