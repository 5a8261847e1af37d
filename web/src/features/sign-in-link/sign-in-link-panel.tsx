import { PAGES } from '@wellspring/page-contract/paths';
import { WELCOME_BACK } from '@wellspring/rest-contract/account-limits';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, callApi, failureMessage } from '../../shared/api/call-api.ts';
import { reloadInAccountLanguage } from '../../shared/session/reload-in-account-language.ts';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';
import { AskForLink } from './ask-for-link.tsx';

type Refusal = { readonly message: string; readonly isStale: boolean };

/** The button that uses a link: opening it alone does nothing, since programs that look at mails open links, too. */
const UseLink = ({ token, onRefused }: { readonly token: string; readonly onRefused: (refusal: Refusal) => void }) => {
  const t = useWords('account');
  const messageText = useMessageText();
  const [isBusy, setBusy] = useState(false);
  const { begin } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const signIn = async (): Promise<void> => {
    setBusy(true);
    try {
      await callApi('POST', '/api/sign-in-by-link', { body: { token } });
    } catch (error) {
      setBusy(false);
      const isStale = error instanceof ApiError && [400, 403].includes(error.status);
      onRefused({ message: failureMessage(t, error), isStale });
      return;
    }
    if (reloadInAccountLanguage(PAGES.root)) return;
    toast({ title: messageText(WELCOME_BACK) });
    await begin();
    void navigate(PAGES.root, { replace: true });
  };
  return (
    <>
      <p className="mb-5">{t('account.linkSignsIn')}</p>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || signIn())}
        className={`${primaryButton} min-h-12 w-full aria-disabled:opacity-60`}
      >
        {t('account.signIn')}
      </button>
    </>
  );
};

/** `token`: of the link that was mailed; empty: none was opened, and one can be requested */
export const SignInLinkPanel = ({ token }: { readonly token: string }) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    // The address and the history must not contain the token.
    if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return (
    <div className="space-y-5">
      {refusal ? (
        <FormAlert isFailure>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {refusal.message}
          </p>
        </FormAlert>
      ) : null}
      {token === '' || refusal?.isStale ? <AskForLink /> : <UseLink token={token} onRefused={setRefusal} />}
    </div>
  );
};
