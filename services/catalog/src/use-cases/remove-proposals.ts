import { AppError } from '@wellspring/errors';
import { changeAll } from '@wellspring/errors/change-all';
import type { Images } from '@wellspring/platform/images/images';
import { deleteProposal, type Proposal } from '../domain/proposal.ts';
import { picturesToRemove } from '../domain/proposed-photos.ts';
import { proposalDeleted } from '../facts.ts';
import type { LocationStore } from '../ports.ts';
import type { ProposalStore } from '../proposal-ports.ts';
import { applyProposal, type DecideDeps } from './decide-proposal.ts';

type Deps = {
  readonly proposals: Pick<ProposalStore, 'ofMember' | 'someAt' | 'remove'>;
  readonly images: Pick<Images, 'remove'>;
  readonly now: () => Date;
};

const AT_ONCE = 100;

/** Where a process ends between the two, the sweep removes the pictures that nothing names any more. */
const removeAll = async ({ proposals, images, now }: Deps, read: () => Promise<readonly Proposal[]>): Promise<void> => {
  await changeAll(read, async (proposal) => {
    const last = deleteProposal(proposal, now());
    const isRemoved = await proposals.remove(last, proposal.revision, [proposalDeleted(last)]);
    if (isRemoved) await images.remove(picturesToRemove(proposal));
    return isRemoved;
  });
};

/** Removes what a member proposed who has gone. Safe to repeat. */
export const removeProposalsOfMember = (deps: Deps) => (userId: string) =>
  removeAll(deps, () => deps.proposals.ofMember(userId, AT_ONCE));

/** Removes the proposals of a deleted place. Safe to repeat. */
export const removeProposalsAt = (deps: Deps) => (locationId: string) =>
  removeAll(deps, () => deps.proposals.someAt(locationId, AT_ONCE));

/**
 * Handles an event about a proposal: writes accepted values to the place, if they are not yet written; deletes the proposal of a deleted place.
 * Only the store is believed. Safe to repeat.
 */
export const settleProposal =
  (deps: DecideDeps & Deps & { readonly locations: Pick<LocationStore, 'find'> }) =>
  async (id: string, locationId: string): Promise<void> => {
    if (!(await deps.locations.find(locationId))) return removeProposalsAt(deps)(locationId);
    const proposal = await deps.proposals.find(id);
    if (!proposal) return;
    await applyProposal(deps)(proposal).catch((error: unknown) => {
      // It was deleted just now, which has its own event.
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    });
  };
