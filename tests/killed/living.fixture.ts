// What a member does, from joining to a badge. Who is cut off repeats it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { emailOf, joinOrSignIn } from './members.fixture.ts';
import { LIVING_POINTS } from './points.ts';
import { factsAbout, memberOf, tell, type Opened, type Story, type Variables } from './story.fixture.ts';

const PLACE = {
  name: 'Fern Bath',
  description: 'Warm',
  address: '1 Lane',
  city: 'Kyoto',
  country: 'Japan',
  categoryId: 20,
};
const SUBMIT =
  'mutation ($input: LocationInput!, $key: String) { submitLocation(input: $input, idempotencyKey: $key) { location { id } } }';
const REVIEW =
  'mutation ($input: ReviewInput!, $key: String) { createReview(input: $input, idempotencyKey: $key) { review { id } } }';
const LIST =
  'mutation ($input: TripListInput!, $key: String) { createTripList(input: $input, idempotencyKey: $key) { id } }';
const Listed = z.object({ createTripList: z.object({ id: z.string() }) });
const ITEM =
  'mutation ($id: ID!, $input: TripListItemInput!, $key: String) { addTripListItem(id: $id, input: $input, idempotencyKey: $key) { locationId } }';
const FAVORITE = 'mutation ($locationId: ID!) { favorite(locationId: $locationId, isFavorite: true) { id } }';
const VISIT =
  'mutation ($locationId: ID!, $input: VisitInput!) { visit(locationId: $locationId, input: $input) { id } }';

/** From joining to a badge. Answers the id of the list. */
export const live = async (opened: Opened, name: string, locationId: string): Promise<string> => {
  const member = memberOf(await joinOrSignIn(opened, name));
  const say = (query: string, variables: Variables) => tell(opened, member, query, variables);
  await say(SUBMIT, { input: PLACE, key: 'place' });
  const input = { locationId, rating: 4, title: 'Warm', content: 'Quiet and warm water' };
  await say(REVIEW, { input, key: 'review' });
  const list = { input: { name: 'Springs', isPublic: true }, key: 'list' };
  const { id } = Listed.parse(await say(LIST, list)).createTripList;
  await say(ITEM, { id, input: { locationId }, key: 'item' });
  await say(FAVORITE, { locationId });
  await say(VISIT, { locationId, input: { visitStatus: 'visited' } });
  await caughtUp(opened.product);
  return id;
};

const STATE = `query ($id: ID!, $userId: ID!) {
  location(id: $id) { averageRating reviewCount isFavorite visitStatus myReview { rating title } reviews { total } }
  myLocations { total locations { name isVerified coordinatesAre } }
  tripLists { total lists { name isPublic itemCount } }
  badgeHolder(userId: $userId) { badges { badgeType badgeLevel } }
}`;

const Ids = z.array(z.object({ id: z.string() }));
const Own = z.object({ tripLists: z.object({ lists: Ids }), myLocations: z.object({ locations: Ids }) });

const mailsTo = (folder: string, email: string): number =>
  readdirSync(join(folder, 'mails'))
    .map((file) => readFileSync(join(folder, 'mails', file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`)).length;

const stateAfter: Story['stateAfter'] = async (opened, name, locationId) => {
  const userId = await joinOrSignIn(opened, name);
  const { data } = await opened.ask(memberOf(userId), STATE, { id: locationId, userId });
  const own = await opened.ask(memberOf(userId), '{ tripLists { lists { id } } myLocations { locations { id } } }');
  const { tripLists, myLocations } = Own.parse(own.data);
  const keys = [userId, locationId, ...[...tripLists.lists, ...myLocations.locations].map(({ id }) => id)];
  const mails = mailsTo(opened.folder, emailOf(name));
  // Between a mail and the note that it went out lies a moment of uncertainty: then it is sent twice, but never not at all.
  return { data, facts: await factsAbout(opened, keys), isMailed: mails >= 1 && mails <= 2 };
};

export const LIVING: Story = {
  points: LIVING_POINTS,
  prepare: async () => undefined,
  act: async (opened, name, locationId) => void (await live(opened, name, locationId)),
  stateAfter,
};
