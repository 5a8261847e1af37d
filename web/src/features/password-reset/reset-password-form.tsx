import { zodResolver } from '@hookform/resolvers/zod';
import { PASSWORD_MIN, PASSWORDS_DIFFER, PasswordReset } from '@wellspring/rest-contract/account';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { callApi, failureMessage } from '../../shared/api/call-api.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { StrengthLine } from '../../shared/ui/strength-line.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';

const NewPassword = z
  .strictObject({ newPassword: PasswordReset.shape.newPassword, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: PASSWORDS_DIFFER,
  });

type Props = {
  /** of the link that was mailed */
  readonly token: string;
  readonly onReset: () => void;
};

export const ResetPasswordForm = ({ token, onReset }: Props) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'newPassword' });
  const submit = handleSubmit(
    async ({ newPassword }) => {
      setFailure(null);
      try {
        await callApi('POST', '/api/reset-password', { body: { token, newPassword } });
        onReset();
      } catch (error) {
        setFailure(failureMessage(error));
      }
    },
    () => setFailure(null),
  );
  return (
    <form noValidate aria-label="Reset password" onSubmit={(event) => void submit(event)} className="space-y-5">
      {failure === null ? null : <FormAlert isFailure>{failure}</FormAlert>}
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        help={typed ? <StrengthLine password={typed} /> : `At least ${PASSWORD_MIN} characters`}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <TextField
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <SubmitButton isBusy={isSubmitting}>Reset password</SubmitButton>
    </form>
  );
};
