import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Images } from '@wellspring/platform/images/images';
import { say } from '@wellspring/words/message';
import { beginToLeave, newDeletion } from '../domain/deletion.ts';
import { LIMITS } from '../domain/limits.ts';
import { typedPassword } from '../domain/password.ts';
import { changedEndingSessions, type User } from '../domain/user.ts';
import { userDeleted } from '../facts.ts';
import type { Attempts, DeletionStore, LeavingOwnersStore, PasswordHasher, UserStore } from '../ports.ts';
import type { ChangeUser } from './change-user.ts';

type Deps = {
  readonly users: Pick<UserStore, 'owners'>;
  readonly changeUser: ChangeUser;
  readonly hasher: Pick<PasswordHasher, 'matches'>;
  readonly attempts: Attempts;
  readonly deletions: Pick<DeletionStore, 'insert' | 'findByUser'>;
  readonly leavingOwners: LeavingOwnersStore;
  readonly images: Pick<Images, 'remove'>;
  readonly newId: () => string;
  readonly now: () => Date;
};

const othersLeave = (): AppError => new AppError('CONFLICT', say('identityErrors.otherOwnersLeaving'));

const reserveLeave = ({ users, leavingOwners }: Deps, id: string): Promise<void> =>
  retryOnConflict(async () => {
    const leaving = await leavingOwners.find();
    const next = beginToLeave(id, await users.owners(), leaving);
    return (await leavingOwners.replace(next, leaving.revision)) ? undefined : VERSION_CONFLICT;
  }, othersLeave);

/** The receipt of a deletion that was begun before and broke off is the receipt of this one. */
export const receiptOf = async (
  { deletions, newId, now }: Pick<Deps, 'deletions' | 'newId' | 'now'>,
  userId: string,
): Promise<string> => {
  const deletion = newDeletion(newId(), userId, now());
  if (await deletions.insert(deletion)) return deletion.id;
  const begun = await deletions.findByUser(userId);
  if (!begun) throw new AppError('CONFLICT', say('identityErrors.accountDeletedElsewhere'));
  return begun.id;
};

/**
 * Deletes an account. Every session ends with it; what the member left in other services goes by the event, and the receipt, whose id
 * is returned, lists the finished services. @throws AppError VALIDATION for a wrong password, RATE_LIMITED, CONFLICT for the last owner
 */
export const deleteAccount =
  (deps: Deps) =>
  async (id: string, password: string): Promise<string> => {
    const { changeUser, hasher, attempts, images, now } = deps;
    await attempts.count(LIMITS.passwordOfAccount, id);
    let receiptId = '';
    const last: User = await changeUser(
      id,
      async (before) => {
        if (!(await hasher.matches(typedPassword(password), before.passwordHash)))
          throw new AppError('VALIDATION', say('identityErrors.passwordWrong'), { field: 'password' });
        if (before.isOwner) await reserveLeave(deps, id);
        receiptId = await receiptOf(deps, id);
        return changedEndingSessions(before, {}, now());
      },
      (deleted) => [userDeleted(deleted)],
      { write: 'remove' },
    );
    // No document refers to it any more; after a failure, cleaning up removes it.
    if (last.photo) await images.remove([last.photo]);
    return receiptId;
  };
