import { PAGES } from '@wellspring/page-contract/paths';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/page-head.tsx';
import { toldEmail } from '../../shared/session/told-email.ts';
import { useViewer } from '../../shared/session/session.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { Link } from '../../shared/ui/link.tsx';

const Form = formIsland(() => import('./forgot-password-form.tsx').then((it) => it.ForgotPasswordForm), 1);

const INTRO = 'Tell us the e-mail address of your account, and we will send you a link to choose a new password.';

export const ForgotPasswordScreen = () => {
  const [query] = useSearchParams();
  const viewer = useViewer();
  const told: unknown = useLocation().state;
  const email = query.get('email') ?? toldEmail(told) ?? viewer?.email ?? '';
  return (
    <>
      <PageHead title="Forgot password" description={INTRO} canonical={PAGES.forgotPassword} isIndexed={false} />
      <FormPage heading="Forgot your password?" intro={INTRO}>
        <Form key={email} email={email} />
        <Link
          to={PAGES.auth}
          className="mt-4 flex min-h-11 items-center justify-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          Back to Login
        </Link>
      </FormPage>
    </>
  );
};
