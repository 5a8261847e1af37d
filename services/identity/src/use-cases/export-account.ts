import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { LIMITS } from '../domain/limits.ts';
import type { User } from '../domain/user.ts';
import type { Attempts, UserStore } from '../ports.ts';

/** A member's copy of all stored data about them. @throws AppError UNAUTHENTICATED, RATE_LIMITED: it costs every service */
export const exportAccount =
  ({ users, attempts }: { readonly users: Pick<UserStore, 'find'>; readonly attempts: Attempts }) =>
  async (id: string): Promise<User> => {
    await attempts.count(LIMITS.exportOfAccount, id);
    const user = await users.find(id);
    if (!user) throw new AppError('UNAUTHENTICATED', say('identityErrors.unauthorized'));
    return user;
  };
