import { callApi } from '../../shared/api/call-api.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';

type Words = { readonly done: string; readonly failed: string };

/** Makes the call that begins a session, and says what came of it. The screen goes on by itself once somebody is signed in. */
export const useSignIn = (path: `/api/${string}`, { done, failed }: Words): ((body: object) => Promise<void>) => {
  const toast = useToast();
  const { begin } = useSession();
  return async (body) => {
    try {
      await callApi('POST', path, { body });
    } catch (error) {
      toast({ title: failed, ...(error instanceof Error && { description: error.message }), isFailure: true });
      return;
    }
    toast({ title: done });
    await begin();
  };
};
