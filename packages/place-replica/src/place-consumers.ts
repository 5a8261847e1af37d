import { locationIn } from '@wellspring/events/location-events';
import { type Topic, TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { Place } from './place.ts';
import type { PlaceStore } from './place-store.ts';

/** The state of the place that an event of catalog is about. @throws AppError VALIDATION when it cannot be read */
export const placesIn = (message: Message): Place[] => {
  const location = locationIn(message);
  if (!location) return [];
  const { locationId: id, isVerified, deleted: isDeleted, submittedBy } = location;
  const revision = Number(location.revision);
  return [{ id, revision, isVisible: isVerified && !isDeleted, isDeleted, submittedBy: submittedBy || null }];
};

/** Keeps the newest state of every place for a service, in any order and with repeats. */
export const placesConsumer = (service: string, keep: (places: readonly Place[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: `${service}.places`,
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(placesIn)),
});

type Removing = {
  /** the service that erases */
  readonly service: string;
  readonly ownTopic: Topic;
  readonly places: PlaceStore;
  /** Removes all that hangs on a deleted place. Safe to repeat. */
  readonly remove: (locationId: string) => Promise<void>;
  /** which places a fact of the service's own is about */
  readonly locationsIn: (message: Message) => Promise<readonly string[]>;
};

/**
 * Data that depends on a place is deleted with it. The deletion is stored first; what was being written meanwhile is seen by its
 * own fact, which finds it.
 */
export const deletedPlacesConsumer = ({ service, ownTopic, places, remove, locationsIn }: Removing): Consumer => ({
  kind: 'projection',
  group: `${service}.deleted-places`,
  topics: [TOPICS.catalog, ownTopic],
  maxBatch: 200,
  handle: async (messages) => {
    const deleted = messages
      .filter((message) => message.topic === TOPICS.catalog && locationIn(message)?.deleted)
      .flatMap(placesIn);
    await places.setIfNewer(deleted);
    const own = await Promise.all(messages.filter(({ topic }) => topic === ownTopic).map(locationsIn));
    const late = (await places.findMany([...new Set(own.flat())])).filter(({ isDeleted }) => isDeleted);
    for (const id of new Set([...deleted, ...late].map((place) => place.id))) await remove(id);
  },
});
