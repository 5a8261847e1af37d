import { useState } from 'react';
import type { OpenProposalFragment } from '../../../generated/admin-operations.ts';

/**
 * A proposal as an admin first saw it: further photos may join it while it is read, and a list that refreshes itself does not count as
 * reading. `readAnew`: shows its newest state as soon as that has come.
 */
export const useProposalAsRead = (proposal: OpenProposalFragment) => {
  const [read, setRead] = useState(proposal);
  const [isRequested, setRequested] = useState(false);
  if (isRequested && proposal.revision !== read.revision) {
    setRead(proposal);
    setRequested(false);
  }
  return { read, readAnew: () => setRequested(true) };
};
