import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Budget } from '@wellspring/platform/subgraph/budget';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';

/** What an operation knows of its request. */
type GraphContext = {
  readonly actor: Actor;
  readonly budget?: Budget | undefined;
  /** what services have answered already, by what was asked */
  readonly known?: ReadonlyMap<string, GraphResult> | undefined;
};

const isGraphContext = (context: unknown): context is GraphContext =>
  typeof context === 'object' && context !== null && 'actor' in context;

/** The caller, from a context that passed through Apollo's hands. */
export const actorIn = (context: unknown): Actor => (isGraphContext(context) ? context.actor : VISITOR);

/** What the operation may use. */
export const budgetIn = (context: unknown): Budget | undefined =>
  isGraphContext(context) ? context.budget : undefined;

/** What services have answered the operation already. */
export const knownIn = (context: unknown): GraphContext['known'] =>
  isGraphContext(context) ? context.known : undefined;
