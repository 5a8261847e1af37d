import type { MemberFilter, MemberSort } from '@wellspring/rest-contract/member-rules';
import { withAdmin } from '../domain/rights.ts';
import { restored, suspended } from '../domain/suspension.ts';
import type { User } from '../domain/user.ts';
import { termsLookedFor } from '../domain/user-search.ts';
import { adminChanged, userRestored, userSuspended } from '../facts.ts';
import type { UserDirectory, UserPage } from '../ports.ts';
import type { ChangeUser } from './change-user.ts';

type Deps = {
  /** for callers other than the member: NOT_FOUND for a deleted account */
  readonly changeOther: ChangeUser;
  readonly now: () => Date;
};

type UserListRequest = {
  readonly search: string;
  readonly filter: MemberFilter;
  readonly sort: MemberSort;
  readonly limit: number;
  readonly offset: number;
};

/** The members, for admins: those in whose names or addresses a word begins with each part of the search. A search without any letter or digit has no matches. */
export const listUsers =
  ({ directory }: { readonly directory: UserDirectory }) =>
  async ({ search, ...query }: UserListRequest): Promise<UserPage> => {
    const terms = termsLookedFor(search);
    return terms.length === 0 && search.trim() !== '' ? { users: [], total: 0 } : directory.page({ terms, ...query });
  };

/** Makes a member an admin, or removes that right: then their sessions end. @throws AppError NOT_FOUND, FORBIDDEN for owners */
export const setAdmin =
  ({ changeOther, now }: Deps) =>
  (id: string, isAdmin: boolean, by: string, address?: string): Promise<User> =>
    changeOther(
      id,
      (user) => withAdmin(user, isAdmin, now()),
      (user) => [adminChanged(user, by)],
      { address },
    );

/** Suspends a member: their sessions end, and what they wrote is hidden by the event. @throws AppError NOT_FOUND, VALIDATION, FORBIDDEN */
export const suspendUser =
  ({ changeOther, now }: Deps) =>
  (id: string, reason: string, by: string, address?: string): Promise<User> =>
    changeOther(
      id,
      (user) => suspended(user, by, reason, now()),
      (user) => [userSuspended(user, by)],
      { address },
    );

/** Restores a suspended member. @throws AppError NOT_FOUND */
export const restoreUser =
  ({ changeOther, now }: Deps) =>
  (id: string, by: string, address?: string): Promise<User> =>
    changeOther(
      id,
      (user) => restored(user, now()),
      (user) => [userRestored(user, by)],
      { address },
    );
