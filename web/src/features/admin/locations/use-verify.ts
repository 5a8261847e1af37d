import { useApolloClient } from '@apollo/client/react';
import { VerifyLocationDocument, type AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { Reading } from './use-reading.ts';
import { useJudgement } from './use-judgement.ts';

type Row = AdminLocationRowFragment;

/** Verifies a place as it was read, or takes it back. */
export const useVerify = ({ markActed }: Pick<Reading, 'markActed'>) => {
  const t = useWords('admin');
  const client = useApolloClient();
  const judge = useJudgement();
  return (read: Row, isVerified: boolean) => {
    const act = async (readRevision: number | null): Promise<void> => {
      const variables = { id: read.id, isVerified, readRevision };
      const { data } = await client.mutate({ mutation: VerifyLocationDocument, variables });
      if (data) markActed(read, data.verifyLocation);
    };
    return judge(read, act, { done: t('admin.updated'), failed: t('admin.updateFailed') });
  };
};
