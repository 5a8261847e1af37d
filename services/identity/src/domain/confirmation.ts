import { AppError } from '@wellspring/errors';
import { VERIFICATION_NEEDS_PASSWORD, VERIFICATION_PASSWORD_WRONG } from '@wellspring/rest-contract/account-limits';
import { emailKey, type User } from './user.ts';

/** Whether this is the address that OWNER_EMAIL names; `ownerEmail` null: it names none. */
const isOwnersAddress = (email: string, ownerEmail: string | null): boolean =>
  ownerEmail !== null && emailKey(email) === emailKey(ownerEmail);

/** What holds of a member whose address is confirmed: the one that OWNER_EMAIL names owns the site. */
export const confirmedBy = (
  user: Pick<User, 'email' | 'isOwner' | 'isAdmin'>,
  ownerEmail: string | null,
): Pick<User, 'isEmailVerified' | 'isOwner' | 'isAdmin'> => {
  const isOwner = user.isOwner || isOwnersAddress(user.email, ownerEmail);
  return { isEmailVerified: true, isOwner, isAdmin: user.isAdmin || isOwner };
};

/**
 * Whether the link is enough to confirm the address: it proves the mailbox, and the caller is signed in as that member. The address
 * that OWNER_EMAIL names always needs the password, since anyone can register with it.
 */
export const isLinkEnough = (
  user: Pick<User, 'id' | 'email'>,
  memberId: string | null,
  ownerEmail: string | null,
): boolean => memberId === user.id && !isOwnersAddress(user.email, ownerEmail);

/** The field of the call that proves the account. */
const PROOF = { field: 'password' };

export const passwordNeeded = (): AppError => new AppError('FORBIDDEN', VERIFICATION_NEEDS_PASSWORD, PROOF);
export const passwordWrong = (): AppError => new AppError('FORBIDDEN', VERIFICATION_PASSWORD_WRONG, PROOF);
