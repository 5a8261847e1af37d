import { useApolloClient } from '@apollo/client/react';
import type { ReportType } from '@wellspring/rest-contract/report-limits';
import {
  ReportLocationDocument,
  ReportReviewDocument,
  ReportTripListDocument,
} from '../../generated/place-operations.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { REPORT_FAILED } from './report-messages.ts';
import type { ReportedThing } from './reported-thing.ts';

const DOCUMENTS = {
  location: ReportLocationDocument,
  review: ReportReviewDocument,
  list: ReportTripListDocument,
} as const;

export type TypedReport = { readonly type: ReportType; readonly description: string };

/** What came of it. */
type Sent = 'sent' | 'signed out' | { readonly failure: string };

/** Sends a report. However often it is sent with the same key, it is one. */
export const useSendReport = (thing: ReportedThing) => {
  const client = useApolloClient();
  return async (input: TypedReport, idempotencyKey: string): Promise<Sent> => {
    try {
      await client.mutate({ mutation: DOCUMENTS[thing.kind], variables: { id: thing.id, input, idempotencyKey } });
    } catch (error) {
      return isUnauthenticated(error) ? 'signed out' : { failure: failureText(error) || REPORT_FAILED };
    }
    // What cannot be read now is read again by itself: the screens know.
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    return 'sent';
  };
};
