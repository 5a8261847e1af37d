import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Actor } from '@wellspring/platform/subgraph/actor';

/** What an operation knows of its request. */
type GraphContext = {
  readonly actor: Actor;
  readonly signal?: AbortSignal | undefined;
};

const isGraphContext = (context: unknown): context is GraphContext =>
  typeof context === 'object' && context !== null && 'actor' in context;

/** The caller, from a context that passed through Apollo's hands. */
export const actorIn = (context: unknown): Actor => (isGraphContext(context) ? context.actor : VISITOR);

/** Aborted when the caller has left. */
export const signalIn = (context: unknown): AbortSignal | undefined =>
  isGraphContext(context) ? context.signal : undefined;
