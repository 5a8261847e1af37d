import { listPath } from '@wellspring/page-contract/paths';
import { useToast } from '../../shared/ui/toasts.tsx';

type Shared = { readonly shareCode: string; readonly isPublic: boolean };

/** Copies the link of a list and says so. One that is private is not shared. */
export const useShareList = (): ((list: Shared) => Promise<void>) => {
  const toast = useToast();
  return async ({ shareCode, isPublic }) => {
    if (!isPublic) {
      toast({ title: 'Make list public first', description: 'Only public lists can be shared', isFailure: true });
      return;
    }
    const link = `${window.location.origin}${listPath(shareCode)}`;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', description: link });
    } catch {
      // Without a right to the clipboard, or over plain http, the reader copies it by hand.
      toast({ title: 'The link could not be copied', description: link, isFailure: true });
    }
  };
};
