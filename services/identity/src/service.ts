import type { Consumer, HandledFacts } from '@wellspring/platform/bus/port';
import { deletionsConsumer } from './events/deletions.ts';
import { noticesConsumer } from './events/notices.ts';
import { waitingConsumer } from './events/waiting.ts';
import { mailsConsumer } from './events/mails.ts';
import { identityContext } from './graphql/context.ts';
import { identityResolvers } from './graphql/resolvers.ts';
import { rights } from './graphql/rights.ts';
import { identityUseCases, type IdentityDeps } from './use-cases.ts';

type Handled = { readonly handledMails: HandledFacts; readonly handledNotices: HandledFacts };

/** Identity, built from its ports. */
export const identityService = ({ handledMails, handledNotices, ...deps }: IdentityDeps & Handled) => {
  const useCases = identityUseCases(deps);
  const consumers: readonly Consumer[] = [
    mailsConsumer(useCases, handledMails),
    noticesConsumer(useCases, handledNotices),
    waitingConsumer(deps.waiting),
    deletionsConsumer(useCases),
  ];
  return {
    useCases,
    resolvers: identityResolvers(useCases),
    rights,
    contextFor: identityContext(deps.users),
    consumers,
  };
};
