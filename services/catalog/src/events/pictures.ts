import { locationIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer } from '@wellspring/platform/bus/port';
import type { Images } from '@wellspring/platform/images/images';

/** The pictures of a place go when it is gone: the event still names them, the document does not. Removing twice is harmless. */
export const picturesConsumer = (images: Pick<Images, 'remove'>): Consumer => ({
  kind: 'projection',
  group: 'catalog.pictures',
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) =>
    images.remove(
      messages.flatMap((message) => {
        const location = locationIn(message);
        return location?.deleted ? location.photos : [];
      }),
    ),
});
