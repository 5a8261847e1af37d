import { locationIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { SeenLocation } from '../domain/stats.ts';

const seenIn = (message: Message): SeenLocation[] => {
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

/** Keeps the newest state of every location, whatever happened to it and however often it is told. */
export const locationsConsumer = (keep: (locations: readonly SeenLocation[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'analytics.locations',
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(seenIn)),
});
