import { useMutation } from '@apollo/client/react';
import { CalculateBadgesDocument } from '../../generated/own-operations.ts';
import { withReason } from '../../shared/offline.ts';
import { plural } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

/** Has the member's badges worked out anew, and says what came of it. */
export const useUpdateBadges = (userId: string, refetch: () => void) => {
  const toast = useToast();
  const signedOut = useSignedOut();
  const locale = useLocale();
  const [calculate, { loading }] = useMutation(CalculateBadgesDocument, { variables: { userId } });
  const update = async (): Promise<void> => {
    try {
      const { data } = await calculate();
      const count = data?.calculateBadges.length ?? 0;
      toast(
        count > 0
          ? {
              title: 'New achievements unlocked',
              description: `You earned ${plural(count, 'new badge', 'new badges', locale)}.`,
            }
          : { title: 'Badges updated', description: 'Your achievements are up to date.' },
      );
      refetch();
    } catch (error) {
      if (isUnauthenticated(error)) signedOut();
      else
        toast({
          title: 'Update failed',
          description: withReason('Failed to update badges. Please try again.'),
          isFailure: true,
        });
    }
  };
  return { update, isBusy: loading };
};
