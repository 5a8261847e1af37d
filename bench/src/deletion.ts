import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { z } from 'zod';
import { cleanEnvironment } from './environment.ts';
import { figure, milliseconds, type Figure } from './figure.ts';
import { withServices, type AskService } from './in-process.ts';
import { percentile } from './middle.ts';
import { withFolder } from './product.ts';

const MOST_SECONDS = 60;
/** More would keep each other from writing the rating. */
const AT_ONCE = 4;
const READ_EVERY_MS = 20;

const ADMIN: Actor = { kind: 'member', id: 'bench-admin', isAdmin: true, isOwner: false };
const memberAt = (at: number): Actor => ({
  kind: 'member',
  id: `bench-${at}`,
  isAdmin: false,
  isOwner: false,
  overRest: true,
});

const PLACE = {
  name: 'Bench',
  description: 'Bench',
  address: 'Bench',
  city: 'Bench',
  country: 'Bench',
  categoryId: 20,
};
const SUBMIT = 'mutation Submit($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
const VERIFY = 'mutation Verify($id: ID!) { verifyLocation(id: $id) { id } }';
const DELETE = 'mutation Delete($id: ID!) { deleteLocation(id: $id) }';
const REVIEW = 'mutation Review($input: ReviewInput!) { createReview(input: $input) { review { id } } }';
const FAVORITE = 'mutation Favorite($id: ID!) { favorite(locationId: $id, isFavorite: true) { isFavorite } }';
const VISIT = 'mutation Visit($id: ID!) { visit(locationId: $id, input: { visitStatus: visited }) { visitStatus } }';
const REVIEWS = 'query Reviews { exportReviews { id } }';
const MARKS = 'query Marks { exportMarks { locationId } }';
const LIST = 'query List($offset: Int) { locations(limit: 9, offset: $offset) { total locations { id name } } }';

const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });
const OwnReviews = z.object({ exportReviews: z.array(z.unknown()) });
const OwnMarks = z.object({ exportMarks: z.array(z.unknown()) });

/** A place that every member has reviewed, saved and been to. */
const makePlace = async (ask: AskService, members: number): Promise<string> => {
  const input = { ...PLACE, latitude: 0, longitude: 0 };
  const { id } = Submitted.parse(await ask('catalog', SUBMIT, { input }, memberAt(0))).submitLocation.location;
  await ask('catalog', VERIFY, { id }, ADMIN);
  const actionsOf = (at: number): readonly (() => Promise<unknown>)[] => {
    const review = { locationId: id, rating: 1 + (at % 5), title: 'Bench', content: 'Written to be measured' };
    return [
      () => ask('reviews', REVIEW, { input: review }, memberAt(at)),
      () => ask('lists-and-badges', FAVORITE, { id }, memberAt(at)),
      () => ask('lists-and-badges', VISIT, { id }, memberAt(at)),
    ];
  };
  // Each service knows of the place by its event.
  for (const action of actionsOf(0)) await eventuallyAcrossProcesses(action);
  const referTo = async (at: number): Promise<void> => {
    for (const action of actionsOf(at)) await action();
  };
  for (let from = 1; from < members; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, members - from) }, (_, offset) => referTo(from + offset)));
  return id;
};

const isGoneFor = async (ask: AskService, member: Actor): Promise<boolean> => {
  const { exportReviews } = OwnReviews.parse(await ask('reviews', REVIEWS, {}, member));
  const { exportMarks } = OwnMarks.parse(await ask('lists-and-badges', MARKS, {}, member));
  return exportReviews.length === 0 && exportMarks.length === 0;
};

/** A visitor's lists until it is over; answers how long each took. */
const readUntil = async (ask: AskService, over: AbortSignal): Promise<readonly number[]> => {
  const waits: number[] = [];
  while (!over.aborted) {
    const sentAt = performance.now();
    await ask('catalog', LIST, { offset: waits.length % 100 }, { kind: 'visitor' });
    waits.push(performance.now() - sentAt);
    await pause(READ_EVERY_MS);
  }
  return waits;
};

/** How long it takes until nothing is left of a place that many members referred to, and how others read meanwhile. */
export const measureDeletion = (members: number): Promise<readonly Figure[]> =>
  withFolder((folder) =>
    withServices(cleanEnvironment({ DATA_DIR: folder }), async (ask) => {
      const id = await makePlace(ask, members);
      const over = new AbortController();
      const reading = readUntil(ask, over.signal);
      const deletedAt = performance.now();
      await ask('catalog', DELETE, { id }, ADMIN);
      for (let at = 0; at < members; at += 1) while (!(await isGoneFor(ask, memberAt(at)))) await pause(READ_EVERY_MS);
      const seconds = (performance.now() - deletedAt) / 1_000;
      over.abort();
      const waits = await reading;
      return [
        figure(
          `A deleted place with ${members.toLocaleString('en')} reviews, favorites and visits: all gone, embedded`,
          {
            target: `≤ ${MOST_SECONDS} s`,
            measured: `${seconds.toFixed(1)} s`,
            comparedTo: `a visitor's list meanwhile: p50 ${milliseconds(percentile(waits, 0.5))}, p99 ${milliseconds(percentile(waits, 0.99))}, ${waits.length} lists`,
            isMet: seconds <= MOST_SECONDS,
          },
        ),
      ];
    }),
  );
