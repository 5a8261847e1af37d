import { PAGES } from '@wellspring/page-contract/paths';
import { useSearchParams } from 'react-router-dom';
import { ApiError, callApi } from '../../shared/api/call-api.ts';
import { reloadInAccountLanguage } from '../../shared/session/reload-in-account-language.ts';
import { grantWish } from '../../shared/session/wish.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';

type Words = {
  readonly done: string;
  /** said below `done` */
  readonly more?: string;
  readonly failed: string;
  /** receives the reason of a refused sign-in, a text that stays on the screen; '' before each attempt */
  readonly onForbidden?: (why: string) => void;
  /** puts a refusal at its field; answers whether it did */
  readonly onRefused?: (error: unknown) => boolean;
};

/** Makes the call that begins a session, and shows its result. The screen changes by itself once a member is signed in. */
export const useSignIn = (
  path: `/api/${string}`,
  { done, more, failed, onForbidden, onRefused }: Words,
): ((body: object) => Promise<void>) => {
  const toast = useToast();
  const { begin } = useSession();
  const [query] = useSearchParams();
  return async (body) => {
    onForbidden?.('');
    try {
      await callApi('POST', path, { body });
    } catch (error) {
      if (error instanceof ApiError && [403, 429].includes(error.status)) onForbidden?.(error.message);
      onRefused?.(error);
      toast({ title: failed, ...(error instanceof Error && { description: error.message }), isFailure: true });
      return;
    }
    grantWish(query.get('next') ?? PAGES.root);
    if (reloadInAccountLanguage()) return;
    toast({ title: done, ...(more !== undefined && { description: more }) });
    await begin();
  };
};
