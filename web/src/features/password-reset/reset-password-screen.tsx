import { PAGES } from '@wellspring/page-contract/paths';
import { RESET_LINK_INVALID } from '@wellspring/rest-contract/account-limits';
import { useEffect, useState } from 'react';
import { useMailedToken } from '../../shared/mailed-token.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { ApiError, callApi } from '../../shared/api/call-api.ts';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';

const Form = formIsland(() => import('./reset-password-form.tsx').then((it) => it.ResetPasswordForm), 2);

const RequestLink = () => {
  const t = useWords('account');
  return (
    <Link to={PAGES.forgotPassword} className={`${quietButton} mt-4 w-full`}>
      {t('account.requestNewLink')}
    </Link>
  );
};

const DoneScreen = () => {
  const t = useWords('account');
  return (
    <FormPage heading={t('account.passwordReset')}>
      <FormAlert isFailure={false}>{t('account.passwordWasReset')}</FormAlert>
      <Link to={PAGES.auth} className={`${primaryButton} mt-6 min-h-12 w-full`}>
        {t('account.goToLogin')}
      </Link>
    </FormPage>
  );
};

/** Without a token, as after a reload, or with one that is used, over, or none of ours. */
const DeadLinkScreen = () => {
  const t = useWords('account');
  const messageText = useMessageText();
  return (
    <FormPage heading={t('account.resetYourPassword')}>
      <FormAlert isFailure>{messageText(RESET_LINK_INVALID)}</FormAlert>
      <p className="mt-4 text-ink-soft">{t('account.resetLinkOnce')}</p>
      <RequestLink />
    </FormPage>
  );
};

/** Asks once whether the link could still be used. A failure of another kind says nothing about it. */
const useIsDead = (token: string): readonly [isDead: boolean, setDead: () => void] => {
  const [isDead, setDead] = useState(false);
  useEffect(() => {
    let isHere = true;
    callApi('POST', '/api/reset-password/check', { body: { token } }).catch((error: unknown) => {
      if (isHere && error instanceof ApiError && error.status === 400) setDead(true);
    });
    return () => void (isHere = false);
  }, [token]);
  return [isDead, () => setDead(true)];
};

const TokenScreen = ({ token }: { readonly token: string }) => {
  const t = useWords('account');
  const { end } = useSession();
  const [isDone, setDone] = useState(false);
  const [isDead, setDead] = useIsDead(token);
  if (isDone) return <DoneScreen />;
  if (isDead) return <DeadLinkScreen />;
  return (
    <FormPage heading={t('account.resetYourPassword')} intro={t('account.resetIntro')}>
      <Form
        token={token}
        onDead={setDead}
        onReset={() => {
          setDone(true);
          // The new password has ended all sessions, this browser's as well.
          void end();
        }}
      />
      <RequestLink />
    </FormPage>
  );
};

export const ResetPasswordScreen = () => {
  const t = useWords('account');
  const token = useMailedToken();
  return (
    <>
      <PageHead
        title={t('account.resetPassword')}
        description={t('account.resetDescription')}
        canonical={PAGES.resetPassword}
        isIndexed={false}
      />
      {token === '' ? <DeadLinkScreen /> : <TokenScreen key={token} token={token} />}
    </>
  );
};
