import { PAGES } from '@wellspring/page-contract/paths';
import { WELCOME_BACK } from '@wellspring/rest-contract/account-limits';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { showAtField } from '../../shared/refusal.ts';
import { Link } from '../../shared/ui/link.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';
import { EmailField } from './email-field.tsx';
import { useTypedEmail } from './typed-email.ts';
import { useSignIn } from './use-sign-in.ts';

const resolver = schemaResolver(async () => (await import('./login.ts')).Login);

const wayIn = 'inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline';

export const LoginForm = ({ isShown }: { readonly isShown: boolean }) => {
  const t = useWords('account');
  const messageText = useMessageText();
  const [forbidden, setForbidden] = useState('');
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } });
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  const signIn = useSignIn('/api/login', {
    done: messageText(WELCOME_BACK),
    failed: t('account.loginFailed'),
    onForbidden: setForbidden,
    onRefused: (error) => showAtField(form, error),
  });
  const { email } = useTypedEmail();
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        aria-label={t('account.login')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void handleSubmit(signIn)(event);
        }}
        className="grid grid-cols-1 gap-4"
      >
        {forbidden === '' ? null : (
          <FormAlert isFailure>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {forbidden}
            </p>
          </FormAlert>
        )}
        <EmailField isShown={isShown} error={errors.email?.message} {...register('email')} />
        <PasswordField
          label={t('account.password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <SubmitButton isBusy={isSubmitting} busy={t('account.loggingIn')}>
          {t('account.logIn')}
        </SubmitButton>
        <div className="flex flex-wrap justify-center gap-x-4">
          <Link to={PAGES.forgotPassword} state={{ email }} className={wayIn}>
            {t('account.forgotYourPassword')}
          </Link>
          <Link to={PAGES.signInLink} state={{ email }} className={wayIn}>
            {t('account.mailSignInLink')}
          </Link>
        </div>
      </form>
    </FormProvider>
  );
};
