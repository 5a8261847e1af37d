import { createContext, use } from 'react';
import { isOffline } from '../offline.ts';
import { useToast } from '../ui/toasts.tsx';
import { useWords } from '../words/words.ts';
import { loginAddress, type LoginPage } from './login-address.ts';
import { useSession } from './session.tsx';

/** Milliseconds between the words and the way to the page that signs in. */
const REDIRECT_DELAY = 500;

/** Where the screen sends visitors. */
export const LoginPageContext = createContext<LoginPage>('/api/login');

/** What stands is being left: its words stay until it is. */
let isLeaving = false;

/** After an action finds that the session has ended: a message, then the sign-in page. */
export const useSignedOut = (): ((description?: string) => void) => {
  const t = useWords();
  const toast = useToast();
  const { end } = useSession();
  const page = use(LoginPageContext);
  return (description = t('site.loggedOut')) => {
    if (isLeaving) return;
    // The page that signs in could not be shown, and this one would be gone.
    if (isOffline())
      return toast({ title: t('site.youAreOffline'), description: t('site.signInLater'), isFailure: true });
    isLeaving = true;
    const leave = (): void => {
      setTimeout(() => {
        isLeaving = false;
        window.location.assign(loginAddress(page, window.location));
      }, REDIRECT_DELAY);
      void end();
    };
    toast({ title: t('site.unauthorized'), description, isFailure: true, onShown: leave });
  };
};
