import { ratingIn } from '@wellspring/events/review-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { CatalogUseCases } from '../use-cases.ts';

/** A rating is a snapshot: the newest stands, whatever comes twice or late. */
export const ratingsConsumer = (rateLocation: CatalogUseCases['rateLocation']): Consumer => ({
  kind: 'projection',
  group: 'catalog.ratings',
  topics: [TOPICS.reviews],
  maxBatch: 100,
  handle: async (messages: readonly Message[]) => {
    for (const message of messages) {
      const rating = ratingIn(message);
      if (!rating) continue;
      const { locationId, average, count, revision } = rating;
      await rateLocation(locationId, { average, count, revision: Number(revision) });
    }
  },
});
