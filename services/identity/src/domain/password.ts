import { AppError } from '@wellspring/errors';
import {
  CURRENT_PASSWORD_WRONG,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_TOO_SHORT,
} from '@wellspring/rest-contract/account-limits';

/** The field that a new password is typed in: at registration, and when it is changed or reset. */
export type PasswordField = 'password' | 'newPassword';

/** A password as it is hashed: the same however its letters were composed. @throws AppError VALIDATION */
export const checkPassword = (given: string, field: PasswordField): string => {
  const password = given.normalize('NFKC');
  const { length } = [...password];
  if (length < PASSWORD_MIN) throw new AppError('VALIDATION', PASSWORD_TOO_SHORT, { field });
  if (length > PASSWORD_MAX)
    throw new AppError('VALIDATION', `Password must be at most ${PASSWORD_MAX} characters`, { field });
  return password;
};

export const commonPassword = (field: PasswordField): AppError =>
  new AppError('VALIDATION', 'This password is one of the most common. Please choose another', { field });

/** `field`: where the call has the password that somebody has now */
export const currentPasswordWrong = (field: 'currentPassword' | 'password'): AppError =>
  new AppError('VALIDATION', CURRENT_PASSWORD_WRONG, { field });

/** A password that somebody types to prove who they are: what could never be one is not hashed. */
export const typedPassword = (given: string): string =>
  [...given.normalize('NFKC')].slice(0, PASSWORD_MAX + 1).join('');
