import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { callApi, failureMessage } from '../../shared/api/call-api.ts';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { NewPasswordFields } from '../../shared/ui/new-password-fields.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';

const resolver = schemaResolver(async () => (await import('./new-password.ts')).NewPassword);

type Props = {
  /** of the link that was mailed */
  readonly token: string;
  readonly onReset: () => void;
};

export const ResetPasswordForm = ({ token, onReset }: Props) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, formState } = useForm({
    resolver,
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
      <NewPasswordFields
        newPassword={{ ...register('newPassword'), error: errors.newPassword?.message }}
        confirmPassword={{ ...register('confirmPassword'), error: errors.confirmPassword?.message }}
        typed={typed}
      />
      <SubmitButton isBusy={isSubmitting}>Reset password</SubmitButton>
    </form>
  );
};
