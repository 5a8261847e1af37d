import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { tryAgainText } from '../../../shared/graphql/errors.ts';
import type { QueryState } from '../../../shared/graphql/use-fresh-query.ts';
import { Announcement } from '../../../shared/ui/announcement.tsx';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { pageWindow } from '../../../shared/ui/offered-pages.ts';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { useFocusAfterPaging } from '../../../shared/use-focus-after-paging.ts';
import { useWords } from '../../../shared/words/words.ts';
import { PAGE_ROWS } from './list-address.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

/** The id of the heading of the list: a tab has one. */
export const LIST_HEADING = 'admin-list';

type Props<Row> = {
  readonly heading: string;
  /** how many rows there are, such as "3 users" */
  readonly countText: (count: number) => string;
  readonly state: Pick<QueryState<unknown>, 'loading' | 'failed' | 'isUnreachable' | 'isIncomplete' | 'refetch'>;
  readonly found: { readonly rows: readonly Row[]; readonly total: number } | undefined;
  readonly page: number;
  readonly hrefOf: (page: number) => string;
  /** where nothing is found */
  readonly empty: ReactNode;
  /** what could not be loaded */
  readonly failure: string;
  /** search, filter, order; what can be done with several rows */
  readonly tools?: ReactNode;
  /** the rows; null: their place, until they come */
  readonly children: (rows: readonly Row[] | null) => ReactNode;
};

/** A page of one of the admin's lists with all the states it can be in. */
export const AdminList = <Row,>(props: Props<Row>) => {
  const { heading: words, countText, state, found, page, hrefOf, empty, failure, tools, children } = props;
  const t = useWords('admin');
  const { heading, onTurn } = useFocusAfterPaging(page);
  const { section, onFocus } = useRestoredFocus(LIST_HEADING);
  const pages = Math.ceil((found?.total ?? 0) / PAGE_ROWS);
  const count = found && !state.failed ? countText(found.total) : '';
  const announcement = count
    ? t('admin.countOnPage', { count, page, pages: Math.max(pages, 1) })
    : state.failed
      ? ''
      : t('admin.listLoading', { list: words });
  return (
    <section ref={section} aria-labelledby={LIST_HEADING} onFocus={onFocus}>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={LIST_HEADING} ref={heading} tabIndex={-1} className="scroll-mt-6 text-2xl">
          {words}
        </h2>
        <p className="min-h-6 text-ink-soft tabular-nums">{count}</p>
      </div>
      <Announcement text={state.loading && found ? '' : announcement} />
      <div className="no-print mt-3">{tools}</div>
      {state.isIncomplete ? (
        <p role="status" className="mt-3 text-ink-soft">
          {t('admin.partIncomplete')}
        </p>
      ) : null}
      <div className="mt-4">
        {state.failed ? (
          <FailureNotice title={failure} text={tryAgainText(t, state)}>
            <button type="button" className={quietButton} onClick={state.refetch}>
              {t('admin.tryAgain')}
            </button>
          </FailureNotice>
        ) : found?.rows.length === 0 ? (
          page > pages && pages > 0 ? (
            <Navigate to={hrefOf(pages)} replace />
          ) : (
            empty
          )
        ) : (
          children(found?.rows ?? null)
        )}
        {state.failed ? null : (
          <Pagination page={page} pages={pages} hrefOf={hrefOf} offer={pageWindow} onTurn={onTurn} />
        )}
      </div>
    </section>
  );
};
