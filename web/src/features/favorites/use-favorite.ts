import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SetFavoriteDocument } from '../../generated/operations.ts';
import { withReason } from '../../shared/offline.ts';
import { afterPaint } from '../../shared/after-paint.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { forgetOwnLists } from '../../shared/graphql/own-lists.ts';
import { markFavorite } from '../../shared/graphql/marked-locations.ts';
import { useAskToSignIn } from '../../shared/session/use-ask-to-sign-in.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { rememberWish } from '../../shared/session/wish.ts';
import { useWords } from '../../shared/words/words.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

type Favorite = { readonly isFavorite: boolean; readonly toggle: () => void };

/**
 * Whether a place is saved, and what saves it or takes it off: shown at once by what was pressed, a moment later by all that shows the
 * place, and taken back in words when it fails. `known` null: a visitor.
 */
export const useFavorite = (locationId: string, stored: boolean | null): Favorite => {
  const t = useWords('cards');
  const { isMember } = useSession();
  const toast = useToast();
  const signedOut = useSignedOut();
  const askToSignIn = useAskToSignIn();
  const { pathname } = useLocation();
  const [setFavorite, { client }] = useMutation(SetFavoriteDocument);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isFavorite = pressed ?? stored ?? false;

  const save = (next: boolean): Promise<void> =>
    setFavorite({
      variables: { locationId, isFavorite: next },
      optimisticResponse: { favorite: { __typename: 'Location', id: locationId, isFavorite: next } },
      update: (cache) => markFavorite(cache, locationId, next),
    }).then(
      () => forgetOwnLists(client),
      (error: unknown) => {
        if (isUnauthenticated(error)) signedOut();
        else {
          const description = withReason(t, t('cards.favoriteFailedText'));
          toast({ title: t('cards.error'), description, isFailure: true });
        }
      },
    );

  const toggle = (): void => {
    if (!isMember) {
      rememberWish({ act: 'favorite', subject: locationId }, pathname);
      return askToSignIn(t('cards.signInToSave'));
    }
    const next = !isFavorite;
    setPressed(next);
    void afterPaint().then(() => {
      setPressed(null);
      return save(next);
    });
  };
  return { isFavorite, toggle };
};
