import type { Consumer, HandledFacts } from '@wellspring/platform/bus/port';
import { deletionsConsumer } from './events/deletions.ts';
import { mailsConsumer } from './events/mails.ts';
import { identityContext } from './graphql/context.ts';
import { identityResolvers } from './graphql/resolvers.ts';
import { rights } from './graphql/rights.ts';
import { identityUseCases, type IdentityDeps } from './use-cases.ts';

/** Identity from its ports alone. */
export const identityService = ({ handledMails, ...deps }: IdentityDeps & { readonly handledMails: HandledFacts }) => {
  const useCases = identityUseCases(deps);
  const consumers: readonly Consumer[] = [mailsConsumer(useCases, handledMails), deletionsConsumer(useCases)];
  return {
    useCases,
    resolvers: identityResolvers(useCases),
    rights,
    contextFor: identityContext(deps.users),
    consumers,
  };
};
