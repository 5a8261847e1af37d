import { useToast } from './ui/toasts.tsx';
import { useWords } from './words/words.ts';

/** Copies a link of this site, given by its path, and confirms it. */
export const useCopyLink = (): ((path: string) => Promise<void>) => {
  const t = useWords();
  const toast = useToast();
  return async (path) => {
    const link = `${window.location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: t('site.linkCopied'), description: link });
    } catch {
      // Without a right to the clipboard, or over plain http, the reader copies it by hand.
      toast({ title: t('site.linkNotCopied'), description: link, isFailure: true });
    }
  };
};

type Shared = { readonly title: string; readonly path: string };

/** Hands a page to the device's own way of sharing; without one, its link is copied. */
export const useShareLink = (): ((shared: Shared) => Promise<void>) => {
  const copy = useCopyLink();
  return async ({ title, path }) => {
    if (typeof navigator.share !== 'function') return copy(path);
    try {
      return await navigator.share({ title, url: `${window.location.origin}${path}` });
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      return copy(path);
    }
  };
};
