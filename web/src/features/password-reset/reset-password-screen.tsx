import { PAGES } from '@wellspring/page-contract/paths';
import { useState } from 'react';
import { useMailedToken } from '../../shared/mailed-token.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { Link } from '../../shared/ui/link.tsx';

const Form = formIsland(() => import('./reset-password-form.tsx').then((it) => it.ResetPasswordForm), 2);

const RequestLink = () => (
  <Link to={PAGES.forgotPassword} className={`${quietButton} mt-4 w-full`}>
    Request a new link
  </Link>
);

const DoneScreen = () => (
  <FormPage heading="Password reset">
    <FormAlert isFailure={false}>Your password has been reset. You can log in with the new one now.</FormAlert>
    <Link to={PAGES.auth} className={`${primaryButton} mt-6 min-h-12 w-full`}>
      Go to Login
    </Link>
  </FormPage>
);

const NoTokenScreen = () => (
  <FormPage heading="Reset your password">
    <FormAlert isFailure>Invalid reset link. Please request a new password reset.</FormAlert>
    <RequestLink />
  </FormPage>
);

const TokenScreen = ({ token }: { readonly token: string }) => {
  const { end } = useSession();
  const [isDone, setDone] = useState(false);
  if (isDone) return <DoneScreen />;
  return (
    <FormPage heading="Reset your password" intro="Choose a new password. You will be signed out everywhere.">
      <Form
        token={token}
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
  const token = useMailedToken();
  return (
    <>
      <PageHead
        title="Reset password"
        description="Choose a new password for your Wellspring account."
        canonical={PAGES.resetPassword}
        isIndexed={false}
      />
      {token === '' ? <NoTokenScreen /> : <TokenScreen key={token} token={token} />}
    </>
  );
};
