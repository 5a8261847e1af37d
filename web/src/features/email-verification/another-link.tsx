import { PAGES } from '@wellspring/page-contract/paths';
import { VERIFICATION_MAILED } from '@wellspring/rest-contract/account-limits';
import { useState } from 'react';
import { ApiError, callApi, failureMessage } from '../../shared/api/call-api.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';

const look = `${primaryButton} min-h-12 w-full aria-disabled:opacity-60`;
const LOGIN = `${PAGES.auth}?next=${encodeURIComponent(PAGES.verifyEmail)}`;

type Result = { readonly isFailure: boolean; readonly message: string };

/** Has the link mailed once more; a visitor signs in first, because it is mailed to members. */
export const AnotherLink = () => {
  const t = useWords('account');
  const messageText = useMessageText();
  const { isMember } = useSession();
  const signedOut = useSignedOut();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const ask = async () => {
    setBusy(true);
    setResult(null);
    try {
      await callApi('POST', '/api/resend-verification');
      setResult({ isFailure: false, message: messageText(VERIFICATION_MAILED) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) signedOut();
      else setResult({ isFailure: true, message: failureMessage(t, error) });
    } finally {
      setBusy(false);
    }
  };
  if (!isMember)
    return (
      <Link to={LOGIN} className={look}>
        {t('account.logInForAnotherLink')}
      </Link>
    );
  return (
    <>
      {result ? <FormAlert isFailure={result.isFailure}>{result.message}</FormAlert> : null}
      <button type="button" aria-disabled={isBusy} onClick={() => void (isBusy || ask())} className={look}>
        {t('account.sendAnotherLink')}
      </button>
    </>
  );
};
