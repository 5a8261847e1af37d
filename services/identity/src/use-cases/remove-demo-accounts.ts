import { AppError } from '@wellspring/errors';
import type { Images } from '@wellspring/platform/images/images';
import { verbatim } from '@wellspring/words/message';
import { isUnreachable } from '../domain/mail-look.ts';
import { changedEndingSessions } from '../domain/user.ts';
import { userDeleted } from '../facts.ts';
import type { DeletionStore, UserStore } from '../ports.ts';
import type { ChangeUser } from './change-user.ts';
import { receiptOf } from './delete-account.ts';

type Deps = {
  readonly users: Pick<UserStore, 'findByEmail'>;
  readonly changeUser: ChangeUser;
  readonly deletions: Pick<DeletionStore, 'insert' | 'findByUser'>;
  readonly images: Pick<Images, 'remove'>;
  readonly newId: () => string;
  readonly now: () => Date;
};

/**
 * Deletes demo accounts as if their members had, the last owner too: the operator can make another. Answers how many there
 * were. @throws AppError VALIDATION for an address that a person can have
 */
export const removeDemoAccounts =
  (deps: Deps) =>
  async (emails: readonly string[]): Promise<number> => {
    const { users, changeUser, images, now } = deps;
    if (!emails.every(isUnreachable))
      throw new AppError('VALIDATION', verbatim('Only demo accounts are removed by this'));
    let removed = 0;
    for (const email of emails) {
      const user = await users.findByEmail(email);
      if (!user) continue;
      await receiptOf(deps, user.id);
      await changeUser(
        user.id,
        (before) => changedEndingSessions(before, {}, now()),
        (deleted) => [userDeleted(deleted)],
        { write: 'remove' },
      );
      if (user.photo) await images.remove([user.photo]);
      removed += 1;
    }
    return removed;
  };
