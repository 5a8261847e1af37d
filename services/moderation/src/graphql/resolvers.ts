import { viewerOf } from '@wellspring/platform/subgraph/viewer';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { ModerationUseCases } from '../use-cases.ts';
import type { ModerationContext } from './context.ts';

/** Reads what is asked and calls a use case. Who may ask stands in rights.ts. */
export const moderationResolvers = (useCases: ModerationUseCases): CompleteResolvers<ModerationContext> => ({
  Query: { siteSettings: () => useCases.readSiteSettings() },
  Mutation: {
    changeSiteSetting: (_, { key, value }, { actor }) => useCases.changeSiteSetting(key, value, viewerOf(actor).id),
  },
  SiteSetting: { id: ({ key }) => key },
});
