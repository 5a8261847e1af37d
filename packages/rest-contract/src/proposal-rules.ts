/** What a member proposes of a place. */
export const PROPOSAL_KINDS = ['claim', 'correction', 'photos'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** What an admin decides on it. */
export const PROPOSAL_DECISIONS = ['accepted', 'declined'] as const satisfies readonly ProposalStatus[];
export type ProposalDecision = (typeof PROPOSAL_DECISIONS)[number];
