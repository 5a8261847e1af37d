// A member claims a place, an admin accepts, and the site is set and set back. Who is cut off repeats it.
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { joinOrSignIn } from './members.fixture.ts';
import { PROPOSING_POINTS } from './points.ts';
import { factsAbout, memberOf, tell, type Opened, type Story } from './story.fixture.ts';

const ADMIN = { kind: 'member', id: 'admin', isAdmin: true, isOwner: false } as const;

const CLAIM =
  'mutation ($id: ID!) { claimLocation(id: $id, message: "I have kept this place for years", idempotencyKey: "claim") { id } }';
const Claimed = z.object({ claimLocation: z.object({ id: z.string() }) });
const ACCEPT = 'mutation ($id: ID!) { decideProposal(id: $id, status: accepted) { id } }';
const SET = 'mutation ($value: String!) { changeSiteSetting(key: "auto_verify_locations", value: $value) { value } }';

/** What is decided already stays as it is. */
const accept = async ({ ask }: Opened, id: string): Promise<void> => {
  const { errors } = await ask(ADMIN, ACCEPT, { id });
  const isRefused = errors?.some(({ extensions }) => extensions?.['code'] !== 'CONFLICT') ?? false;
  if (isRefused) throw new Error(JSON.stringify(errors));
};

const act: Story['act'] = async (opened, name, locationId) => {
  const member = memberOf(await joinOrSignIn(opened, name));
  await accept(opened, Claimed.parse(await tell(opened, member, CLAIM, { id: locationId })).claimLocation.id);
  for (const value of ['true', 'false']) await tell(opened, ADMIN, SET, { value });
  // The place follows the proposal.
  for (let step = 0; step < 2; step++) await caughtUp(opened.product);
};

const STATE = `query ($id: ID!) {
  location(id: $id) { isClaimed }
  siteSettings { value }
}`;
const PROPOSALS = '{ proposals(limit: 100) { proposals { id kind status location { id } } } }';
const Proposals = z.object({
  proposals: z.object({
    proposals: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        status: z.string(),
        location: z.object({ id: z.string() }).nullable(),
      }),
    ),
  }),
});

const stateAfter: Story['stateAfter'] = async (opened, _name, locationId) => {
  const { proposals } = Proposals.parse(await tell(opened, ADMIN, PROPOSALS, {})).proposals;
  const own = proposals.filter((proposal) => proposal.location?.id === locationId);
  const facts = await factsAbout(opened, [locationId, ...own.map(({ id }) => id)]);
  const data = await tell(opened, ADMIN, STATE, { id: locationId });
  return { data, proposals: own.map(({ kind, status }) => `${kind} ${status}`), facts };
};

export const PROPOSING: Story = {
  points: PROPOSING_POINTS,
  prepare: async (opened, name) => {
    await joinOrSignIn(opened, name);
    await caughtUp(opened.product);
  },
  act,
  stateAfter,
};
