import type { GraphQLSchema } from 'graphql';
import type { Actor } from './actor.ts';

/** What a service adds to the graph: called in process when embedded, over HTTP with a signed actor when distributed. */
export type Subgraph = {
  readonly name: string;
  readonly schema: GraphQLSchema;
  /** the context value of one operation, with its loaders; `signal`: aborted when whoever asked has left */
  readonly contextFor: (actor: Actor, signal?: AbortSignal) => Record<string, unknown>;
};
