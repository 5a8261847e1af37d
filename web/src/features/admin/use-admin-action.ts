import { ApiError, isUnauthorized } from '../../shared/api/call-api.ts';
import { errorCodeOf, isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';

type Words = {
  /** the title when it is done; null: the screen shows that itself */
  readonly done: string | null;
  /** the title when it failed; the server's words stand below it */
  readonly failed: string;
};

const isForbidden = (error: unknown): boolean =>
  errorCodeOf(error) === 'FORBIDDEN' || (error instanceof ApiError && error.status === 403);

/**
 * Runs an action of an admin, and shows its result. A signed-out caller goes to the sign-in; one without the right sees that it
 * was. Answers whether it is done.
 */
export const useAdminAction = () => {
  const t = useWords();
  const toast = useToast();
  const signedOut = useSignedOut();
  const { refresh } = useSession();
  return async (act: () => Promise<unknown>, { done, failed }: Words): Promise<boolean> => {
    try {
      await act();
    } catch (error) {
      if (isUnauthenticated(error) || isUnauthorized(error)) {
        signedOut();
        return false;
      }
      if (isForbidden(error)) refresh();
      toast({ title: failed, description: failureText(t, error), isFailure: true });
      return false;
    }
    if (done !== null) toast({ title: done });
    return true;
  };
};
