import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT } from '@wellspring/errors/retry-on-conflict';
import { isSame } from '../domain/changed-fields.ts';
import type { Location } from '../domain/location.ts';
import { deleteProposal, newProposal, type Proposal, type ProposedPhotos } from '../domain/proposal.ts';
import type { Viewer } from '../domain/publication.ts';
import { proposalChanged, proposalDeleted, proposalMade } from '../facts.ts';
import type { ProposalStore } from '../proposal-ports.ts';

type Member = NonNullable<Viewer>;

export type ProposeDeps = {
  readonly proposals: Pick<ProposalStore, 'findOpen' | 'insert' | 'replace' | 'remove'>;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** What waits of a member's photos at a place: one proposal, which further photos and captions join. */
export const waitingPhotos = (
  { proposals }: { readonly proposals: Pick<ProposalStore, 'findOpen'> },
  locationId: string,
  member: Member,
): Promise<Proposal | null> => proposals.findOpen(member.id, locationId, 'photos');

/** Another call opened one at the same moment; this one is added to it. */
const insert = async ({ proposals }: ProposeDeps, proposal: Proposal): Promise<boolean> => {
  try {
    await proposals.insert(proposal, [proposalMade(proposal)], null);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return false;
    throw error;
  }
};

const isEmpty = ({ photos, captions }: ProposedPhotos): boolean => photos.length + captions.length === 0;

const partsOf = ({ photos, captions }: ProposedPhotos): ProposedPhotos => ({ photos, captions });

/**
 * Changes by a rule what waits of a member's photos at a place: the first one opens the proposal, the last one that is taken back ends
 * it. Answers what waits then; VERSION_CONFLICT: somebody was faster, and all is to be read again.
 */
export const changeWaitingPhotos = async (
  deps: ProposeDeps,
  location: Location,
  member: Member,
  rule: (open: ProposedPhotos) => ProposedPhotos,
): Promise<ProposedPhotos | typeof VERSION_CONFLICT> => {
  const open = await waitingPhotos(deps, location.id, member);
  const before = open ?? newProposal('photos', location, { id: deps.newId(), userId: member.id, now: deps.now() });
  const after = rule(partsOf(before));
  if (isSame(after, partsOf(before))) return after;
  if (!open) return (await insert(deps, { ...before, ...after })) ? after : VERSION_CONFLICT;
  const next = { ...open, ...after, revision: open.revision + 1, updatedAt: deps.now() };
  const last = deleteProposal(open, deps.now());
  const isWritten = isEmpty(after)
    ? await deps.proposals.remove(last, open.revision, [proposalDeleted(last)])
    : await deps.proposals.replace(next, open.revision, [proposalChanged(next)]);
  return isWritten ? after : VERSION_CONFLICT;
};
