import { useApolloClient } from '@apollo/client/react';
import type { ReportOutcome } from '@wellspring/rest-contract/report-limits';
import {
  DeleteReportedListDocument,
  DeleteReportedLocationDocument,
  DeleteReportedReviewDocument,
  SettleReportDocument,
  SettleReportsOnDocument,
  UnverifyReportedDocument,
  type AdminReportRowFragment,
} from '../../../generated/admin-operations.ts';
import { useWords } from '../../../shared/words/words.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { reportedOf } from './reported.ts';

/** What an admin does with what was reported, before its reports are settled. */
export type ReportAction = 'nothing' | 'unverify' | 'delete';

type Settling = {
  readonly status: ReportOutcome;
  readonly notes: string;
  readonly action: ReportAction;
  /** all pending reports on the same target in one step */
  readonly settlesAll: boolean;
};

/** Acts on what was reported, then settles. Answers whether all of it is done; what came of it has been said. */
export const useSettle = (report: AdminReportRowFragment, onSettled: () => void) => {
  const t = useWords('admin');
  const client = useApolloClient();
  const run = useAdminAction();
  const { about } = reportedOf(report);
  const variables = { id: about.id };
  const remove = (): Promise<unknown> => {
    if (about.kind === 'review') return client.mutate({ mutation: DeleteReportedReviewDocument, variables });
    if (about.kind === 'list') return client.mutate({ mutation: DeleteReportedListDocument, variables });
    return client.mutate({ mutation: DeleteReportedLocationDocument, variables });
  };
  const act = async (action: ReportAction): Promise<void> => {
    if (action === 'unverify') await client.mutate({ mutation: UnverifyReportedDocument, variables });
    if (action === 'delete') await remove();
  };
  return async ({ status, notes, action, settlesAll }: Settling): Promise<boolean> => {
    const words = { done: t('admin.reportUpdated'), failed: t('admin.reportUpdateFailed') };
    const isDone = await run(async () => {
      await act(action);
      const outcome = { status, notes };
      // What is deleted takes its reports with it by itself; those that still stand are settled with the words of the admin.
      if (settlesAll || action !== 'nothing')
        await client.mutate({ mutation: SettleReportsOnDocument, variables: { about, ...outcome } });
      else await client.mutate({ mutation: SettleReportDocument, variables: { id: report.id, ...outcome } });
    }, words);
    onSettled();
    return isDone;
  };
};
