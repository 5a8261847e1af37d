import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';

/** An operation that has been planned and can be run again and again. */
export type PreparedOperation = {
  /** `signal`: aborted when the caller disconnects */
  run(variables: Variables, actor: Actor, signal?: AbortSignal): Promise<GraphResult>;
};

/** The federated graph, as the REST edge and the pages ask it: in process, without GraphQL's HTTP layer. */
export type GraphPort = {
  /** the composed schema, with the service of each field */
  readonly supergraphSdl: string;
  prepare(query: string, operationName: string): PreparedOperation;
  execute(
    operation: { readonly query: string; readonly operationName: string; readonly variables: Variables },
    actor: Actor,
  ): Promise<GraphResult>;
};
