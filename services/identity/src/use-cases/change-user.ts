import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Fact } from '@wellspring/platform/bus/port';
import { say } from '@wellspring/words/message';
import { emailKey, type User } from '../domain/user.ts';
import type { SecurityWatch, UserStore } from '../ports.ts';
import { securityFactsOf } from '../security-facts.ts';

type Deps = {
  readonly users: Pick<UserStore, 'find' | 'replace' | 'remove'>;
  readonly watch: Pick<SecurityWatch, 'incidentOf'>;
  /** what is said where there is no such member any more */
  readonly absent?: () => AppError;
};

type Options = {
  readonly write?: 'replace' | 'remove';
  /** where the call comes from; undefined: not known, or from the machine itself */
  readonly address?: string | undefined;
};

const signedOut = (): AppError => new AppError('UNAUTHENTICATED', say('identityErrors.unauthorized'));

const busy = (): AppError => new AppError('CONFLICT', say('identityErrors.accountChangedElsewhere'));

/**
 * Changes a member as they are stored, again after a conflict; `change` returns null where there is nothing to do.
 * Security events are published with the change.
 * @throws AppError UNAUTHENTICATED by default, when there is no such member any more
 */
export const changeUser =
  ({ users, watch, absent = signedOut }: Deps) =>
  (
    id: string,
    change: (user: User) => User | null | Promise<User | null>,
    factsOf: (user: User) => readonly Fact[],
    { write = 'replace', address }: Options = {},
  ): Promise<User> =>
    retryOnConflict(async () => {
      const before = await users.find(id);
      if (!before) throw absent();
      const next = await change(before);
      if (!next) return before;
      const facts = [
        ...factsOf(next),
        ...securityFactsOf(before, next, watch.incidentOf(emailKey(before.email), address)),
      ];
      return (await users[write](next, before.revision, facts)) ? next : VERSION_CONFLICT;
    }, busy);

export type ChangeUser = ReturnType<typeof changeUser>;
