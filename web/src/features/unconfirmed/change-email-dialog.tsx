import { EMAIL_MAX } from '@wellspring/rest-contract/account-limits';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, callApi, failureMessage } from '../../shared/api/call-api.ts';
import { refusalOf } from '../../shared/refusal.ts';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { useSession } from '../../shared/session/session.tsx';
import { ClosableDialog } from '../../shared/ui/closable-dialog.tsx';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useWords } from '../../shared/words/words.ts';

const resolver = schemaResolver(async () => (await import('@wellspring/rest-contract/account')).EmailChange);

type Props = {
  readonly onChanged: (email: string) => void;
  readonly onClose: () => void;
};

/** What the server refuses of a field: an address that is none or taken, a wrong password. */
const REFUSED: readonly number[] = [400, 409];

/** Asks for another e-mail address, and for the password: who finds the browser open cannot take the account away. */
export const ChangeEmailDialog = ({ onChanged, onClose }: Props) => {
  const t = useWords('account');
  const dialog = useRef<HTMLDialogElement>(null);
  const { refresh } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const change = async (body: { readonly email: string; readonly password: string }) => {
    setFailure(null);
    try {
      await callApi('PUT', '/api/user/email', { body });
    } catch (error) {
      const message = failureMessage(t, error);
      const field = refusalOf(error)?.field === 'password' ? 'password' : 'email';
      if (error instanceof ApiError && REFUSED.includes(error.status))
        setError(field, { message }, { shouldFocus: true });
      else setFailure(message);
      return;
    }
    refresh();
    onChanged(body.email);
    dialog.current?.close();
  };
  return (
    <ClosableDialog ref={dialog} title={t('account.changeEmail')} onClose={onClose}>
      <form
        noValidate
        aria-label={t('account.changeEmail')}
        onSubmit={(event) => void handleSubmit(change)(event)}
        className="mt-4 space-y-5"
      >
        {failure === null ? null : <FormAlert isFailure>{failure}</FormAlert>}
        <TextField
          label={t('account.newEmail')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={t('account.currentPassword')}
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <SubmitButton isBusy={isSubmitting}>{t('account.changeAddress')}</SubmitButton>
      </form>
    </ClosableDialog>
  );
};
