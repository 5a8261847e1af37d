import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QueryState } from '../../../shared/graphql/use-fresh-query.ts';
import { Announcement } from '../../../shared/ui/announcement.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { LocationGrid } from '../card/location-grid.tsx';
import { OpenLine } from '../card/open-line.tsx';
import { OWN_PAGE_SIZE } from './own-address.ts';
import type { CardLocation } from '../questions.ts';
import { useFocusAfterPaging } from '../../../shared/use-focus-after-paging.ts';

type OwnPage = { readonly total: number; readonly locations: readonly (CardLocation | null)[] };

type Props = {
  readonly heading: string;
  readonly list: Omit<QueryState<unknown>, 'data'> & { readonly data: OwnPage | undefined };
  readonly page: number;
  readonly hrefOf: (page: number) => string;
  readonly empty: ReactNode;
  /** beside the heading */
  readonly children?: ReactNode;
  readonly showsStatus?: boolean;
};

/** A page of places of one's own. A page past the end shows the last; where the last card goes, the keyboard stands at the heading. */
export const OwnGrid = ({ heading, list, page, hrefOf, empty, children, showsStatus = false }: Props) => {
  const t = useWords('places');
  const { data, loading, failed, refetch } = list;
  const navigate = useNavigate();
  const { heading: top, onTurn } = useFocusAfterPaging(page);
  const pages = Math.max(Math.ceil((data?.total ?? 0) / OWN_PAGE_SIZE), 1);
  const lastHref = data && !loading && page > pages ? hrefOf(pages) : null;
  useEffect(() => {
    if (lastHref) void navigate(lastHref, { replace: true });
  }, [lastHref, navigate]);

  const total = data?.total;
  const before = useRef(total);
  useEffect(() => {
    const isFewer = total !== undefined && before.current !== undefined && total < before.current;
    before.current = total;
    if (isFewer && document.activeElement === document.body) top.current?.focus();
  }, [total, top]);

  const count = !total || failed ? '' : t('places.places', { count: total });
  return (
    <section aria-labelledby="own-heading">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="own-heading" ref={top} tabIndex={-1} className="scroll-mt-6 text-xl">
            {heading}
          </h2>
          <p className="min-h-6 text-ink-soft tabular-nums">{count}</p>
        </div>
        {children}
      </div>
      <Announcement text={loading ? '' : count} />
      <LocationGrid
        locations={data?.locations.filter((location) => location !== null)}
        loading={loading}
        failed={failed}
        onRetry={refetch}
        empty={empty}
        isNarrow
        Hours={OpenLine}
        showsStatus={showsStatus}
      />
      {failed ? null : <Pagination page={Math.min(page, pages)} pages={pages} hrefOf={hrefOf} onTurn={onTurn} />}
    </section>
  );
};
