import { PASSWORDS_DIFFER, PASSWORDS_DIFFER_WHY } from '@wellspring/rest-contract/account-limits';
import { useForm, useWatch } from 'react-hook-form';
import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { showAtField } from '../../shared/refusal.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { NewPasswordFields } from '../../shared/ui/new-password-fields.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';

const resolver = schemaResolver(async () => (await import('@wellspring/rest-contract/account')).PasswordChange);
/** What the schema calls a rule that compares fields, as that of two passwords that differ. */
const DIFFERS = 'custom';
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

type Props = {
  /** for password managers, which save a password by its account */
  readonly email: string;
  /** username, first and last name: no password may be made of them */
  readonly names: readonly (string | null)[];
};

export const PasswordForm = ({ email, names }: Props) => {
  const t = useWords('profile');
  const messageText = useMessageText();
  const toast = useToast();
  const signedOut = useSignedOut();
  const { refresh } = useSession();
  const form = useForm({
    resolver,
    defaultValues: EMPTY,
  });
  const { register, control, handleSubmit, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'newPassword' });

  const failed = (error: unknown): void => {
    if (isUnauthorized(error)) return signedOut();
    showAtField(form, error);
    toast({
      title: t('profile.passwordChangeFailed'),
      description: failureMessage(t, error, t('profile.passwordNotChanged')),
      isFailure: true,
    });
  };
  const submit = handleSubmit(
    async (body) => {
      try {
        await callApi('PUT', '/api/change-password', { body });
      } catch (error) {
        return failed(error);
      }
      reset();
      toast({ title: t('profile.passwordChanged'), description: t('profile.othersSignedOut') });
      refresh();
    },
    ({ confirmPassword }) => {
      if (confirmPassword?.type === DIFFERS)
        toast({
          title: messageText(PASSWORDS_DIFFER),
          description: messageText(PASSWORDS_DIFFER_WHY),
          isFailure: true,
        });
    },
  );
  return (
    <form
      noValidate
      method="post"
      aria-label={t('profile.changePassword')}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4"
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        newPassword={{ ...register('newPassword'), error: errors.newPassword?.message }}
        confirmPassword={{ ...register('confirmPassword'), error: errors.confirmPassword?.message }}
        typed={typed}
        own={[email, ...names]}
      />
      <SubmitButton isBusy={isSubmitting} busy={t('profile.changingPassword')}>
        {t('profile.changePassword')}
      </SubmitButton>
    </form>
  );
};
