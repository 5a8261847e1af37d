import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Budget } from '@wellspring/platform/subgraph/budget';

/** What an operation knows of its request. */
type GraphContext = {
  readonly actor: Actor;
  readonly budget?: Budget | undefined;
};

const isGraphContext = (context: unknown): context is GraphContext =>
  typeof context === 'object' && context !== null && 'actor' in context;

/** The caller, from a context that passed through Apollo's hands. */
export const actorIn = (context: unknown): Actor => (isGraphContext(context) ? context.actor : VISITOR);

/** What the operation may use. */
export const budgetIn = (context: unknown): Budget | undefined =>
  isGraphContext(context) ? context.budget : undefined;
