import { locationIn, proposalIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer } from '@wellspring/platform/bus/port';
import type { CatalogUseCases } from '../use-cases.ts';

type Following = Pick<CatalogUseCases, 'settleProposal' | 'removeProposalsAt'>;

/** What is accepted is written, and what is proposed of a deleted place goes. Own facts only name what they are about. */
export const proposalsConsumer = ({ settleProposal, removeProposalsAt }: Following): Consumer => ({
  kind: 'projection',
  group: 'catalog.proposals',
  topics: [TOPICS.catalog],
  maxBatch: 200,
  handle: async (messages) => {
    for (const message of messages) {
      const location = locationIn(message);
      if (location?.deleted) await removeProposalsAt(location.locationId);
      const proposal = location ? null : proposalIn(message);
      if (proposal?.deleted === false) await settleProposal(proposal.proposalId, proposal.locationId);
    }
  },
});
