import { useApolloClient } from '@apollo/client/react';
import type { LocationDraft } from '@wellspring/rest-contract/location-draft';
import { useState } from 'react';
import { CorrectLocationDocument } from '../../../generated/add-location-operations.ts';
import { isUnauthenticated } from '../../../shared/graphql/errors.ts';
import { failureText } from '../../../shared/graphql/failure-text.ts';
import { useSignedOut } from '../../../shared/session/use-signed-out.ts';
import { useToast } from '../../../shared/ui/toasts.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { Fields } from '../location-fields.ts';
import type { usePointQuestion } from '../use-point-question.ts';
import { changeBetween, isMoved } from './stored-fields.ts';

type Props = {
  readonly id: string;
  /** what the form began with */
  readonly stored: Fields;
  /** about the point, before it is sent */
  readonly question: Pick<ReturnType<typeof usePointQuestion>, 'isSettled' | 'isConfirmed'>;
  readonly onSent: () => void;
  /** refused, perhaps because of one field */
  readonly onRefused: (error: unknown) => void;
  readonly onSignedOut: () => void;
};

/** Sends changed fields of a place: they apply at once, or wait for an admin. */
export const useSendCorrection = ({ id, stored, question, onSent, onRefused, onSignedOut }: Props) => {
  const t = useWords('addLocation');
  const client = useApolloClient();
  const toast = useToast();
  const signedOut = useSignedOut();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const failed = (error: unknown): void => {
    if (isUnauthenticated(error)) {
      onSignedOut();
      return signedOut();
    }
    const why = failureText(t, error);
    setProblem(why);
    onRefused(error);
  };
  const send = async (typed: Fields, draft: LocationDraft): Promise<void> => {
    if (isBusy) return;
    const input = changeBetween(stored, typed, draft);
    setProblem(Object.keys(input).length === 0 ? t('addLocation.nothingChanged') : null);
    if (Object.keys(input).length === 0) return;
    setBusy(true);
    try {
      if (isMoved(input) && !(await question.isSettled(draft))) return;
      const withConfirmation = question.isConfirmed(draft) ? { ...input, isPointConfirmed: true } : input;
      const { data } = await client.mutate({
        mutation: CorrectLocationDocument,
        variables: { id, input: withConfirmation },
      });
      toast(
        data?.correctLocation.proposal
          ? { title: t('addLocation.correctionSent'), description: t('addLocation.correctionSentHelp') }
          : { title: t('addLocation.updated') },
      );
      onSent();
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };
  return { send, problem, isBusy };
};
