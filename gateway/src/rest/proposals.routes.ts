import { Location } from '@wellspring/rest-contract/location';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import {
  ClaimDraft,
  ListedProposal,
  LocationCorrection,
  OwnProposal,
  OwnProposalsQuery,
  Proposal,
  ProposalDecision,
  ProposalsQuery,
} from '@wellspring/rest-contract/proposal';
import { LOCATION_UNKNOWN, PROPOSAL_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import {
  RestClaimLocation,
  RestCorrectLocation,
  RestDecideProposal,
  RestMyProposals,
  RestProposals,
} from '../generated/rest-operations.ts';
import { json, PAGE } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, group: 'Claims and corrections' } as const;
const ofLocation = z.strictObject({ id: opaqueId(LOCATION_UNKNOWN) });
const ofProposal = z.strictObject({ id: opaqueId(PROPOSAL_UNKNOWN) });

/** What members propose of places, and what admins decide. */
export const proposalRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    method: 'POST',
    who: 'member',
    path: '/api/locations/{id}/claim',
    summary: 'Claims a place; nothing changes until an admin has decided',
    takesIdempotencyKey: true,
    parameters: ofLocation,
    body: jsonBody(ClaimDraft),
    answers: { proposed: json(202, OwnProposal) },
    document: RestClaimLocation,
    variables: ({ parameters, body, idempotencyKey }) => ({ ...parameters, ...body, idempotencyKey }),
    reply: ({ proposed }, { claimLocation }) => proposed(claimLocation),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    who: 'member',
    path: '/api/locations/{id}',
    summary: "Corrects one's own submission: at once while it is pending, else as a proposal",
    parameters: ofLocation,
    body: jsonBody(LocationCorrection),
    answers: {
      ok: json(200, Location, { description: 'it stands' }),
      proposed: json(202, OwnProposal, { description: 'it waits for an admin' }),
    },
    document: RestCorrectLocation,
    variables: ({ parameters, body }) => ({ ...parameters, input: body }),
    reply: ({ ok, proposed }, { correctLocation: { location, proposal } }) =>
      proposal === null ? ok(location) : proposed(proposal),
  }),
  defineRoute({
    ...about,
    method: 'GET',
    who: 'member',
    path: '/api/user/proposals',
    summary: 'What one has proposed of places, and what became of it with the reason, newest first',
    query: OwnProposalsQuery,
    answers: { ok: json(200, z.array(ListedProposal), { headers: PAGE }) },
    document: RestMyProposals,
    variables: ({ query }) => query,
    reply: ({ ok }, { myProposals: { proposals, total } }) => ok(proposals, { total }),
  }),
  defineRoute({
    ...about,
    method: 'GET',
    who: 'admin',
    path: '/api/admin/proposals',
    summary: 'What members propose, with the place as it is and as it would be',
    query: ProposalsQuery,
    answers: { ok: json(200, z.array(Proposal), { headers: PAGE }) },
    document: RestProposals,
    variables: ({ query }) => query,
    reply: ({ ok }, { proposals: { proposals, total } }) => ok(proposals, { total }),
  }),
  defineRoute({
    ...about,
    method: 'PUT',
    who: 'admin',
    path: '/api/admin/proposals/{id}',
    summary: 'Accepts or declines a proposal',
    parameters: ofProposal,
    body: jsonBody(ProposalDecision),
    answers: { ok: json(200, Proposal) },
    document: RestDecideProposal,
    variables: ({ parameters, body: { revision, ...decision } }) => ({
      ...parameters,
      ...decision,
      readRevision: revision,
    }),
    reply: ({ ok }, { decideProposal }) => ok(decideProposal),
  }),
];
