import { TOPICS } from '@wellspring/events/topics';
import type { Bus, Membership } from '@wellspring/platform/bus/port';

/** Consumer groups whose projections responses are read from, with what each follows. */
export const PROJECTIONS: readonly Membership[] = [
  { group: 'catalog.search', topics: [TOPICS.catalog] },
  { group: 'catalog.ratings', topics: [TOPICS.reviews] },
  { group: 'catalog.photos', topics: [TOPICS.reviews] },
  { group: 'catalog.proposals', topics: [TOPICS.catalog] },
  { group: 'catalog.admins', topics: [TOPICS.identity] },
  { group: 'catalog.settings', topics: [TOPICS.moderation] },
  { group: 'analytics.locations', topics: [TOPICS.catalog] },
  { group: 'analytics.users', topics: [TOPICS.identity] },
  { group: 'analytics.reviews', topics: [TOPICS.reviews] },
  {
    group: 'identity.deletions',
    topics: [
      TOPICS.identity,
      TOPICS.catalog,
      TOPICS.reviews,
      TOPICS['lists-and-badges'],
      TOPICS.moderation,
      TOPICS.analytics,
    ],
  },
  { group: 'identity.waiting', topics: [TOPICS.catalog, TOPICS.moderation] },
  { group: 'reviews.places', topics: [TOPICS.catalog] },
  { group: 'lists-and-badges.places', topics: [TOPICS.catalog] },
  {
    group: 'lists-and-badges.badges',
    topics: [TOPICS.catalog, TOPICS.reviews, TOPICS['lists-and-badges']],
  },
  { group: 'reviews.deleted-places', topics: [TOPICS.catalog, TOPICS.reviews] },
  { group: 'lists-and-badges.deleted-places', topics: [TOPICS.catalog, TOPICS['lists-and-badges']] },
  { group: 'analytics.arrivals', topics: [TOPICS.catalog, TOPICS.identity] },
  { group: 'analytics.erasure', topics: [TOPICS.identity, TOPICS.analytics] },
  { group: 'catalog.erasure', topics: [TOPICS.identity, TOPICS.catalog] },
  { group: 'reviews.erasure', topics: [TOPICS.identity, TOPICS.reviews] },
  { group: 'lists-and-badges.erasure', topics: [TOPICS.identity, TOPICS['lists-and-badges']] },
  {
    group: 'moderation.things',
    topics: [TOPICS.catalog, TOPICS.reviews, TOPICS['lists-and-badges'], TOPICS.moderation],
  },
  { group: 'moderation.audit', topics: Object.values(TOPICS) },
  { group: 'moderation.erasure', topics: [TOPICS.identity, TOPICS.moderation] },
  { group: 'reviews.suspensions', topics: [TOPICS.identity, TOPICS.reviews] },
  { group: 'lists-and-badges.suspensions', topics: [TOPICS.identity, TOPICS['lists-and-badges']] },
  { group: 'catalog.pictures', topics: [TOPICS.catalog] },
  { group: 'moderation.hero-pictures', topics: [TOPICS.moderation] },
  { group: 'reviews.photos', topics: [TOPICS.reviews] },
  { group: 'reviews.ratings', topics: [TOPICS.reviews] },
];

/** Resolves when every projection, in any process, has handled the events of until now. @throws the signal's reason */
export const whenCaughtUp = async (bus: Pick<Bus, 'whenCaughtUp'>, signal: AbortSignal): Promise<void> => {
  await Promise.all(PROJECTIONS.map(({ group, topics }) => bus.whenCaughtUp(group, topics, signal)));
};
