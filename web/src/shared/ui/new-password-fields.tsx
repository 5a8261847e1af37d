import { PASSWORD_MIN } from '@wellspring/rest-contract/account-limits';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { StrengthLine } from './strength-line.tsx';
import { PasswordField } from './password-field.tsx';
import { useWords } from '../words/words.ts';

type Field = UseFormRegisterReturn & { readonly error: string | undefined };

type Props = {
  readonly newPassword: Field;
  readonly confirmPassword: Field;
  /** the new password as far as it is typed */
  readonly typed: string;
  /** e-mail address and names of the member, which no password may be made of, where they are known */
  readonly own?: readonly (string | null)[];
};

/** A new password, typed twice; how strong it is, stands below. */
export const NewPasswordFields = ({ newPassword, confirmPassword, typed, own = [] }: Props) => {
  const t = useWords('forms');
  return (
    <>
      <PasswordField
        label={t('forms.newPassword')}
        autoComplete="new-password"
        help={typed ? <StrengthLine password={typed} own={own} /> : t('forms.passwordAtLeast', { count: PASSWORD_MIN })}
        {...newPassword}
      />
      <PasswordField label={t('forms.confirmNewPassword')} autoComplete="new-password" {...confirmPassword} />
    </>
  );
};
