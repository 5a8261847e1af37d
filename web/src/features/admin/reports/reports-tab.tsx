import type { ReportStatus } from '@wellspring/rest-contract/report-limits';
import { useState } from 'react';
import { AdminReportsDocument, type AdminReportRowFragment } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useWords } from '../../../shared/words/words.ts';
import { AdminList } from '../list/admin-list.tsx';
import { AdminTable } from '../list/admin-table.tsx';
import type { ListKind } from '../list/list-address.ts';
import { ListTools } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { reportColumns } from './report-columns.tsx';
import { ReportDialog } from './report-dialog.tsx';

type Filter = 'all' | ReportStatus;
type Sort = 'newest' | 'oldest';

const REPORTS: ListKind<Filter, Sort> = {
  tab: 'reports',
  filters: [
    { name: 'all', label: 'admin.filterAll' },
    { name: 'pending', label: 'admin.filterPending' },
    { name: 'resolved', label: 'admin.filterResolved' },
    { name: 'dismissed', label: 'admin.filterDismissed' },
  ],
  sorts: [
    { name: 'newest', label: 'admin.sortNewest' },
    { name: 'oldest', label: 'admin.sortOldest' },
  ],
  queue: { filter: 'pending', sort: 'oldest' },
};

/** What members found wrong, and what admins make of it. */
export const ReportsTab = () => {
  const t = useWords('admin');
  const question = useListAddress(REPORTS);
  const { search, filter, sort, limit, offset, page, hrefOf } = question;
  const status = filter === 'all' ? null : filter;
  const state = useFreshQuery(AdminReportsDocument, { status, search, sort, limit, offset });
  const [handled, setHandled] = useState<AdminReportRowFragment | null>(null);
  const found = state.data && { rows: state.data.adminReports.reports, total: state.data.adminReports.total };
  const handle = (report: AdminReportRowFragment) => {
    if (report.status === 'pending') setHandled(report);
  };
  return (
    <>
      <AdminList
        heading={t('admin.reports')}
        countText={(count) => t('admin.reportsCount', { count })}
        state={state}
        found={found}
        page={page}
        hrefOf={hrefOf}
        empty={
          <NothingFound
            kind={REPORTS}
            question={question}
            title={t('admin.reportsNone')}
            text={t('admin.reportsText')}
            all={t('admin.reportsAll')}
          />
        }
        failure={t('admin.reportsFailed')}
        tools={<ListTools kind={REPORTS} question={question} searchLabel={t('admin.reportsSearch')} />}
      >
        {(rows) => (
          <AdminTable
            caption={t('admin.reports')}
            columns={reportColumns(t, handle, state.isIncomplete)}
            rows={rows}
            keyOf={({ id }) => id}
            isBusy={state.loading}
            keys={[{ key: 'Enter', does: t('admin.keyHandles'), act: handle }]}
          />
        )}
      </AdminList>
      {handled ? (
        <ReportDialog key={handled.id} report={handled} onSettled={state.refetch} onClose={() => setHandled(null)} />
      ) : null}
    </>
  );
};
