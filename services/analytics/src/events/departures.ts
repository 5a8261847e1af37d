import { TOPICS } from '@wellspring/events/topics';
import { erasureConsumer } from '@wellspring/member-erasure/erasure-consumer';
import type { ErasureStore } from '@wellspring/member-erasure/erasure-store';
import type { Consumer } from '@wellspring/platform/bus/port';
import { memberErased } from '../facts.ts';
import type { PageViewStore } from '../ports.ts';

/** Page views lose the member with the account. What is being written meanwhile is looked at by who writes it. */
export const membersGone = (erasures: ErasureStore, pageViews: Pick<PageViewStore, 'forgetMember'>): Consumer =>
  erasureConsumer({
    service: 'analytics',
    ownTopic: TOPICS.analytics,
    erasures,
    erase: (userId) => pageViews.forgetMember(userId),
    writerIn: () => null,
    memberErased,
  });
