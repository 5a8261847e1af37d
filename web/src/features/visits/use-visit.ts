import { useMutation } from '@apollo/client/react';
import {
  SetVisitDocument,
  type OwnVisitFragment,
  type VisitInput,
  type VisitStatus,
} from '../../generated/marks-operations.ts';
import { withReason } from '../../shared/offline.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { forgetOwnLists } from '../../shared/graphql/own-lists.ts';
import { markVisit } from '../../shared/graphql/marked-locations.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';

/** The visit as the server will return it, after a change of its status. Without a status, no notes stay. */
const expected = (visitStatus: VisitStatus, current: OwnVisitFragment | null): OwnVisitFragment | null =>
  visitStatus === 'none'
    ? null
    : { visitDate: null, notes: null, rating: null, ...current, visitStatus, __typename: 'Visit' };

/** Sets the member's data of a visit. Resolves to whether it is saved; a failure was shown. */
export const useVisit = (
  locationId: string,
): {
  /** shown at once, taken back in words when it fails */
  readonly setStatus: (visitStatus: VisitStatus, current: OwnVisitFragment | null) => Promise<boolean>;
  readonly note: (input: VisitInput) => Promise<boolean>;
} => {
  const t = useWords('cards');
  const toast = useToast();
  const signedOut = useSignedOut();
  const [setVisit, { client }] = useMutation(SetVisitDocument);
  const failed = (error: unknown): false => {
    if (isUnauthenticated(error)) signedOut();
    else
      toast({
        title: t('cards.error'),
        description: withReason(t, t('cards.visitFailedText')),
        isFailure: true,
      });
    return false;
  };
  const onSaved = () => {
    forgetOwnLists(client);
    return true;
  };
  return {
    setStatus: (visitStatus, current) =>
      setVisit({
        variables: { locationId, input: { visitStatus } },
        optimisticResponse: {
          visit: { __typename: 'Location', id: locationId, visitStatus, visit: expected(visitStatus, current) },
        },
        update: (cache) => markVisit(cache, locationId, visitStatus),
      }).then(onSaved, failed),
    note: (input) => setVisit({ variables: { locationId, input } }).then(onSaved, failed),
  };
};
