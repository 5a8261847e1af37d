import { AppError } from '@wellspring/errors';
import {
  EMAIL_INVALID,
  EMAIL_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_TOO_SHORT,
} from '@wellspring/rest-contract/account-limits';
import { unitsOf } from '@wellspring/rest-contract/text-limits';
import { lengthOf } from '@wellspring/written-text';
import type { Names, User } from './user.ts';

export const EMAIL_TAKEN = 'An account with this e-mail already exists';
export const USERNAME_TAKEN = 'This username is already taken';

const NAME_MAX = 100;
const USERNAME = /^[\p{L}\p{N}._-]+$/u;
/** One @, something on both sides, a dot behind it, nothing that needs quoting. The link that is mailed proves the rest. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}.]+$/u;

/** What shows nothing, or turns the direction of what follows: a name made of it passes for another. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/u;
/** No language stacks more marks on a letter. */
const STACKED_MARKS = /\p{M}{4}/u;

const invalid = (field: keyof Names | 'email', message: string): AppError =>
  new AppError('VALIDATION', message, { field });

/** A name as it is kept; null for none. @throws AppError VALIDATION */
const checkName = (field: keyof Names, label: string, given: string | null | undefined): string | null => {
  const name = given?.normalize('NFC').replaceAll(/\s+/gu, ' ').trim() ?? '';
  if (name === '') return null;
  if (lengthOf(name) > NAME_MAX) throw invalid(field, `${label} must be at most ${NAME_MAX} characters`);
  if (HIDDEN.test(name) || STACKED_MARKS.test(name))
    throw invalid(field, `${label} has characters that cannot be shown`);
  return name;
};

export const usernameTooShort = (): AppError => invalid('username', USERNAME_TOO_SHORT);

/** A username as it is kept; null for none. @throws AppError VALIDATION */
export const checkUsername = (given: string | null | undefined): string | null => {
  const username = given?.normalize('NFC').trim() ?? '';
  if (username === '') return null;
  if (lengthOf(username) < USERNAME_MIN) throw usernameTooShort();
  if (lengthOf(username) > USERNAME_MAX)
    throw invalid('username', `Username must be at most ${USERNAME_MAX} characters`);
  if (!USERNAME.test(username))
    throw invalid('username', 'Username may have letters, digits, dots, underscores and hyphens only');
  return username;
};

/** All names of a member, as they are kept. @throws AppError VALIDATION */
export const checkNames = (given: { readonly [Name in keyof Names]?: string | null | undefined }): Names => ({
  username: checkUsername(given.username),
  firstName: checkName('firstName', 'First name', given.firstName),
  lastName: checkName('lastName', 'Last name', given.lastName),
});

/** An e-mail address as it is kept. @throws AppError VALIDATION */
export const checkEmail = (given: string): string => {
  if (given.length > unitsOf(EMAIL_MAX)) throw invalid('email', EMAIL_INVALID);
  const email = given.trim().normalize('NFC');
  if (lengthOf(email) > EMAIL_MAX || !EMAIL.test(email)) throw invalid('email', EMAIL_INVALID);
  return email;
};

const initialOf = (name: string): string => {
  const [first = ''] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return typeof first === 'string' ? first : first.segment.toUpperCase();
};

/** What others learn of a member's last name: its initial. */
export const publicLastName = ({ lastName }: Pick<User, 'lastName'>): string | null =>
  lastName === null ? null : initialOf(lastName);

/** What a member is called where others read it: first name and initial, else @username, else Member. */
export const displayName = ({ firstName, lastName, username }: Names): string => {
  if (firstName !== null) return lastName === null ? firstName : `${firstName} ${initialOf(lastName)}.`;
  return username === null ? 'Member' : `@${username}`;
};

/** The name by which a mail greets a member; null while their address is not confirmed: it may be somebody else's, who is to read no word of theirs. */
export const greetedName = ({
  firstName,
  isEmailVerified,
}: Pick<User, 'firstName' | 'isEmailVerified'>): string | null => (isEmailVerified ? firstName : null);
