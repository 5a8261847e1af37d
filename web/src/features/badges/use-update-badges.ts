import { useMutation } from '@apollo/client/react';
import { CalculateBadgesDocument } from '../../generated/own-operations.ts';
import { withReason } from '../../shared/offline.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useWords } from '../../shared/words/words.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

/** Has the member's badges computed again, and shows the result. */
export const useUpdateBadges = (userId: string, refetch: () => void) => {
  const t = useWords('badges');
  const toast = useToast();
  const signedOut = useSignedOut();
  const [calculate, { loading }] = useMutation(CalculateBadgesDocument, { variables: { userId } });
  const update = async (): Promise<void> => {
    try {
      const { data } = await calculate();
      const count = data?.calculateBadges.length ?? 0;
      toast(
        count > 0
          ? {
              title: t('badges.unlocked'),
              description: t('badges.earnedCount', { count }),
            }
          : { title: t('badges.upToDateTitle'), description: t('badges.upToDateText') },
      );
      refetch();
    } catch (error) {
      if (isUnauthenticated(error)) signedOut();
      else
        toast({
          title: t('badges.updateFailedTitle'),
          description: withReason(t, t('badges.updateFailedText')),
          isFailure: true,
        });
    }
  };
  return { update, isBusy: loading };
};
