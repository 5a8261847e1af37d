import { AppError } from '@wellspring/errors';
import { OVERTAKEN, retryOvertaken } from '@wellspring/errors/retry-overtaken';
import type { Fact } from '@wellspring/platform/bus/port';
import type { User } from '../domain/user.ts';
import type { UserStore } from '../ports.ts';

type Deps = {
  readonly users: Pick<UserStore, 'find' | 'replace' | 'remove'>;
  /** what is said where there is no such member any more */
  readonly absent?: () => AppError;
};

const signedOut = (): AppError => new AppError('UNAUTHENTICATED', 'Unauthorized');

const busy = (): AppError => new AppError('CONFLICT', 'This account is being changed elsewhere. Please try again.');

/**
 * Changes a member as they are stored, again when somebody else was faster; `change` answers null where nothing is to be done.
 * @throws AppError UNAUTHENTICATED, unless told otherwise, when there is no such member any more
 */
export const changeUser =
  ({ users, absent = signedOut }: Deps) =>
  (
    id: string,
    change: (user: User) => User | null | Promise<User | null>,
    factsOf: (user: User) => readonly Fact[],
    write: 'replace' | 'remove' = 'replace',
  ): Promise<User> =>
    retryOvertaken(async () => {
      const before = await users.find(id);
      if (!before) throw absent();
      const next = await change(before);
      if (!next) return before;
      return (await users[write](next, before.revision, factsOf(next))) ? next : OVERTAKEN;
    }, busy);

export type ChangeUser = ReturnType<typeof changeUser>;
