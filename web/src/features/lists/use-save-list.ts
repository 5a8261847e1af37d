import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ChangeListDocument,
  CreateListDocument,
  OwnListNowDocument,
  type OwnListFragment,
} from '../../generated/lists-operations.ts';
import { errorCodeOf, isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { refusalOf, type Refusal } from '../../shared/refusal.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { TypedList } from './list-fields.ts';
import { addOwnList } from './own-lists-cache.ts';

/** What of a list is edited, and by what it is known. */
export type EditedList = Pick<OwnListFragment, 'id' | 'name' | 'description' | 'isPublic' | 'showsNotes'>;

type SaveList = {
  /** Resolves to whether it is saved; a failure was shown. `onRefused` receives the refusal of one field. */
  readonly save: (typed: TypedList, onRefused?: (refusal: Refusal) => void) => Promise<boolean>;
  /** the list as another tab left it meanwhile: saved again, it is replaced knowingly */
  readonly theirs: EditedList | null;
};

const textsOf = ({ name, description, isPublic }: EditedList) => ({ name, description, isPublic });

/** Makes a list (null), once under the same key, or changes one: only from what its editor has seen of it. */
export const useSaveList = (list: EditedList | null, idempotencyKey: () => string): SaveList => {
  const client = useApolloClient();
  const t = useWords('lists');
  const toast = useToast();
  const signedOut = useSignedOut();
  const [opened] = useState(list);
  const [theirs, setTheirs] = useState<EditedList | null>(null);
  const seen = theirs ?? opened;

  const write = async (input: TypedList): Promise<void> => {
    if (!seen) {
      await client.mutate({
        mutation: CreateListDocument,
        variables: { input, idempotencyKey: idempotencyKey() },
        update: (cache, { data }) => data && addOwnList(cache, data.createTripList),
      });
      return;
    }
    const variables = { id: seen.id, input, expected: textsOf(seen) };
    await client.mutate({ mutation: ChangeListDocument, variables });
  };

  const lookAgain = async (id: string): Promise<void> => {
    const variables = { id };
    const answer = await client
      .query({ query: OwnListNowDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    if (answer?.data) setTheirs(answer.data.tripList);
  };

  return {
    theirs,
    save: async (typed, onRefused) => {
      try {
        await write(typed);
      } catch (error) {
        if (isUnauthenticated(error)) signedOut();
        else {
          const title = t(seen ? 'lists.notUpdated' : 'lists.notCreated');
          toast({ title, description: failureText(t, error), isFailure: true });
          const refusal = refusalOf(error);
          if (refusal) onRefused?.(refusal);
          if (seen && errorCodeOf(error) === 'CONFLICT') await lookAgain(seen.id);
        }
        return false;
      }
      toast({ title: t(seen ? 'lists.updated' : 'lists.created'), description: typed.name });
      return true;
    },
  };
};
