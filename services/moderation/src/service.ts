import { contactMessageIn } from '@wellspring/events/contact-message-events';
import { reportIn } from '@wellspring/events/report-events';
import { TOPICS } from '@wellspring/events/topics';
import { erasureConsumer, type ErasureStore } from '@wellspring/member-erasure/member-erasure';
import type { Consumer } from '@wellspring/platform/bus/port';
import { auditConsumer, targetsConsumer, heroPicturesConsumer } from './events/consumers.ts';
import { memberErased } from './facts.ts';
import { moderationContext } from './graphql/context.ts';
import { moderationResolvers } from './graphql/resolvers.ts';
import { rights } from './graphql/rights.ts';
import { moderationUseCases, type ModerationDeps } from './use-cases.ts';

/** Moderation, built from its ports. */
export const moderationService = ({ erasures, ...deps }: ModerationDeps & { readonly erasures: ErasureStore }) => {
  const useCases = moderationUseCases(deps);
  const { resolveReportsOnDeleted, removeReporter, removeMessagesOf } = useCases;
  const consumers: readonly Consumer[] = [
    auditConsumer(deps.audit),
    targetsConsumer({ ...deps, resolveReportsOnDeleted }),
    erasureConsumer({
      service: 'moderation',
      ownTopic: TOPICS.moderation,
      erasures,
      erase: async (userId) => {
        await removeReporter(userId);
        await removeMessagesOf(userId);
      },
      writerIn: async (message) => {
        const written = contactMessageIn(message);
        if (!written) return reportIn(message)?.userId || null;
        return (await deps.contactMessages.find(written.messageId))?.userId ?? null;
      },
      memberErased,
    }),
    heroPicturesConsumer(deps.images),
  ];
  return { useCases, resolvers: moderationResolvers(useCases), rights, contextFor: moderationContext, consumers };
};
