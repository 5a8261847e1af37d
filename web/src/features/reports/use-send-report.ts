import { useApolloClient } from '@apollo/client/react';
import type { ReportType } from '@wellspring/rest-contract/report-limits';
import { useRef } from 'react';
import {
  ReportLocationDocument,
  ReportReviewDocument,
  ReportTripListDocument,
} from '../../generated/place-operations.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { dropDraft, keepDraft } from '../../shared/draft.ts';
import { REPORT_FAILED } from './report-messages.ts';
import { draftName, type ReportedThing } from './reported-thing.ts';

const DOCUMENTS = {
  location: ReportLocationDocument,
  review: ReportReviewDocument,
  list: ReportTripListDocument,
} as const;

export type TypedReport = { readonly type: ReportType; readonly description: string };

/** What came of it. Signed out: what was typed is kept until the member is back. */
type Sent = 'sent' | 'signed out' | { readonly failure: string };

/** Sends a report. However often the same is sent, it is one. */
export const useSendReport = (thing: ReportedThing) => {
  const client = useApolloClient();
  const attempt = useRef(crypto.randomUUID());
  return {
    /** what is sent after a change is something else */
    changed: () => void (attempt.current = crypto.randomUUID()),
    send: async (input: TypedReport): Promise<Sent> => {
      const variables = { id: thing.id, input, idempotencyKey: attempt.current };
      try {
        await client.mutate({ mutation: DOCUMENTS[thing.kind], variables });
      } catch (error) {
        if (!isUnauthenticated(error)) return { failure: failureText(error) || REPORT_FAILED };
        keepDraft(draftName(thing), input);
        return 'signed out';
      }
      dropDraft(draftName(thing));
      // What cannot be read now is read again by itself: the screens know.
      void client.refetchQueries({ include: 'active' }).catch(() => undefined);
      return 'sent';
    },
  };
};
