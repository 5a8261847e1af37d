import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { failureMessage } from '../api/call-api.ts';
import { showAtField } from '../refusal.ts';
import { schemaResolver } from '../schema-resolver.ts';
import { useWords } from '../words/words.ts';
import { FormAlert } from './form-alert.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SubmitButton } from './submit-button.tsx';

const resolver = schemaResolver(async () => (await import('../new-password.ts')).NewPassword);

type Props = {
  /** the form's name, for screen readers */
  readonly name: string;
  readonly submitLabel: string;
  /** @throws ApiError; what is about the password stands at its field */
  readonly send: (newPassword: string) => Promise<void>;
};

/** Chooses a new password behind a mailed link. */
export const NewPasswordForm = ({ name, submitLabel, send }: Props) => {
  const t = useWords();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver,
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'newPassword' });
  const submit = handleSubmit(
    async ({ newPassword }) => {
      setFailure(null);
      try {
        await send(newPassword);
      } catch (error) {
        if (!showAtField(form, error)) setFailure(failureMessage(t, error));
      }
    },
    () => setFailure(null),
  );
  return (
    <form noValidate aria-label={name} onSubmit={(event) => void submit(event)} className="space-y-5">
      {failure === null ? null : <FormAlert isFailure>{failure}</FormAlert>}
      <NewPasswordFields
        newPassword={{ ...register('newPassword'), error: errors.newPassword?.message }}
        confirmPassword={{ ...register('confirmPassword'), error: errors.confirmPassword?.message }}
        typed={typed}
      />
      <SubmitButton isBusy={isSubmitting}>{submitLabel}</SubmitButton>
    </form>
  );
};
