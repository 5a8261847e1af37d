import type { Actor } from '@wellspring/platform/subgraph/actor';

/** What resolvers of one operation share. */
export type ModerationContext = { readonly actor: Actor };

export const moderationContext = (actor: Actor): ModerationContext => ({ actor });
