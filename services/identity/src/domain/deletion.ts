import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';

/** The services that store data of a member; each publishes when it has deleted it. */
export const ERASING_SERVICES = [
  'identity',
  'catalog',
  'reviews',
  'lists-and-badges',
  'moderation',
  'analytics',
] as const;

export type ErasingService = (typeof ERASING_SERVICES)[number];

type Finished = { readonly service: ErasingService; readonly at: Date };

/** A deleted account's receipt: which services have finished. It does not name the member. */
export type Deletion = {
  readonly id: string;
  readonly revision: number;
  readonly userId: string;
  readonly requestedAt: Date;
  readonly finished: readonly Finished[];
};

export const newDeletion = (id: string, userId: string, now: Date): Deletion => ({
  id,
  revision: 1,
  userId,
  requestedAt: now,
  finished: [],
});

/** The receipt once a service has finished; null where it had before. */
export const finish = (deletion: Deletion, service: ErasingService, at: Date): Deletion | null =>
  deletion.finished.some((one) => one.service === service)
    ? null
    : { ...deletion, revision: deletion.revision + 1, finished: [...deletion.finished, { service, at }] };

/** Owners who leave one after the other: those who have begun to do not count. */
export type LeavingOwners = { readonly revision: number; readonly ids: readonly string[] };

/**
 * An owner begins to delete their account; owners whose accounts are deleted are removed.
 * @throws AppError CONFLICT for the last one, since no one could appoint another
 */
export const beginToLeave = (id: string, owners: readonly string[], leaving: LeavingOwners): LeavingOwners => {
  const stillThere = leaving.ids.filter((other) => other !== id && owners.includes(other));
  if (!owners.some((other) => other !== id && !stillThere.includes(other)))
    throw new AppError('CONFLICT', say('identityErrors.lastOwner'));
  return { revision: leaving.revision + 1, ids: [...stillThere, id] };
};
