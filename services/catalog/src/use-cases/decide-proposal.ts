import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import type { Fact } from '@wellspring/platform/bus/port';
import type { Images } from '@wellspring/platform/images/images';
import { say } from '@wellspring/words/message';
import { applied, decide } from '../domain/proposal-decision.ts';
import { proposalNotFound, type Proposal } from '../domain/proposal.ts';
import { picturesToRemove } from '../domain/proposed-photos.ts';
import type { Location } from '../domain/location.ts';
import type { ReadRevision } from '../domain/read-revision.ts';
import { locationChanged, locationPhotosChanged, proposalDecided } from '../facts.ts';
import type { ProposalStore } from '../proposal-ports.ts';
import { rewriteLocation, type RewriteDeps } from './rewrite-location.ts';

export type DecideDeps = RewriteDeps & {
  readonly proposals: Pick<ProposalStore, 'find' | 'replace' | 'markApplied'>;
  readonly images: Pick<Images, 'remove'>;
};

const busy = (): AppError => new AppError('CONFLICT', say('catalogErrors.proposalBusy'));

/** What an admin did to a place by accepting a proposal. */
const factOf = ({ kind, decidedBy: by }: Proposal, next: Location, before: Location): Fact => {
  if (by === null) return locationChanged(next);
  return kind === 'photos' ? locationPhotosChanged(before, next, by) : locationChanged(next, { by, before });
};

/**
 * Applies a decision: writes accepted values to the place, and removes declined pictures. Safe to
 * repeat: later changes stay, and nothing is written twice.
 */
export const applyProposal =
  (deps: DecideDeps) =>
  async (proposal: Proposal): Promise<void> => {
    const { status, isApplied } = proposal;
    if (status === 'pending') return;
    await deps.images.remove(picturesToRemove(proposal));
    if (status !== 'accepted' || isApplied) return;
    await rewriteLocation(
      deps,
      proposal.locationId,
      (location) => applied(proposal, location, deps.now()),
      (next, before) => factOf(proposal, next, before),
    );
    await deps.proposals.markApplied(proposal.id);
  };

type Decision = {
  readonly status: 'accepted' | 'declined';
  /** for admins */
  readonly notes: string | null;
  /** to the member */
  readonly reason: string | null;
  /** of photos: the ids of those that are declined while the others are accepted */
  readonly declinedPhotos?: readonly string[];
  readonly readRevision: ReadRevision;
  readonly proposalRevision: ReadRevision;
};

/**
 * An admin decides; the decision is written first, so that of two admins one decides, and then the accepted values. A process that dies in
 * between is made good by the event. @throws AppError NOT_FOUND, VALIDATION, CONFLICT
 */
export const decideProposal =
  (deps: DecideDeps) =>
  async (id: string, { declinedPhotos = [], ...decision }: Decision, by: string): Promise<Proposal> => {
    const { proposals, locations, now } = deps;
    const decided = await retryOnConflict(async () => {
      const before = await proposals.find(id);
      const location = before && (await locations.find(before.locationId));
      if (!before || !location) throw proposalNotFound();
      const next = decide(before, location, { ...decision, declinedPhotos, by, now: now() });
      return (await proposals.replace(next, before.revision, [proposalDecided(next, by)])) ? next : VERSION_CONFLICT;
    }, busy);
    await applyProposal(deps)(decided);
    return decided;
  };
