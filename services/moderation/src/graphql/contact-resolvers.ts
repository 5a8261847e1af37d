import { requestedPage } from '@wellspring/platform/subgraph/requested-page';
import { limitedAddress } from '@wellspring/platform/subgraph/actor';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { ModerationUseCases } from '../use-cases.ts';
import type { ModerationContext } from './context.ts';

type All = CompleteResolvers<ModerationContext>;
type ContactResolvers = {
  readonly Query: Pick<All['Query'], 'adminContactMessages' | 'exportContactMessages'>;
  readonly Mutation: Pick<All['Mutation'], 'sendContactMessage' | 'markMessageRead' | 'deleteContactMessage'>;
};

/** The resolvers of contact messages: they read the arguments and call a use case. */
export const contactResolvers = (useCases: ModerationUseCases): ContactResolvers => ({
  Query: {
    adminContactMessages: (_, { isRead, search, sort, ...page }) =>
      useCases.readContactMessages({
        isRead: isRead ?? null,
        search: search ?? '',
        isOldestFirst: sort === 'oldest',
        ...requestedPage(page),
      }),
    exportContactMessages: async (_, __, { actor }) => [...(await useCases.messagesOf(viewerOf(actor).id))],
  },
  Mutation: {
    sendContactMessage: async (_, { input: text, website }, { actor }) => {
      const userId = actor.kind === 'member' ? actor.id : null;
      await useCases.sendContactMessage({ text, trap: website ?? '', address: limitedAddress(actor), userId });
      return true;
    },
    markMessageRead: (_, { id }, { actor }) => useCases.markMessageRead(id, viewerOf(actor).id),
    deleteContactMessage: async (_, { id }, { actor }) => {
      await useCases.deleteContactMessage(id, viewerOf(actor).id);
      return id;
    },
  },
});
