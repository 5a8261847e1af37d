import { AppError } from '@wellspring/errors';
import {
  EMAIL_INVALID,
  EMAIL_MAX,
  PERSON_NAME_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_TOO_SHORT,
} from '@wellspring/rest-contract/account-limits';
import { unitsOf } from '@wellspring/rest-contract/text-limits';
import { say, type Message } from '@wellspring/words/message';
import { lengthOf } from '@wellspring/written-text';
import { faultOfName, faultOfUsername, type NameFault } from './name-rules.ts';
import { isReserved } from './reserved-names.ts';
import type { Names, User } from './user.ts';

export const EMAIL_TAKEN = say('identityErrors.emailTaken');
export const USERNAME_TAKEN = say('identityErrors.usernameTaken');

const USERNAME = /^[\p{L}\p{N}._-]+$/u;
/** One @, something on both sides, a dot behind it, nothing that needs quoting. The link that is mailed proves the rest. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}.]+$/u;

const invalid = (field: keyof Names | 'email', message: Message): AppError =>
  new AppError('VALIDATION', message, { field });

const FAULTS = {
  hidden: 'identityErrors.nameHidden',
  address: 'identityErrors.nameAddress',
  scripts: 'identityErrors.nameScripts',
  staff: 'identityErrors.nameStaff',
} as const satisfies Record<NameFault, string>;

/** A name as it is stored; null for none. @throws AppError VALIDATION */
const checkName = (
  field: 'firstName' | 'lastName',
  given: string | null | undefined,
  stored: string | null,
): string | null => {
  const name = given?.normalize('NFC').replaceAll(/\s+/gu, ' ').trim() ?? '';
  if (name === '') return null;
  if (name === stored) return stored;
  if (lengthOf(name) > PERSON_NAME_MAX)
    throw invalid(field, say('identityErrors.nameTooLong', { field, max: PERSON_NAME_MAX }));
  const fault = faultOfName(name);
  if (fault !== null) throw invalid(field, say(FAULTS[fault], { field }));
  return name;
};

export const usernameTooShort = (): AppError => invalid('username', USERNAME_TOO_SHORT);

/** A username as it is stored; null for none. @throws AppError VALIDATION */
export const checkUsername = (given: string | null | undefined, stored: string | null = null): string | null => {
  const username = given?.normalize('NFC').trim() ?? '';
  if (username === '') return null;
  if (username === stored) return stored;
  if (lengthOf(username) < USERNAME_MIN) throw usernameTooShort();
  if (lengthOf(username) > USERNAME_MAX)
    throw invalid('username', say('identityErrors.usernameTooLong', { max: USERNAME_MAX }));
  if (!USERNAME.test(username)) throw invalid('username', say('identityErrors.usernameCharacters'));
  if (isReserved(username)) throw invalid('username', say('identityErrors.usernameReserved'));
  const fault = faultOfUsername(username);
  if (fault !== null) throw invalid('username', say(FAULTS[fault], { field: 'username' }));
  return username;
};

const NO_NAMES: Names = { username: null, firstName: null, lastName: null };

/** All names of a member, as they are stored. `stored`: the current ones, which stay valid under newer rules. @throws AppError VALIDATION */
export const checkNames = (
  given: { readonly [Name in keyof Names]?: string | null | undefined },
  stored: Names = NO_NAMES,
): Names => ({
  username: checkUsername(given.username, stored.username),
  firstName: checkName('firstName', given.firstName, stored.firstName),
  lastName: checkName('lastName', given.lastName, stored.lastName),
});

/** An e-mail address as it is stored. @throws AppError VALIDATION */
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

/** The name by which a mail greets a member; null while their address is not confirmed: it may belong to another person, who must not read the name. */
export const greetedName = ({
  firstName,
  isEmailVerified,
}: Pick<User, 'firstName' | 'isEmailVerified'>): string | null => (isEmailVerified ? firstName : null);
