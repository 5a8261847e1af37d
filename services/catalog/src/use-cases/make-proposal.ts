import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { LIMITS } from '../domain/limits.ts';
import type { Location } from '../domain/location.ts';
import { changeDetails } from '../domain/lifecycle.ts';
import { pointMarks } from '../domain/point-check.ts';
import { claim, corrected, correction, type Proposal } from '../domain/proposal.ts';
import { locationNotFound, mayView, type Viewer } from '../domain/publication.ts';
import { locationChanged, proposalMade } from '../facts.ts';
import type { CountCalls } from '../ports.ts';
import type { ProposalStore } from '../proposal-ports.ts';
import type { CheckEditedPoint, PointEdit } from './check-edited-point.ts';
import type { CheckHours } from './evaluate-hours.ts';
import { rewriteLocation, type RewriteDeps } from './rewrite-location.ts';

type Deps = RewriteDeps & {
  readonly proposals: Pick<ProposalStore, 'insert' | 'findByKey'>;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
};
type Member = NonNullable<Viewer>;

/**
 * A member claims a place that they may see; nothing changes until an admin has decided. The same key from the same member answers as
 * the first time. @throws AppError NOT_FOUND, VALIDATION, CONFLICT, RATE_LIMITED
 */
export const claimLocation =
  ({ locations, proposals, countCalls, newId, now }: Deps) =>
  async (id: string, message: string, member: Member, idempotencyKey: string | null): Promise<Proposal> => {
    const made = idempotencyKey === null ? null : await proposals.findByKey(member.id, idempotencyKey);
    if (made) return made;
    const location = await locations.find(id);
    if (!location || !mayView(member, location)) throw locationNotFound();
    const proposal = claim(location, message, { id: newId(), userId: member.id, now: now() });
    await countCalls(LIMITS.proposals, member.id);
    await proposals.insert(proposal, [proposalMade(proposal)], idempotencyKey);
    return proposal;
  };

/** What became of a correction: it is written, or waits for an admin. */
export type Corrected = { readonly location: Location; readonly proposal: Proposal | null };

/**
 * A submitter corrects their place: at once while it is pending, else as a proposal.
 * @throws AppError NOT_FOUND where the place is absent or somebody else's, VALIDATION, CONFLICT, RATE_LIMITED
 */
export const correctLocation =
  (deps: Deps & { readonly checkEditedPoint: CheckEditedPoint; readonly checkHours: CheckHours }) =>
  async (id: string, edit: PointEdit, member: Member): Promise<Corrected> => {
    const { locations, proposals, countCalls, newId, now } = deps;
    const location = await locations.find(id);
    if (!location || location.submittedBy !== member.id) throw locationNotFound();
    const checked = {
      ...edit,
      ...(await deps.checkEditedPoint(location, edit)),
      ...(await deps.checkHours(edit, { ...location, ...edit }, location.openingHours)),
    };
    if (location.isVerified) {
      const proposal = correction(location, checked, { id: newId(), userId: member.id, now: now() });
      if (!proposal) throw new AppError('VALIDATION', say('catalogErrors.nothingChanged'));
      await countCalls(LIMITS.proposals, member.id);
      await proposals.insert(proposal, [proposalMade(proposal)], null);
      return { location, proposal };
    }
    const rule = (found: Location): Location | null => {
      // Published in the meantime: a published place changes only by a decision of an admin.
      if (found.isVerified) throw new AppError('CONFLICT', say('catalogErrors.publishedJustNow'));
      corrected(found, checked);
      return changeDetails(found, checked, now(), pointMarks(checked));
    };
    return { location: await rewriteLocation(deps, id, rule, (next) => locationChanged(next)), proposal: null };
  };
