import type { Actor } from '@wellspring/platform/subgraph/actor';
import { boundedMap } from '@wellspring/platform/bounded-map';
import { runSubgraph } from '@wellspring/platform/subgraph/run-subgraph';
import type { ErrorLog, SubgraphQuery, Variables } from '@wellspring/platform/subgraph/run-subgraph';
import type { Subgraph } from '@wellspring/platform/subgraph/subgraph';
import { GraphQLError, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { operationIn, openPlanner } from './planner.ts';
import { prepareOperation } from './prepare.ts';
import type { GraphAnswer, PreparedOperation } from './prepare.ts';
import { closeConnections } from './post-json.ts';
import { remoteService } from './remote-service.ts';

/** How many operations are kept compiled. */
const MAX_OPERATIONS = 500;

/** A service of the graph: in this process, or at an address. */
export type Service = { readonly local: Subgraph } | { readonly url: string };

export type GraphRequest = {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Variables;
};

export type Graph = {
  readonly schema: GraphQLSchema;
  readonly supergraphSdl: string;
  /** Compiles an operation of ours once, to be run as often as one likes. @throws GraphQLError when it does not fit */
  prepare(query: string, operationName?: string): PreparedOperation;
  /** As prepare, for a document that was parsed and validated before. */
  prepareDocument(document: DocumentNode, operationName?: string): PreparedOperation;
  /** Runs any operation, compiled when it was met before. A query that does not fit is answered, not thrown. */
  execute(request: GraphRequest, actor: Actor): Promise<GraphAnswer>;
  /** Lets connections to other services go. */
  stop(): Promise<void>;
};

const validationError = ({ message }: GraphQLError): GraphAnswer => ({
  errors: [{ message, extensions: { code: 'VALIDATION' } }],
});

/** Opens the graph over its services. @throws when the supergraph is unreadable or a service of it is not given */
export const openGraph = async (options: {
  readonly supergraphSdl: string;
  readonly subgraphs: Readonly<Record<string, Service>>;
  /** a token that tells one service who asks */
  readonly signActor: (actor: Actor, audience: string) => string;
  readonly log: ErrorLog;
}): Promise<Graph> => {
  const { supergraphSdl, subgraphs, signActor, log } = options;
  const planner = openPlanner(supergraphSdl);
  const services = new Map<string, (query: string, operationName?: string) => SubgraphQuery>();
  for (const { name } of planner.supergraph.subgraphsMetadata()) {
    const service = subgraphs[name];
    if (service === undefined) throw new Error(`The graph has a service ${name}, but nobody said where it is`);
    services.set(
      name,
      'local' in service ? runSubgraph(service.local, log) : remoteService(name, service.url, signActor, log),
    );
  }
  const query = (name: string, text: string, operationName: string | undefined): SubgraphQuery => {
    const service = services.get(name);
    if (service === undefined) throw new Error(`There is no service ${name}`);
    return service(text, operationName);
  };

  const prepareDocument = (document: DocumentNode, operationName?: string): PreparedOperation => {
    const operation = operationIn(document, operationName);
    if (operation === undefined) throw new GraphQLError('The document has no operation of this name');
    return prepareOperation(operation, { planner, query, log });
  };
  const prepare = (text: string, operationName?: string): PreparedOperation => {
    const document = parse(text, { noLocation: true });
    const [mistake] = validate(planner.apiSchema, document);
    if (mistake !== undefined) throw mistake;
    return prepareDocument(document, operationName);
  };

  const prepared = boundedMap<string, PreparedOperation>(MAX_OPERATIONS);
  const preparedOnce = (text: string, operationName: string | undefined): PreparedOperation => {
    const key = `${operationName ?? ''}\n${text}`;
    const known = prepared.get(key) ?? prepare(text, operationName);
    prepared.set(key, known);
    return known;
  };
  return {
    schema: planner.apiSchema,
    supergraphSdl,
    prepare,
    prepareDocument,
    execute: async ({ query: text, operationName, variables = {} }, actor) => {
      try {
        return await preparedOnce(text, operationName).run(variables, actor);
      } catch (error) {
        if (error instanceof GraphQLError) return validationError(error);
        throw error;
      }
    },
    stop: async () => closeConnections(),
  };
};
