import type { GraphQLSchema } from 'graphql';
import type { Actor } from './actor.ts';
import type { Budget } from './budget.ts';

/** What a service adds to the graph: called in process when embedded, over HTTP with a signed actor when distributed. */
export type Subgraph = {
  readonly name: string;
  readonly schema: GraphQLSchema;
  /** the context value of one operation, with its loaders; `budget`: what it may use, in this process unlimited without it */
  readonly contextFor: (actor: Actor, budget?: Budget) => Record<string, unknown>;
};
