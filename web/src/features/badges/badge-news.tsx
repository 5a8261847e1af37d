import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { EarnedBadgesDocument } from '../../generated/news-operations.ts';
import { ViewerDocument } from '../../generated/operations.ts';
import { listenWhileVisible } from '../../shared/api/listen-while-visible.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import { badgeWatch } from './badge-watch.ts';

/** Says when a member has earned badges, and shows them wherever badges are shown. Nothing to see by itself. */
export const BadgeNews = ({ userId }: { readonly userId: string }) => {
  const t = useWords('badges');
  const client = useApolloClient();
  const toast = useToast();
  const { end } = useSession();
  const say = useEffectEvent((count: number) => {
    toast({ title: t('badges.unlocked'), description: t('badges.earned', { count }), waits: true });
    // What earned it may stand on the screen as it was before, such as a place that was waiting for an admin.
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
  const leaveIfSignedOut = useEffectEvent(() => {
    client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only' })
      .then(({ data }) => (data?.me === null ? end() : undefined))
      .catch(() => undefined); // unknown: it is tried again with the stream
  });
  useEffect(() => {
    const read = async (): Promise<readonly string[]> => {
      // What comes back stands in the cache, and so on the screen.
      const options = { query: EarnedBadgesDocument, variables: { userId }, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query(options);
      if (!data) throw new Error('The badges could not be read');
      return data.badgeHolder.badges.map(({ id }) => id);
    };
    const watch = badgeWatch(read, say);
    return listenWhileVisible({
      path: '/api/stream',
      events: ['badge'],
      onNews: () => void watch.look(),
      onRefused: leaveIfSignedOut,
    });
  }, [client, userId]);
  return null;
};
