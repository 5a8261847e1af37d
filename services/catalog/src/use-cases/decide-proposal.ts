import { AppError } from '@wellspring/errors';
import { OVERTAKEN, retryOvertaken } from '@wellspring/errors/retry-overtaken';
import { applied, decide, proposalNotFound, type Proposal } from '../domain/proposal.ts';
import type { ReadRevision } from '../domain/read-revision.ts';
import { locationChanged, proposalDecided } from '../facts.ts';
import type { ProposalStore } from '../ports.ts';
import { rewriteLocation, type RewriteDeps } from './rewrite-location.ts';

export type DecideDeps = RewriteDeps & {
  readonly proposals: Pick<ProposalStore, 'find' | 'replace' | 'markApplied'>;
};

const busy = (): AppError => new AppError('CONFLICT', 'This proposal is being decided elsewhere. Please look again.');

/**
 * Writes what was accepted to its place. Safe to repeat: what was changed after the decision stays, and what was written once is not
 * written again.
 */
export const applyProposal =
  (deps: DecideDeps) =>
  async (proposal: Proposal): Promise<void> => {
    const { status, isApplied, decidedBy: by } = proposal;
    if (status !== 'accepted' || isApplied) return;
    await rewriteLocation(
      deps,
      proposal.locationId,
      (location) => applied(proposal, location, deps.now()),
      (next, before) => locationChanged(next, by === null ? null : { by, before }),
    );
    await deps.proposals.markApplied(proposal.id);
  };

type Decision = {
  readonly status: 'accepted' | 'declined';
  /** for admins */
  readonly notes: string | null;
  /** to the member */
  readonly reason: string | null;
  readonly readRevision: ReadRevision;
  readonly proposalRevision: ReadRevision;
};

/**
 * An admin decides; the decision is written first, so that of two admins one decides, and then what was accepted. A process that dies in
 * between is made good by the event. @throws AppError NOT_FOUND, VALIDATION, CONFLICT
 */
export const decideProposal =
  (deps: DecideDeps) =>
  async (id: string, decision: Decision, by: string): Promise<Proposal> => {
    const { proposals, locations, now } = deps;
    const decided = await retryOvertaken(async () => {
      const before = await proposals.find(id);
      const location = before && (await locations.find(before.locationId));
      if (!before || !location) throw proposalNotFound();
      const next = decide(before, location, { ...decision, by, now: now() });
      return (await proposals.replace(next, before.revision, [proposalDecided(next, by)])) ? next : OVERTAKEN;
    }, busy);
    await applyProposal(deps)(decided);
    return decided;
  };
