import { locationIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { PlaceSeen } from '../domain/stats.ts';

const seenIn = (message: Message): PlaceSeen[] => {
  const location = locationIn(message);
  if (!location) return [];
  return [
    {
      id: location.locationId,
      revision: Number(location.revision),
      isCounted: location.isVerified && !location.deleted,
      country: location.country || null,
    },
  ];
};

/** Keeps the newest state of every place, whatever happened to it and however often it is told. */
export const placesConsumer = (keep: (places: readonly PlaceSeen[]) => Promise<void>): Consumer => ({
  group: 'analytics.places',
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(seenIn)),
});
