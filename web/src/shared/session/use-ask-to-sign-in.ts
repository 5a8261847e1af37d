import { useLocation } from 'react-router-dom';
import { useToast } from '../ui/toasts.tsx';
import { signInHref } from './return-path.ts';
import { useWords } from '../words/words.ts';

/** Tells a visitor that something is for members, with the way to sign in and back. */
export const useAskToSignIn = (): ((description: string) => void) => {
  const t = useWords();
  const toast = useToast();
  const address = useLocation();
  return (description) =>
    toast({
      title: t('site.pleaseSignIn'),
      description,
      link: { label: t('site.signInLink'), href: signInHref(address) },
      isFailure: true,
    });
};
