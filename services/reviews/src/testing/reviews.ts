import { AppError } from '@wellspring/errors';
import { fact } from '@wellspring/events/fact';
import { LocationVerifiedSchema } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { openLimits } from '@wellspring/platform/documents/limits';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { suspensionStore } from '@wellspring/member-suspension/member-suspension';
import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import { placeStore } from '@wellspring/place-replica/place-store';
import { verbatim } from '@wellspring/words/message';
import { ratingStore } from '../adapters/rating-store.ts';
import { reviewStore } from '../adapters/review-store.ts';
import { reviewsService } from '../service.ts';

export const ANN = { id: 'ann', isAdmin: false };
export const BEN = { id: 'ben', isAdmin: false };
export const ADMIN = { id: 'ada', isAdmin: true };
export const draft = (more = {}) => ({
  locationId: 'pool',
  rating: 5,
  title: 'Warm and quiet',
  content: 'Steam over the river in the morning.',
  uploads: [],
  ...more,
});

type PlaceState = { readonly revision?: number; readonly isVerified?: boolean; readonly deleted?: boolean };

/** An event of catalog about a place that Ben submitted. */
export const placeEvent = (
  locationId: string,
  { revision = 1, isVerified = true, deleted = false }: PlaceState = {},
): Message => ({
  ...fact(TOPICS.catalog, locationId, LocationVerifiedSchema, {
    location: { locationId, revision: BigInt(revision), isVerified, deleted, submittedBy: BEN.id },
  }),
  id: newId(),
  source: 'catalog',
  time: new Date(),
});

/** Reviews with its own embedded store, which has one published place, `pool`. */
export const openReviews = async () => {
  const bus = collectingPublisher();
  const now = (): Date => new Date();
  const documents = await openDocuments({
    store: { folder: await temporaryFolder(), refuseScans: 0 },
    database: 'reviews',
    source: 'reviews',
    publish: bus.publish,
    deadLetter: bus.deadLetter,
    log: makeLogger({ service: 'reviews', level: 'silent' }),
    newId,
    now,
  });
  const reviews = reviewStore(documents);
  const ratings = ratingStore(documents);
  const pictures = new Set<string>();
  const limits = openLimits(documents, now);
  const service = reviewsService({
    reviews,
    ratings,
    places: placeStore(documents),
    erasures: erasureStore(documents),
    suspensions: suspensionStore(documents),
    images: {
      adopt: async (uploadKey, { prefix }) => {
        if (uploadKey === 'broken') throw new AppError('VALIDATION', verbatim('This image cannot be read'));
        const key = `${prefix}/${uploadKey}`;
        pictures.add(key);
        return { key };
      },
      remove: async (gone) => gone.forEach(({ key }) => pictures.delete(key)),
    },
    countCalls: (limit, memberId) => limits.count(limit, memberId),
    newId,
    now,
  });
  await documents.start();
  const deliver = async (messages: readonly Message[]): Promise<void> => {
    for (const consumer of service.consumers)
      await consumer.handle(messages.filter(({ topic }) => consumer.topics.includes(topic)));
  };
  await deliver([placeEvent('pool')]);
  return {
    ...service,
    reviews,
    ratings,
    pictures: pictures as ReadonlySet<string>,
    deliver,
    published: async () => {
      await documents.drained();
      return bus.published;
    },
    close: () => documents.close(),
  };
};
