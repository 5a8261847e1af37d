import { PAGES } from '@wellspring/page-contract/paths';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/page-head.tsx';
import { emailInState } from '../../shared/session/email-in-state.ts';
import { useViewer } from '../../shared/session/session.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useWords } from '../../shared/words/words.ts';

const Form = formIsland(() => import('./forgot-password-form.tsx').then((it) => it.ForgotPasswordForm), 1);

export const ForgotPasswordScreen = () => {
  const t = useWords('account');
  const [query] = useSearchParams();
  const viewer = useViewer();
  const state: unknown = useLocation().state;
  const email = query.get('email') ?? emailInState(state) ?? viewer?.email ?? '';
  return (
    <>
      <PageHead
        title={t('account.forgotPassword')}
        description={t('account.forgotIntro')}
        canonical={PAGES.forgotPassword}
        isIndexed={false}
      />
      <FormPage heading={t('account.forgotYourPassword')} intro={t('account.forgotIntro')}>
        <Form key={email} email={email} />
        <Link
          to={PAGES.auth}
          className="mt-4 flex min-h-11 items-center justify-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('account.backToLogin')}
        </Link>
      </FormPage>
    </>
  );
};
