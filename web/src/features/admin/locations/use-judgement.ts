import { useApolloClient } from '@apollo/client/react';
import { LocationAsItStandsDocument, type AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { errorCodeOf } from '../../../shared/graphql/errors.ts';
import { failureText } from '../../../shared/graphql/failure-text.ts';
import { useToast } from '../../../shared/ui/toasts.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useWords } from '../../../shared/words/words.ts';

type Row = AdminLocationRowFragment;

/** A place that has changed since it was read, and the server's words about it. */
export type Changed = { readonly words: string; readonly read: Row; readonly now: Row };

/** What came of a judgement; `changed`: nothing was done, since the place is another than what was read. */
type Judged = { readonly outcome: 'done' | 'refused' } | { readonly outcome: 'changed'; readonly changed: Changed };

type Words = { readonly done: string; readonly failed: string };

/**
 * Judges a place as it was read. What came of it is said in a toast, unless the place has changed since: then it is read again, for
 * the admin to see what has changed.
 */
export const useJudgement = () => {
  const t = useWords();
  const client = useApolloClient();
  const run = useAdminAction();
  const toast = useToast();
  const currentRow = async ({ id, revision }: Row): Promise<Row | null> => {
    const { data } = await client.query({
      query: LocationAsItStandsDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const now = data?.location ?? null;
    return now?.revision === revision ? null : now;
  };
  return async (
    read: Row,
    act: (readRevision: number | null) => Promise<unknown>,
    { done, failed }: Words,
  ): Promise<Judged> => {
    const found: { changed: Changed | null } = { changed: null };
    const judge = async (): Promise<void> => {
      try {
        await act(read.revision);
      } catch (error) {
        const now = errorCodeOf(error) === 'CONFLICT' ? await currentRow(read) : null;
        if (!now) throw error;
        found.changed = { words: failureText(t, error), read, now };
      }
    };
    const isSettled = await run(judge, { done: null, failed });
    if (found.changed) return { outcome: 'changed', changed: found.changed };
    if (isSettled) toast({ title: done });
    return { outcome: isSettled ? 'done' : 'refused' };
  };
};
