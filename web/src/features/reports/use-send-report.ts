import { useApolloClient } from '@apollo/client/react';
import type { ReportType } from '@wellspring/rest-contract/report-limits';
import {
  ReportLocationDocument,
  ReportReviewDocument,
  ReportTripListDocument,
  type ReportLocationMutation,
  type ReportReviewMutation,
  type ReportTripListMutation,
} from '../../generated/place-operations.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { refusalOf } from '../../shared/refusal.ts';
import { useWords } from '../../shared/words/words.ts';
import type { ReportTarget } from './report-target.ts';

const DOCUMENTS = {
  location: ReportLocationDocument,
  review: ReportReviewDocument,
  list: ReportTripListDocument,
} as const;

export type TypedReport = { readonly type: ReportType; readonly description: string };

/** What came of it. `isOfField`: the description is what was refused. */
type Sent = 'sent' | 'added' | 'signed out' | { readonly failure: string; readonly isOfField: boolean };

/** Sends a report. However often it is sent with the same key, it is one. */
export const useSendReport = (target: ReportTarget) => {
  const t = useWords('proposals');
  const client = useApolloClient();
  return async (input: TypedReport, idempotencyKey: string): Promise<Sent> => {
    let isAdded = false;
    try {
      const { data } = await client.mutate<ReportLocationMutation | ReportReviewMutation | ReportTripListMutation>({
        mutation: DOCUMENTS[target.kind],
        variables: { id: target.id, input, idempotencyKey },
      });
      isAdded = data !== undefined && data !== null && data.report.updatedAt !== data.report.createdAt;
    } catch (error) {
      if (isUnauthenticated(error)) return 'signed out';
      return {
        failure: failureText(t, error) || t('proposals.reportFailed'),
        isOfField: refusalOf(error)?.field === 'description',
      };
    }
    // What cannot be read now is read again by itself: the screens know.
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    return isAdded ? 'added' : 'sent';
  };
};
