import { importContract } from '@wellspring/catalog/commands/import-contract';
import { runHere } from '@wellspring/platform/commands/command';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import { commandsOf } from '@wellspring/standalone/commands';
import { caughtUp } from '@wellspring/platform/service/product';
import { joinOrSignIn } from '../killed/members.fixture.ts';
import { memberOf, tell, type Opened } from '../killed/story.fixture.ts';
import { ADMIN, idIn, ofId, settled } from './calls.fixture.ts';
import { uploadedPicture } from './picture.fixture.ts';

const ROW = {
  name: 'Cedar Spring',
  city: 'Nikko',
  country: 'Japan',
  latitude: 36.75,
  longitude: 139.6,
  sourceId: '7',
};

/** A place of a data set, which an admin deletes again. */
export const importAndDelete = async (opened: Opened): Promise<void> => {
  const run = runHere(commandsOf(opened.product));
  const input = (async function* () {
    yield Buffer.from(JSON.stringify(ROW));
  })();
  const request = { source: 'Survey', categoryId: 20, overwrite: false, columns: {} };
  await run(importContract, request, { input, signal: new AbortController().signal });
  await caughtUp(opened.product);
  const found = await tell(opened, ADMIN, '{ locations(filter: { search: "Cedar Spring" }) { locations { id } } }', {});
  const { locations } = z.object({ locations: z.object({ locations: z.array(ofId) }) }).parse(found);
  for (const { id } of locations.locations) await tell(opened, ADMIN, DELETE, { id });
};

const DELETE = 'mutation ($id: ID!) { deleteLocation(id: $id, message: "Closed") }';
const PHOTOS =
  'mutation ($id: ID!, $uploads: [LocationPhotoUpload!]!) { addLocationPhotos(id: $id, uploads: $uploads) { photos { id } } }';
const CLAIM = 'mutation ($id: ID!) { claimLocation(id: $id, message: "I run this place") { id } }';

/** A place as its submitter and admins change it, till it is gone with a claim that waits. */
export const keepPlace = async (opened: Opened, submitter: Actor, id: string): Promise<void> => {
  const uploads = [{ upload: await uploadedPicture(opened.objects), name: 'pool.png', caption: 'Steam' }];
  await tell(opened, submitter, PHOTOS, { id, uploads });
  await tell(opened, ADMIN, 'mutation ($id: ID!) { verifyLocation(id: $id, isVerified: false) { id } }', { id });
  await tell(opened, ADMIN, 'mutation ($id: ID!) { verifyLocation(id: $id) { id } }', { id });
  await tell(opened, memberOf(await joinOrSignIn(opened, 'claimant')), CLAIM, { id });
  await tell(opened, ADMIN, DELETE, { id });
  await settled(opened);
};

const REVIEW = 'mutation ($input: ReviewInput!) { createReview(input: $input) { review { id } } }';
const Reviewed = z.object({ createReview: z.object({ review: ofId }) });

const RICH = {
  website: 'https://pool.example',
  phoneNumber: '+81 75 000 0000',
  hours: '9–17',
  state: 'Kansai',
  tags: ['onsen', 'quiet'],
};
const LIST = 'mutation { createTripList(input: { name: "Springs", description: "Warm ones", isPublic: true }) { id } }';
const ITEM =
  'mutation ($id: ID!, $input: TripListItemInput!) { addTripListItem(id: $id, input: $input) { locationId } }';
const VISIT =
  'mutation ($locationId: ID!, $input: VisitInput!) { visit(locationId: $locationId, input: $input) { id } }';

/** A place that says all that a place can, with what two members added to it: it stays. */
export const fillPlace = async (opened: Opened, member: Actor, id: string): Promise<void> => {
  await tell(
    opened,
    ADMIN,
    'mutation ($id: ID!, $input: LocationChange!) { changeLocation(id: $id, input: $input) { id } }',
    { id, input: RICH },
  );
  const uploads = [{ upload: await uploadedPicture(opened.objects), name: 'pool.png', caption: 'Steam' }];
  await tell(opened, memberOf('submitter-0'), PHOTOS, { id, uploads });
  const list = await idIn(opened, member, LIST, {});
  await tell(opened, member, ITEM, { id: list, input: { locationId: id, notes: 'Early' } });
  const visit = { visitStatus: 'visited', visitDate: '2026-01-01', notes: 'Bring a towel', rating: 5 };
  await tell(opened, member, VISIT, { locationId: id, input: visit });
  await tell(opened, member, 'mutation ($id: ID!) { favorite(locationId: $id, isFavorite: true) { id } }', { id });
  const input = {
    locationId: id,
    rating: 4,
    title: 'Warm',
    content: 'Quiet and warm water',
    uploads: [await uploadedPicture(opened.objects)],
  };
  await tell(opened, memberOf(await joinOrSignIn(opened, 'guest')), REVIEW, { input });
  await settled(opened);
};

/** A review with a photo, changed, and taken away by an admin with the badge that it had earned. */
export const review = async (opened: Opened, member: Actor, locationId: string): Promise<void> => {
  const uploads = [await uploadedPicture(opened.objects)];
  const input = { locationId, rating: 4, title: 'Warm', content: 'Quiet and warm water', uploads };
  const { id } = Reviewed.parse(await tell(opened, member, REVIEW, { input })).createReview.review;
  await tell(opened, member, 'mutation ($id: ID!) { changeReview(id: $id, input: { rating: 5 }) { review { id } } }', {
    id,
  });
  await settled(opened);
  await tell(opened, ADMIN, 'mutation ($id: ID!) { deleteReview(id: $id) { __typename } }', { id });
  await settled(opened);
};
