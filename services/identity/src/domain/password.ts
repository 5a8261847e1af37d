import { AppError } from '@wellspring/errors';
import {
  CURRENT_PASSWORD_WRONG,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_OWN_WORDS,
  PASSWORD_TOO_SHORT,
} from '@wellspring/rest-contract/account-limits';
import { DECORATIONS_MAX, isGuessable, isMadeOfOwnWords } from '@wellspring/rest-contract/password-rules';
import { say } from '@wellspring/words/message';
import type { User } from './user.ts';

/** The field that a new password is typed in: at registration, and when it is changed or reset. */
export type PasswordField = 'password' | 'newPassword';

export const commonPassword = (field: PasswordField): AppError =>
  new AppError('VALIDATION', say('identityErrors.passwordCommon'), { field });

/** A password as it is hashed: the same however its letters were composed. @throws AppError VALIDATION */
export const checkPassword = (given: string, field: PasswordField): string => {
  const password = given.normalize('NFKC');
  const { length } = [...password];
  if (length < PASSWORD_MIN) throw new AppError('VALIDATION', PASSWORD_TOO_SHORT, { field });
  if (length > PASSWORD_MAX)
    throw new AppError('VALIDATION', say('identityErrors.passwordTooLong', { max: PASSWORD_MAX }), { field });
  if (isGuessable(password)) throw commonPassword(field);
  return password;
};

/** What a member is known by, and others can find out. */
type PublicDetails = Pick<User, 'email' | 'username' | 'firstName' | 'lastName'>;

/** @throws AppError VALIDATION for a password that is made of the member's own e-mail address or names */
export const refuseOwnWords = (
  password: string,
  { email, username, firstName, lastName }: PublicDetails,
  field: PasswordField,
): void => {
  if (isMadeOfOwnWords(password, [email, username, firstName, lastName]))
    throw new AppError('VALIDATION', PASSWORD_OWN_WORDS, { field });
};

/** `field`: the field of the call with the current password */
export const currentPasswordWrong = (field: 'currentPassword' | 'password'): AppError =>
  new AppError('VALIDATION', CURRENT_PASSWORD_WRONG, { field });

/** A typed password, to be compared with the stored hash. It is cut after the longest possible one, so that hashing has a bound. */
export const typedPassword = (given: string): string =>
  [...given.normalize('NFKC')].slice(0, PASSWORD_MAX + 1).join('');

const reversed = (text: string): string => [...text].reverse().join('');

/** The letters in the middle of a password, without up to six digits and signs before and behind them; '' where there are none, or more signs. */
const coreOf = (password: string): string => {
  const signs = [...password];
  const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
  const first = signs.findIndex(isLetter);
  const last = signs.findLastIndex(isLetter);
  const isDecorated = signs.length - (last - first + 1) <= DECORATIONS_MAX;
  return first >= 0 && isDecorated ? signs.slice(first, last + 1).join('') : '';
};

/** The forms of a password that are compared with the commonest: the whole, and the word between digits and signs, also backwards. */
export const guessableForms = (password: string): readonly string[] => {
  const whole = password.normalize('NFKC').toLowerCase();
  const core = coreOf(whole);
  return [whole, core, reversed(whole), reversed(core)];
};
