import { reportIn } from '@wellspring/events/report-events';
import { TOPICS } from '@wellspring/events/topics';
import { erasureConsumer } from '@wellspring/member-erasure/erasure-consumer';
import type { ErasureStore } from '@wellspring/member-erasure/erasure-store';
import type { Consumer } from '@wellspring/platform/bus/port';
import { auditConsumer } from './events/audit.ts';
import { thingsConsumer } from './events/things.ts';
import { memberErased } from './facts.ts';
import { heroPicturesConsumer } from './events/hero-pictures.ts';
import { moderationContext } from './graphql/context.ts';
import { moderationResolvers } from './graphql/resolvers.ts';
import { rights } from './graphql/rights.ts';
import { moderationUseCases, type ModerationDeps } from './use-cases.ts';

/** Moderation from its ports alone. */
export const moderationService = ({ erasures, ...deps }: ModerationDeps & { readonly erasures: ErasureStore }) => {
  const useCases = moderationUseCases(deps);
  const { resolveReportsOnDeleted, forgetReporter } = useCases;
  const consumers: readonly Consumer[] = [
    auditConsumer(deps.audit),
    thingsConsumer({ ...deps, resolveReportsOnDeleted }),
    erasureConsumer({
      service: 'moderation',
      ownTopic: TOPICS.moderation,
      erasures,
      erase: forgetReporter,
      writerIn: (message) => reportIn(message)?.userId || null,
      memberErased,
    }),
    heroPicturesConsumer(deps.images),
  ];
  return { useCases, resolvers: moderationResolvers(useCases), rights, contextFor: moderationContext, consumers };
};
