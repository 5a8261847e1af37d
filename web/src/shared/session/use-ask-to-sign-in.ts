import { useLocation } from 'react-router-dom';
import { useToast } from '../ui/toasts.tsx';
import { signInHref } from './return-path.ts';

/** Tells a visitor that something is for members, with the way to sign in and back. */
export const useAskToSignIn = (): ((description: string) => void) => {
  const toast = useToast();
  const address = useLocation();
  return (description) =>
    toast({
      title: 'Please sign in',
      description,
      link: { label: 'Sign in', href: signInHref(address) },
      isFailure: true,
    });
};
