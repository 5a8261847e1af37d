import type { Consumer } from '@wellspring/platform/bus/port';
import { moderationContext } from './graphql/context.ts';
import { moderationResolvers } from './graphql/resolvers.ts';
import { rights } from './graphql/rights.ts';
import { moderationUseCases, type ModerationDeps } from './use-cases.ts';

/** Moderation from its ports alone. */
export const moderationService = (deps: ModerationDeps) => {
  const useCases = moderationUseCases(deps);
  const consumers: readonly Consumer[] = [];
  return { useCases, resolvers: moderationResolvers(useCases), rights, contextFor: moderationContext, consumers };
};
