import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Actor } from '@wellspring/platform/subgraph/actor';

/** What an operation knows of its request. */
export type GraphContext = {
  readonly actor: Actor;
  readonly isPersisted?: boolean;
  readonly signal?: AbortSignal | undefined;
};

const isGraphContext = (context: unknown): context is GraphContext =>
  typeof context === 'object' && context !== null && 'actor' in context;

/** The caller, from a context that passed through Apollo's hands. */
export const actorIn = (context: unknown): Actor => (isGraphContext(context) ? context.actor : VISITOR);

/** Whether the operation is one of the web client's own. */
export const isPersistedIn = (context: unknown): boolean => isGraphContext(context) && context.isPersisted === true;

/** Aborted when the caller has left. */
export const signalIn = (context: unknown): AbortSignal | undefined =>
  isGraphContext(context) ? context.signal : undefined;
