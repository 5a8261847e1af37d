import { locationIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { Touched } from '../use-cases/index-locations.ts';

const touchedBy = (message: Message): Touched[] => {
  const location = locationIn(message);
  return location ? [{ id: location.locationId, revision: Number(location.revision) }] : [];
};

/** Search and map follow every change of a place. Own facts only name the place; many are handled in one round trip. */
export const searchConsumer = (indexLocations: (touched: readonly Touched[]) => Promise<void>): Consumer => ({
  group: 'catalog.search',
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => indexLocations(messages.flatMap(touchedBy)),
});
