import { locationIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { Place } from './place.ts';

/** The state of the place that an event of catalog is about. @throws AppError VALIDATION when it cannot be read */
export const placesIn = (message: Message): Place[] => {
  const location = locationIn(message);
  if (!location) return [];
  const { locationId: id, isVerified, deleted: isDeleted, submittedBy } = location;
  const revision = Number(location.revision);
  return [{ id, revision, isVisible: isVerified && !isDeleted, isDeleted, submittedBy: submittedBy || null }];
};

/** Keeps the newest state of every place for a service, however often and in whatever order it is told. */
export const placesConsumer = (service: string, keep: (places: readonly Place[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: `${service}.places`,
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(placesIn)),
});
