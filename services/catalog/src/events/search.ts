import { locationIn } from '@wellspring/events/location-events';
import { LocationRatedSchema } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import { indexVersion } from '../domain/search/indexed.ts';
import type { Change } from '../use-cases/index-ratings.ts';

const isRating = ({ type }: Message): boolean => type === LocationRatedSchema.typeName;

const changesIn = (message: Message): Change[] => {
  const location = locationIn(message);
  if (!location) return [];
  const version = indexVersion(Number(location.revision), Number(location.ratingRevision));
  return [{ id: location.locationId, version, isRating: isRating(message) }];
};

/** Whose lag says how far search is behind. */
export const SEARCH_GROUP = 'catalog.search';

/** Search and map follow every change of a place. Own facts only name the place; many are handled in one round trip. */
export const searchConsumer = (index: (changes: readonly Change[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: SEARCH_GROUP,
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => index(messages.flatMap(changesIn)),
});
