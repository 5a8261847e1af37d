import { createContext, use } from 'react';
import { isOffline, YOU_ARE_OFFLINE } from '../offline.ts';
import { useToast } from '../ui/toasts.tsx';
import { loginAddress, type LoginPage } from './login-address.ts';
import { useSession } from './session.tsx';

/** Milliseconds between the words and the way to the page that signs in. */
const REDIRECT_DELAY = 500;

/** Where the screen leads whoever is not signed in. */
export const LoginPageContext = createContext<LoginPage>('/api/login');

const SIGN_IN_LATER = 'This needs the page that signs in. Try again when the connection is back.';

/** What stands is being left: its words stay until it is. */
let isLeaving = false;

/** What happens when an action finds that nobody is signed in any more: words, then the page that signs in. */
export const useSignedOut = (): ((description?: string) => void) => {
  const toast = useToast();
  const { end } = useSession();
  const page = use(LoginPageContext);
  return (description = 'You are logged out. Logging in again...') => {
    if (isLeaving) return;
    // The page that signs in could not be shown, and this one would be gone.
    if (isOffline()) return toast({ title: YOU_ARE_OFFLINE, description: SIGN_IN_LATER, isFailure: true });
    isLeaving = true;
    const leave = (): void => {
      setTimeout(() => {
        isLeaving = false;
        window.location.assign(loginAddress(page, window.location));
      }, REDIRECT_DELAY);
      void end();
    };
    toast({ title: 'Unauthorized', description, isFailure: true, onShown: leave });
  };
};
