import { listPath } from '@wellspring/page-contract/paths';
import { useCopyLink } from '../../shared/share-link.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';

type Shared = { readonly shareCode: string; readonly isPublic: boolean };

/** Copies the link of a list and confirms it. One that is private is not shared. */
export const useShareList = (): ((list: Shared) => Promise<void>) => {
  const t = useWords('lists');
  const toast = useToast();
  const copy = useCopyLink();
  return async ({ shareCode, isPublic }) => {
    if (isPublic) return copy(listPath(shareCode));
    toast({ title: t('lists.makePublicFirst'), description: t('lists.onlyPublicShared'), isFailure: true });
  };
};
