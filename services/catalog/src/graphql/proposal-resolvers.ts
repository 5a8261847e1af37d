import { languageOf } from '@wellspring/platform/subgraph/actor';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import type { Message } from '@wellspring/words/message';
import { shownChanges } from '../domain/proposed-changes.ts';
import { shownPhotos } from '../domain/proposed-photos.ts';
import { checkPage } from '../domain/search/check-query.ts';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { CatalogUseCases } from '../use-cases.ts';
import type { CatalogContext } from './context.ts';
import { changeOf } from './location-input.ts';
import { photoUrl } from './photo-url.ts';
import { said } from './said.ts';

type Resolvers = CompleteResolvers<CatalogContext>;

const PAGE = 50;
const OWN_PAGE = 20;

/** The queries of proposals, and who sees which fields. */
export const proposalQueries = (
  useCases: CatalogUseCases,
): Pick<Resolvers['Query'], 'proposals' | 'myProposals' | 'exportProposals'> => ({
  proposals: async (_, { kind, status, limit, offset }) => {
    const page = checkPage({ limit: limit ?? PAGE, offset: offset ?? 0 });
    const { items, total } = await useCases.proposalPage({ kind: kind ?? null, status: status ?? null, ...page });
    return { proposals: [...items], total };
  },
  myProposals: async (_, { limit, offset }, { actor }) => {
    const page = checkPage({ limit: limit ?? OWN_PAGE, offset: offset ?? 0 });
    const { items, total } = await useCases.ownProposals(viewerOf(actor).id, page);
    return { proposals: [...items], total };
  },
  exportProposals: async (_, __, { actor }) => [...(await useCases.everyProposalOf(viewerOf(actor).id))],
});

type ProposalMutation = 'claimLocation' | 'correctLocation' | 'decideProposal';

export const proposalMutations = (useCases: CatalogUseCases): Pick<Resolvers['Mutation'], ProposalMutation> => ({
  claimLocation: (_, { id, message, idempotencyKey }, { actor }) =>
    useCases.claimLocation(id, message, viewerOf(actor), idempotencyKey ?? null),
  correctLocation: (_, { id, input }, { actor }) => {
    // A correction cannot change who owns the place.
    const { isClaimed: __, ...edit } = changeOf(input);
    return useCases.correctLocation(id, edit, viewerOf(actor));
  },
  decideProposal: (_, { id, status, readRevision, proposalRevision, declinedPhotos, ...words }, { actor }) => {
    const read = { readRevision: readRevision ?? null, proposalRevision: proposalRevision ?? null };
    const decision = { notes: words.notes ?? null, reason: words.reason ?? null, declinedPhotos: declinedPhotos ?? [] };
    return useCases.decideProposal(id, { status, ...decision, ...read }, viewerOf(actor).id);
  },
});

export const proposalResolvers: Pick<Resolvers, 'Proposal'> = {
  Proposal: {
    location: ({ locationId }, _, { locationById }) => locationById.load(locationId),
    member: ({ userId }) => ({ id: userId }),
    changes: async (proposal, _, { locationById, actor }) => {
      const location = await locationById.load(proposal.locationId);
      if (!location) return [];
      const text = (value: string | Message): string => (typeof value === 'object' ? said({ actor }, value) : value);
      return shownChanges(proposal, location, languageOf(actor)).map((change) => ({
        ...change,
        label: text(change.label),
        current: change.current && text(change.current),
        proposed: change.proposed && text(change.proposed),
      }));
    },
    photos: async (proposal, _, { locationById }) => {
      if (proposal.kind !== 'photos') return [];
      const location = await locationById.load(proposal.locationId);
      return shownPhotos(proposal, location?.photos ?? []).map(({ key, ...photo }) => ({
        ...photo,
        url: key === null ? null : photoUrl(key),
      }));
    },
    notes: ({ notes }, _, { viewer }) => (viewer?.isAdmin ? notes : null),
  },
};
