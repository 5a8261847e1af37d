import { useMutation } from '@apollo/client/react';
import { SetFavoriteDocument } from '../../generated/operations.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { forgetOwnLists } from '../../shared/graphql/own-lists.ts';
import { markFavorite } from '../../shared/graphql/marked-locations.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

/** Saves a place or takes it off: shown at once, taken back in words when it fails. */
export const useFavorite = (locationId: string): ((isFavorite: boolean) => void) => {
  const { isMember } = useSession();
  const toast = useToast();
  const signedOut = useSignedOut();
  const [setFavorite, { client }] = useMutation(SetFavoriteDocument);
  return (isFavorite) => {
    if (!isMember) {
      toast({
        title: 'Please sign in',
        description: 'You need to be logged in to save favorites.',
        isFailure: true,
      });
      return;
    }
    setFavorite({
      variables: { locationId, isFavorite },
      optimisticResponse: { favorite: { __typename: 'Location', id: locationId, isFavorite } },
      update: (cache) => markFavorite(cache, locationId, isFavorite),
    }).then(
      () => forgetOwnLists(client),
      (error: unknown) => {
        if (isUnauthenticated(error)) signedOut();
        else toast({ title: 'Error', description: 'Failed to update favorite status.', isFailure: true });
      },
    );
  };
};
