import { useApolloClient } from '@apollo/client/react';
import type { LocationDraft } from '@wellspring/rest-contract/location-draft';
import { useRef, useState } from 'react';
import type { SimilarLocationsQuery, SubmitLocationMutation } from '../../generated/add-location-operations.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { usePointQuestion } from './use-point-question.ts';

export type SimilarPlace = SimilarLocationsQuery['similarLocations'][number];
export type Submitted = SubmitLocationMutation['submitLocation'];

/** Queries that run only on submit load later than the form. */
const operations = () => import('../../generated/add-location-operations.ts');

type Props = {
  /** of what is typed now: sent again with the same key, the place is created once */
  readonly idempotencyKey: () => string;
  /** about the point, before the place is sent */
  readonly question: Pick<ReturnType<typeof usePointQuestion>, 'isSettled' | 'isConfirmed'>;
  readonly onSubmitted: (submitted: Submitted) => void;
  /** refused, perhaps because of one field */
  readonly onRefused: (error: unknown) => void;
};

/** What places are compared by. */
const comparedBy = ({ name, latitude, longitude, city }: LocationDraft) =>
  latitude == null || longitude == null ? { name, city } : { name, latitude, longitude, city };

/** Sends the place, once the member has seen those that it may be. */
export const useSubmit = ({ idempotencyKey, question, onSubmitted, onRefused }: Props) => {
  const t = useWords('addLocation');
  const client = useApolloClient();
  const toast = useToast();
  const signedOut = useSignedOut();
  const [similar, setSimilar] = useState<readonly SimilarPlace[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  /** what the member has said to be another place than these */
  const decided = useRef('');

  const similarTo = async (draft: LocationDraft): Promise<readonly SimilarPlace[]> => {
    if (JSON.stringify(comparedBy(draft)) === decided.current) return [];
    const variables = comparedBy(draft);
    try {
      const { SimilarLocationsDocument: query } = await operations();
      const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' });
      return data?.similarLocations ?? [];
    } catch (error) {
      if (isUnauthenticated(error)) throw error;
      // A failed comparison does not prevent submitting.
      return [];
    }
  };
  const failed = (error: unknown): void => {
    if (isUnauthenticated(error)) return signedOut();
    const why = failureText(t, error) || t('addLocation.checkFields');
    const description = t('addLocation.submitFailed', { why });
    setFailure(description);
    toast({ title: t('addLocation.error'), description, isFailure: true });
    onRefused(error);
  };
  const send = async (draft: LocationDraft): Promise<void> => {
    setFailure(null);
    if (!(await question.isSettled(draft))) return;
    const found = await similarTo(draft);
    setSimilar(found);
    if (found.length > 0) return;
    const variables = {
      input: { ...draft, isPointConfirmed: question.isConfirmed(draft) },
      idempotencyKey: idempotencyKey(),
    };
    const { SubmitLocationDocument: mutation } = await operations();
    const { data } = await client.mutate({ mutation, variables });
    if (data) onSubmitted(data.submitLocation);
  };
  const submit = async (draft: LocationDraft): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await send(draft);
    } catch (error) {
      failed(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return {
    similar,
    failure,
    isBusy,
    submit,
    /** The member says that it is none of those shown. */
    submitAnyway: (draft: LocationDraft): Promise<void> => {
      decided.current = JSON.stringify(comparedBy(draft));
      return submit(draft);
    },
    /** What is typed now may be another place. */
    changed: (): void => setSimilar([]),
  };
};
