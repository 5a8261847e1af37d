import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, failureMessage } from '../../shared/api/call-api.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useWords } from '../../shared/words/words.ts';

type Props = {
  /** @throws ApiError; one of status 400 or 403 is about the password, and stands at its field */
  readonly send: (password: string) => Promise<void>;
};

const REFUSED: readonly number[] = [400, 403];

/** The password of the account, from who knows it. */
export const PasswordForm = ({ send }: Props) => {
  const t = useWords('account');
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await send(password);
    } catch (error) {
      const message = failureMessage(t, error);
      if (error instanceof ApiError && REFUSED.includes(error.status))
        setError('password', { message }, { shouldFocus: true });
      else setFailure(message);
    }
  });
  return (
    <form
      noValidate
      aria-label={t('account.passwordOfAccount')}
      onSubmit={(event) => void submit(event)}
      className="space-y-5"
    >
      {failure === null ? null : <FormAlert isFailure>{failure}</FormAlert>}
      <PasswordField
        label={t('account.password')}
        autoComplete="current-password"
        autoFocus
        error={errors.password?.message}
        {...register('password', { required: t('account.passwordRequired') })}
      />
      <SubmitButton isBusy={isSubmitting}>{t('account.confirmWithPassword')}</SubmitButton>
    </form>
  );
};
