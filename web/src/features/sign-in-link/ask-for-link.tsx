import { EMAIL_MAX, SIGN_IN_LINK_MAILED } from '@wellspring/rest-contract/account-limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { callApi, failureMessage } from '../../shared/api/call-api.ts';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { showAtField } from '../../shared/refusal.ts';
import { emailInState } from '../../shared/session/email-in-state.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';

const resolver = schemaResolver(async () => (await import('@wellspring/rest-contract/account')).SignInLinkRequest);

type Result = { readonly isFailure: boolean; readonly message: string };

/** Has a link mailed that signs in. */
export const AskForLink = () => {
  const t = useWords('account');
  const messageText = useMessageText();
  const [result, setResult] = useState<Result | null>(null);
  const state: unknown = useLocation().state;
  const form = useForm({ resolver, defaultValues: { email: emailInState(state) ?? '' } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(
    async (body) => {
      setResult(null);
      try {
        await callApi('POST', '/api/sign-in-link', { body });
        setResult({ isFailure: false, message: messageText(SIGN_IN_LINK_MAILED) });
      } catch (error) {
        if (!showAtField(form, error)) setResult({ isFailure: true, message: failureMessage(t, error) });
      }
    },
    () => setResult(null),
  );
  return (
    <form
      noValidate
      aria-label={t('account.signInLink')}
      onSubmit={(event) => void submit(event)}
      className="space-y-5"
    >
      <p className="text-ink-soft">{t('account.signInLinkIntro')}</p>
      {result ? <FormAlert isFailure={result.isFailure}>{result.message}</FormAlert> : null}
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <SubmitButton isBusy={isSubmitting} busy={t('account.sending')}>
        {t('account.mailSignInLink')}
      </SubmitButton>
    </form>
  );
};
