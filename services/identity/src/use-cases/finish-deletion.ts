import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { say } from '@wellspring/words/message';
import { finish, type Deletion, type ErasingService } from '../domain/deletion.ts';
import { LIMITS } from '../domain/limits.ts';
import type { Attempts, DeletionStore, ResetRequestStore, SessionStore, SignInLinkStore, UserStore } from '../ports.ts';

type Deps = {
  readonly deletions: Pick<DeletionStore, 'findByUser' | 'replace'>;
  readonly sessions: Pick<SessionStore, 'removeOfUser'>;
  readonly signInLinks: Pick<SignInLinkStore, 'removeOfUser'>;
  readonly resetRequests: Pick<ResetRequestStore, 'waiting' | 'remove'>;
  readonly users: Pick<UserStore, 'findByEmail'>;
  /** Resolves when nothing that was removed is left in the store. @throws AppError UNAVAILABLE until then */
  readonly erased: () => Promise<void>;
};

const busy = (): AppError => new AppError('UNAVAILABLE', say('identityErrors.receiptWrittenElsewhere'));

/** Records on the receipt that a service has erased a member. Safe to repeat. */
export const finishDeletion =
  ({ deletions }: Pick<Deps, 'deletions'>) =>
  (userId: string, service: ErasingService, at: Date): Promise<void> =>
    retryOnConflict(async () => {
      const before = await deletions.findByUser(userId);
      const next = before && finish(before, service, at);
      return !next || (await deletions.replace(next, before.revision)) ? undefined : VERSION_CONFLICT;
    }, busy);

/** Removes requests for links whose address has no account any more. Without a mail server, requests wait for long. */
const removeOrphanedRequests = async ({ resetRequests, users }: Deps): Promise<void> => {
  for (const { id, email } of await resetRequests.waiting())
    if (!(await users.findByEmail(email))) await resetRequests.remove(id);
};

/** What identity itself still keeps of a deleted member. */
export const eraseUser =
  (deps: Deps) =>
  async (userId: string, at: Date): Promise<void> => {
    await deps.sessions.removeOfUser(userId);
    await deps.signInLinks.removeOfUser(userId);
    await removeOrphanedRequests(deps);
    await deps.erased();
    await finishDeletion(deps)(userId, 'identity', at);
  };

/** A receipt by its secret id; null for an unknown one. @throws AppError RATE_LIMITED for too many guesses */
export const findDeletion =
  ({ deletions, attempts }: { readonly deletions: Pick<DeletionStore, 'find'>; readonly attempts: Attempts }) =>
  async (receiptId: string, address: string | undefined): Promise<Deletion | null> => {
    await attempts.count(LIMITS.receiptOfAddress, address);
    return deletions.find(receiptId);
  };
