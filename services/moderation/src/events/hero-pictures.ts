import { heroImageIn } from '@wellspring/events/hero-image-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer } from '@wellspring/platform/bus/port';
import type { Images } from '@wellspring/platform/images/images';

/** The files of a hero image go when it is gone: the event still names them, the document does not. Removing twice is harmless. */
export const heroPicturesConsumer = (images: Pick<Images, 'remove'>): Consumer => ({
  kind: 'projection',
  group: 'moderation.hero-pictures',
  topics: [TOPICS.moderation],
  maxBatch: 50,
  handle: (messages) =>
    images.remove(
      messages.flatMap((message) => {
        const image = heroImageIn(message);
        return image?.deleted ? [image] : [];
      }),
    ),
});
