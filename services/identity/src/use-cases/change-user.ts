import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import type { User } from '../domain/user.ts';
import type { UserStore } from '../ports.ts';

type Deps = { readonly users: Pick<UserStore, 'find' | 'replace' | 'remove'> };

const MOST_ATTEMPTS = 20;

/**
 * Changes a member as they are stored, again when somebody else was faster; `change` answers null where nothing is to be done.
 * @throws AppError UNAUTHENTICATED when there is no such member any more
 */
export const changeUser =
  ({ users }: Deps) =>
  async (
    id: string,
    change: (user: User) => User | null | Promise<User | null>,
    factsOf: (user: User) => readonly Fact[],
    write: 'replace' | 'remove' = 'replace',
  ): Promise<User> => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = await users.find(id);
      if (!before) throw new AppError('UNAUTHENTICATED', 'Unauthorized');
      const next = await change(before);
      if (!next) return before;
      if (await users[write](next, before.revision, factsOf(next))) return next;
    }
    throw new AppError('CONFLICT', 'This account is being changed elsewhere. Please try again.');
  };

export type ChangeUser = ReturnType<typeof changeUser>;
