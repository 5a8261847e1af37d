import type { AdminUserRowFragment } from '../../../generated/admin-operations.ts';

type Named = Pick<AdminUserRowFragment, 'firstName' | 'lastName' | 'username' | 'email'>;

/** What an admin calls a member: the whole name, else @username, else the e-mail address. */
export const nameOf = ({ firstName, lastName, username, email }: Named): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name || (username ? `@${username}` : email);
};
