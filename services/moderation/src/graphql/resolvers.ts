import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { ModerationUseCases } from '../use-cases.ts';
import { auditResolvers } from './audit-resolvers.ts';
import { contactResolvers } from './contact-resolvers.ts';
import type { ModerationContext } from './context.ts';
import { heroImageResolvers } from './hero-image-resolvers.ts';
import { reportResolvers } from './report-resolvers.ts';

/** Reads the arguments and calls a use case. Rights are in rights.ts. */
export const moderationResolvers = (useCases: ModerationUseCases): CompleteResolvers<ModerationContext> => {
  const reports = reportResolvers(useCases);
  const contact = contactResolvers(useCases);
  const audit = auditResolvers(useCases);
  const heroImages = heroImageResolvers(useCases);
  return {
    ...reports,
    ...audit,
    ...heroImages,
    Query: {
      siteSettings: () => useCases.readSiteSettings(),
      ...reports.Query,
      ...contact.Query,
      ...audit.Query,
      ...heroImages.Query,
    },
    Mutation: {
      changeSiteSetting: (_, { key, value }, { actor }) => useCases.changeSiteSetting(key, value, viewerOf(actor).id),
      ...reports.Mutation,
      ...contact.Mutation,
      ...heroImages.Mutation,
    },
    SiteSetting: { id: ({ key }) => key },
  };
};
