import { TOPICS } from '@wellspring/events/topics';
import type { Consumer } from '@wellspring/platform/bus/port';
import type { ContributionStore } from '../ports.ts';
import type { BadgeUseCases } from '../use-cases/badges-of-member.ts';
import type { ListsUseCases } from '../use-cases.ts';
import { contributionsIn, markIn } from './contributions.ts';

/** Badges from events: contributions are stored first, then each member is evaluated once. */
export const badgesConsumer = (
  contributions: Pick<ContributionStore, 'merge'>,
  { awardBadges }: Pick<BadgeUseCases, 'awardBadges'>,
  { membersOfMarks }: Pick<ListsUseCases, 'membersOfMarks'>,
): Consumer => ({
  kind: 'projection',
  group: 'lists-and-badges.badges',
  topics: [TOPICS.catalog, TOPICS.reviews, TOPICS['lists-and-badges']],
  maxBatch: 500,
  handle: async (messages) => {
    const members = await membersOfMarks(messages.flatMap((message) => markIn(message) ?? []));
    const received = messages.flatMap((message) => contributionsIn(message, members));
    for (const contribution of received) await contributions.merge(contribution);
    for (const userId of new Set(received.map((contribution) => contribution.userId))) await awardBadges(userId);
  },
});
