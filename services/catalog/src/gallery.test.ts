import { readFileSync } from 'node:fs';
import { fact, timestamp } from '@wellspring/events/fact';
import { ReviewChangedSchema } from '@wellspring/events/generated/wellspring/reviews/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import { newId } from '@wellspring/platform/ids';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { runSubgraph } from '@wellspring/platform/subgraph/run-subgraph';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import type { Message } from '@wellspring/platform/bus/port';
import { galleryOf } from './domain/gallery.ts';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const { useCases, deliver, resolvers, rights, requestKeys, contextFor } = await openCatalog();

const DAY = 86_400_000;
const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * DAY);

type ReviewState = {
  readonly reviewId: string;
  readonly locationId: string;
  readonly revision: number;
  readonly photos: readonly string[];
  readonly deleted?: boolean;
  readonly isHidden?: boolean;
};

/** An event of reviews; the number in the id of a review is the day it was written. */
const reviewEvent = ({
  reviewId,
  locationId,
  revision,
  photos,
  deleted = false,
  isHidden = false,
}: ReviewState): Message => ({
  ...fact(TOPICS.reviews, locationId, ReviewChangedSchema, {
    review: {
      reviewId,
      locationId,
      userId: 'ann',
      revision: BigInt(revision),
      rating: 5,
      createdAt: timestamp(day(Number(reviewId.split('-').at(-1)))),
      photos: photos.map((photoId) => ({ photoId, key: `reviews/${photoId}`, createdAt: timestamp(day(0)) })),
      deleted,
      isHidden,
    },
  }),
  id: newId(),
  source: 'reviews',
  time: new Date(),
});

const own = (id: string, isPrimary = false) => ({
  id,
  key: `locations/${id}`,
  caption: null,
  uploadedBy: 'ben',
  uploadKey: null,
  isPrimary,
  createdAt: day(0),
});
const shown = async (id: string, photos = [own('o1'), own('o2', true)]) =>
  (await useCases.showGallery({ id, photos })).map((photo) => photo.id);

describe('the gallery of a place', () => {
  it('shows its own photos, the main one first, then those of its reviews, the newest review first', async () => {
    await deliver([
      reviewEvent({ reviewId: 'a-1', locationId: 'mixed', revision: 1, photos: ['p1', 'p2'] }),
      reviewEvent({ reviewId: 'a-2', locationId: 'mixed', revision: 1, photos: ['p3'] }),
      reviewEvent({ reviewId: 'a-3', locationId: 'elsewhere', revision: 1, photos: ['p4'] }),
    ]);
    expect(await shown('mixed')).toEqual(['o2', 'o1', 'p3', 'p1', 'p2']);
    expect(await shown('nowhere', [])).toEqual([]);
  });

  it('leaves out photos of a suspended member until they are restored', async () => {
    const review = { reviewId: 'a-9', locationId: 'veiled', photos: ['p9'] };
    await deliver([reviewEvent({ ...review, revision: 1 }), reviewEvent({ ...review, revision: 2, isHidden: true })]);
    expect(await shown('veiled', [])).toEqual([]);
    await deliver([reviewEvent({ ...review, revision: 3 })]);
    expect(await shown('veiled', [])).toEqual(['p9']);
  });

  it('names the review and member of each photo', async () => {
    const submission = { details: details(), submittedBy: 'member', isClaimed: false };
    const { location } = await useCases.submitLocation(submission);
    await deliver([reviewEvent({ reviewId: 'b-1', locationId: location.id, revision: 1, photos: ['p5'] })]);
    const subgraph = defineSubgraph({ name: 'catalog', typeDefs, resolvers, rights, requestKeys, contextFor });
    const ask = runSubgraph(subgraph, { error: () => undefined });
    const query = 'query ($id: ID!) { location(id: $id) { gallery { id url source review { id } } } }';
    const member = { kind: 'member', id: 'member', isAdmin: false, isOwner: false } as const;
    const { data } = await ask(query)({ id: location.id }, member);
    const photo = { id: 'p5', url: '/media/reviews/p5-960.webp', source: 'review', review: { id: 'b-1' } };
    expect(data).toEqual({ location: { gallery: [photo] } });
    const [mine] = galleryOf({ photos: [own('o1')] }, []);
    expect(mine?.reviewId).toBeUndefined();
  });

  it('ends in the same state when events arrive twice or out of order', async () => {
    const history = (locationId: string): readonly Message[] =>
      [1, 2, 3, 4, 5, 6].flatMap((number) => {
        const reviewId = `${locationId}-${number}`;
        const at = (revision: number, photos: readonly string[], deleted = false) =>
          reviewEvent({ reviewId, locationId, revision, photos, deleted });
        const first = at(1, [`f${number}`, `g${number}`]);
        if (number % 3 === 0) return [first, at(2, [`f${number}`, `g${number}`], true)];
        if (number % 3 === 1) return [first, at(2, [`g${number}`, `h${number}`])];
        return [first, at(2, []), at(3, [`i${number}`])];
      });
    await deliver(history('once'));
    for (const seed of [1, 2, 3]) {
      const place = `twice${seed}`;
      await deliverTwice(history(place), deliver, { seed });
      expect(await shown(place)).toEqual(await shown('once'));
    }
    expect(await shown('once', [])).toEqual(['i5', 'g4', 'h4', 'i2', 'g1', 'h1']);
  });

  it('stops at the photos of 40 reviews', async () => {
    await deliver(
      Array.from({ length: 45 }, (_, at) =>
        reviewEvent({
          reviewId: `many-${at}`,
          locationId: 'many',
          revision: 1,
          photos: at % 2 ? [`m${at}`] : [`m${at}`, `n${at}`],
        }),
      ),
    );
    const found = await shown('many', []);
    expect(found[0]).toBe('m44');
    expect(found).toHaveLength(60);
  });
});
