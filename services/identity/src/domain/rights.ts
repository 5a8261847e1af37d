import { changed, changedEndingSessions, type User } from './user.ts';

/** What a member may do beyond a member. An owner is an admin too. */
export type Rights = Pick<User, 'isAdmin' | 'isOwner'>;

/** The member with exactly these rights; null where they have them already. A right that is withdrawn ends every session. */
export const withRights = (user: User, { isAdmin, isOwner }: Rights, now: Date): User | null => {
  if (user.isAdmin === isAdmin && user.isOwner === isOwner) return null;
  const isWithdrawn = (user.isAdmin && !isAdmin) || (user.isOwner && !isOwner);
  return (isWithdrawn ? changedEndingSessions : changed)(user, { isAdmin, isOwner }, now);
};
