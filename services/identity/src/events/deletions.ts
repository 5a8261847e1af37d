import { memberErasedFromAnalytics } from '@wellspring/events/analytics-events';
import { memberErasedFromLists } from '@wellspring/events/list-events';
import { memberErasedFromCatalog } from '@wellspring/events/location-events';
import { memberErasedFromModeration } from '@wellspring/events/report-events';
import { memberErasedFromReviews } from '@wellspring/events/review-events';
import { TOPICS, type Topic } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { ErasingService } from '../domain/deletion.ts';
import type { IdentityUseCases } from '../use-cases.ts';

type Erased = (message: Message) => { readonly userId: string } | null;

const ERASED: readonly { readonly service: ErasingService; readonly topic: Topic; readonly erasedIn: Erased }[] = [
  { service: 'catalog', topic: TOPICS.catalog, erasedIn: memberErasedFromCatalog },
  { service: 'reviews', topic: TOPICS.reviews, erasedIn: memberErasedFromReviews },
  { service: 'lists-and-badges', topic: TOPICS['lists-and-badges'], erasedIn: memberErasedFromLists },
  { service: 'moderation', topic: TOPICS.moderation, erasedIn: memberErasedFromModeration },
  { service: 'analytics', topic: TOPICS.analytics, erasedIn: memberErasedFromAnalytics },
];

/** Follows a deleted account through the services, for its receipt. */
export const deletionsConsumer = ({
  eraseUser,
  finishDeletion,
}: Pick<IdentityUseCases, 'eraseUser' | 'finishDeletion'>): Consumer => ({
  kind: 'projection',
  group: 'identity.deletions',
  topics: [TOPICS.identity, ...ERASED.map(({ topic }) => topic)],
  maxBatch: 200,
  handle: async (messages) => {
    for (const message of messages) {
      const user = message.topic === TOPICS.identity ? userIn(message) : null;
      if (user?.deleted) await eraseUser(user.userId, message.time);
      for (const { service, topic, erasedIn } of ERASED) {
        const erased = message.topic === topic ? erasedIn(message) : null;
        if (erased) await finishDeletion(erased.userId, service, message.time);
      }
    }
  },
});
