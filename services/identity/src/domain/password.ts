import { AppError } from '@wellspring/errors';
import {
  CURRENT_PASSWORD_WRONG,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_TOO_SHORT,
} from '@wellspring/rest-contract/account-limits';

/** A password as it is hashed: the same however its letters were composed. @throws AppError VALIDATION */
export const checkPassword = (given: string): string => {
  const password = given.normalize('NFKC');
  const { length } = [...password];
  if (length < PASSWORD_MIN) throw new AppError('VALIDATION', PASSWORD_TOO_SHORT);
  if (length > PASSWORD_MAX) throw new AppError('VALIDATION', `Password must be at most ${PASSWORD_MAX} characters`);
  return password;
};

export const commonPassword = (): AppError =>
  new AppError('VALIDATION', 'This password is one of the most common. Please choose another');

export const currentPasswordWrong = (): AppError => new AppError('VALIDATION', CURRENT_PASSWORD_WRONG);

/** A password that somebody types to prove who they are: what could never be one is not hashed. */
export const typedPassword = (given: string): string =>
  [...given.normalize('NFKC')].slice(0, PASSWORD_MAX + 1).join('');
