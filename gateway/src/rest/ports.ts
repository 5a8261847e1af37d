import type { IncomingMessage } from 'node:http';
import type { Actor } from '@wellspring/platform/subgraph/actor';

export type GraphError = {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>>;
};

export type GraphResult = {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphError[];
};

export type Variables = Record<string, unknown>;

/** An operation that has been planned and can be run again and again. */
export type PreparedOperation = { run(variables: Variables, actor: Actor): Promise<GraphResult> };

/** The federated graph, as the REST edge and the pages ask it: in process, without GraphQL's HTTP layer. */
export type GraphPort = {
  prepare(query: string, operationName: string): PreparedOperation;
  execute(
    operation: { readonly query: string; readonly operationName: string; readonly variables: Variables },
    actor: Actor,
  ): Promise<GraphResult>;
};

/** Who asks. Called for every request that the byte cache does not answer. */
export type ActorOf = (request: IncomingMessage) => Promise<Actor>;

/** Structured lines; a pino logger fits. */
export type Log = {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
  debug(fields: object, message: string): void;
};
