import { PASSWORD_MIN } from '@wellspring/rest-contract/account-limits';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { StrengthLine } from './strength-line.tsx';
import { PasswordField } from './password-field.tsx';

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
export const NewPasswordFields = ({ newPassword, confirmPassword, typed, own = [] }: Props) => (
  <>
    <PasswordField
      label="New password"
      autoComplete="new-password"
      help={typed ? <StrengthLine password={typed} own={own} /> : `At least ${PASSWORD_MIN} characters`}
      {...newPassword}
    />
    <PasswordField label="Confirm new password" autoComplete="new-password" {...confirmPassword} />
  </>
);
