import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SetFavoriteDocument } from '../../generated/operations.ts';
import { withReason } from '../../shared/offline.ts';
import { markFavorite } from '../../shared/graphql/marked-locations.ts';
import { forgetOwnLists } from '../../shared/graphql/own-lists.ts';
import { grantedWish, takeWish } from '../../shared/session/wish.ts';
import { useWords } from '../../shared/words/words.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

/** Saves the place whose heart a visitor pressed before signing in. Set, and not toggled: a favorite stays one. */
export const FavoriteWish = () => {
  const t = useWords('places', 'cards');
  const client = useApolloClient();
  const toast = useToast();
  const { pathname } = useLocation();
  const fulfil = useEffectEvent(async (): Promise<void> => {
    const wish = grantedWish(pathname);
    if (wish?.act !== 'favorite' || !takeWish(wish, pathname)) return;
    const variables = { locationId: wish.subject, isFavorite: true };
    try {
      await client.mutate({
        mutation: SetFavoriteDocument,
        variables,
        update: (cache) => markFavorite(cache, wish.subject, true),
      });
      forgetOwnLists(client);
      toast({ title: t('places.savedToFavorites') });
    } catch {
      const description = withReason(t, t('cards.favoriteFailedText'));
      toast({ title: t('cards.error'), description, isFailure: true });
    }
  });
  useEffect(() => void fulfil(), []);
  return null;
};
