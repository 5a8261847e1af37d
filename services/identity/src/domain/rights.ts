import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { changed, changedEndingSessions, type User } from './user.ts';

/** What a member may do beyond a member. An owner is an admin too. */
export type Rights = Pick<User, 'isAdmin' | 'isOwner'>;

/** The member with exactly these rights; null where they have them already. A right that is withdrawn ends every session. */
export const withRights = (user: User, { isAdmin, isOwner }: Rights, now: Date): User | null => {
  if (user.isAdmin === isAdmin && user.isOwner === isOwner) return null;
  const isWithdrawn = (user.isAdmin && !isAdmin) || (user.isOwner && !isOwner);
  return (isWithdrawn ? changedEndingSessions : changed)(user, { isAdmin, isOwner }, now);
};

/**
 * The member as an owner makes them an admin, or removes that right; null where nothing changes.
 * @throws AppError FORBIDDEN for owners, whose accounts cannot be changed: so the last owner stays
 */
export const withAdmin = (user: User, isAdmin: boolean, now: Date): User | null => {
  if (user.isOwner) throw new AppError('FORBIDDEN', say('identityErrors.ownerChanged'));
  return withRights(user, { isAdmin, isOwner: false }, now);
};
