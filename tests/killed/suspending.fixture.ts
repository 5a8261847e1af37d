// A member who has done all that LIVING tells is suspended by an admin, and restored. Who is cut off does it again.
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { caughtUp } from '@wellspring/platform/service/product';
import { haveLived, idsOf } from './leaving.fixture.ts';
import { signIn } from './members.fixture.ts';
import { RESTORING_POINTS, SUSPENDING_POINTS } from './points.ts';
import { factsAbout, tell, type Opened, type Story } from './story.fixture.ts';

const ADMIN: Actor = { kind: 'member', id: 'admin', isAdmin: true, isOwner: false };
const SET =
  'mutation ($id: ID!, $isSuspended: Boolean!) { setSuspended(id: $id, isSuspended: $isSuspended, reason: "Adverts") { id } }';

/** One fact follows from the other: suspended, hidden, the rating of the place, the place. */
const FOLLOWING = 4;

const set = async (opened: Opened, name: string, isSuspended: boolean): Promise<void> => {
  await tell(opened, ADMIN, SET, { id: idsOf(opened, name).userId, isSuspended });
  for (let step = 0; step < FOLLOWING; step++) await caughtUp(opened.product);
};

const STATE = 'query ($id: ID!) { location(id: $id) { averageRating reviewCount reviews { total } } }';

/** What others see of the member. */
const stateAfter: Story['stateAfter'] = async (opened, name, locationId) => {
  const { userId, listId } = idsOf(opened, name);
  const visitor = { kind: 'visitor' } as const;
  const { data } = await opened.ask(visitor, STATE, { id: locationId });
  const list = await opened.ask(visitor, 'query ($id: ID!) { tripList(id: $id) { name } }', { id: listId });
  const canSignIn = (await signIn(opened, name)) !== null;
  const facts = await factsAbout(opened, [userId, locationId, listId]);
  return { data, list: list.errors?.map(({ message }) => message) ?? list.data, canSignIn, facts };
};

export const SUSPENDING: Story = {
  points: SUSPENDING_POINTS,
  prepare: haveLived,
  act: (opened, name) => set(opened, name, true),
  stateAfter,
};

export const RESTORING: Story = {
  points: RESTORING_POINTS,
  prepare: async (opened, name, locationId) => {
    await haveLived(opened, name, locationId);
    await set(opened, name, true);
  },
  act: (opened, name) => set(opened, name, false),
  stateAfter,
};
