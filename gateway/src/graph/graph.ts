import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import { runSubgraph } from '@wellspring/platform/subgraph/run-subgraph';
import type { ErrorLog, SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import type { Subgraph } from '@wellspring/platform/subgraph/subgraph';
import { GraphQLError, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { PreparedOperation } from './graph-port.ts';
import { openApolloExecutor } from './apollo-executor.ts';
import type { ListSizes } from './list-sizes.ts';
import { operationIn } from './operation.ts';
import { openPlanner } from './planner.ts';
import { prepareOperation } from './prepare.ts';
import type { Executors } from './prepare.ts';
import { shortMessage } from './present-errors.ts';
import type { SignActor } from './remote-service.ts';

/** Our own operations, prepared: there are as many as the pages and the web client have. */
const OWN_OPERATIONS = 500;

/** Operations of others, prepared, by what each was measured to hold for a character of its text: a few dozen of ours' size. */
const AD_HOC_BYTES = 4_000_000;
const AD_HOC_BYTES_PER_CHARACTER = 100;

/** A service of the graph: in this process, or at an address. */
export type Service = { readonly local: Subgraph } | { readonly url: string };

export type GraphRequest = {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Variables;
};

export type Graph = {
  readonly schema: GraphQLSchema;
  /** how long its lists are at most */
  readonly listSizes: ListSizes;
  readonly supergraphSdl: string;
  /** Prepares an operation of ours, to be run as often as one likes. @throws GraphQLError when it does not fit */
  prepare(query: string, operationName?: string): PreparedOperation;
  /** Runs an operation of ours, prepared where it ran before. An invalid one gets an error response, no exception. `signal`: aborted when the caller disconnects. */
  execute(request: GraphRequest, actor: Actor, signal?: AbortSignal): Promise<GraphResult>;
  /** As execute, for a valid ad-hoc document: its prepared form is evicted when others need the space. */
  executeAdHoc(request: GraphRequest, document: DocumentNode, actor: Actor, signal?: AbortSignal): Promise<GraphResult>;
  /** Closes the connections to other services. */
  stop(): Promise<void>;
};

const validationError = ({ message }: GraphQLError): GraphResult => ({
  errors: [{ message: shortMessage(message), extensions: { code: 'VALIDATION' } }],
});

type Asker = (query: string, operationName?: string) => SubgraphQuery;

type ServiceOptions = { readonly signActor: SignActor; readonly log: ErrorLog };

/** The client of services at an address is loaded where there are any. */
const openService = async (name: string, service: Service, { signActor, log }: ServiceOptions): Promise<Asker> => {
  if ('local' in service) return runSubgraph(service.local, log);
  const { remoteService } = await import('./remote-service.ts');
  return remoteService(name, service.url, signActor, log);
};

const openServices = async (
  names: readonly string[],
  options: ServiceOptions & { readonly subgraphs: Readonly<Record<string, Service>> },
) => {
  const services = new Map<string, Asker>();
  for (const name of names) {
    const service = options.subgraphs[name];
    if (service === undefined) throw new Error(`The graph has a service ${name}, but nobody said where it is`);
    services.set(name, await openService(name, service, options));
  }
  const query = (name: string, text: string, operationName?: string): SubgraphQuery => {
    const service = services.get(name);
    if (service === undefined) throw new Error(`There is no service ${name}`);
    return service(text, operationName);
  };
  const stop = async (): Promise<void> => {
    if (!Object.values(options.subgraphs).some((service) => 'url' in service)) return;
    const { closeConnections } = await import('./post-json.ts');
    closeConnections();
  };
  return { query, stop };
};

/** Opens the graph over its services. @throws when the supergraph is unreadable or a service of it is not given */
export const openGraph = async (options: {
  readonly supergraphSdl: string;
  readonly subgraphs: Readonly<Record<string, Service>>;
  readonly signActor: SignActor;
  readonly log: ErrorLog;
}): Promise<Graph> => {
  const { supergraphSdl, log } = options;
  const planner = openPlanner(supergraphSdl);
  const services = await openServices(planner.services, options);
  const { query } = services;
  const federated = openApolloExecutor({ supergraphSdl, planner, query, log });
  const executors: Executors = { planner, query, federated, log };

  const prepareDocument = (document: DocumentNode, operationName: string | undefined): PreparedOperation => {
    const operation = operationIn(document, operationName);
    if (operation === undefined) throw new GraphQLError('The document has no operation of this name');
    return prepareOperation(operation, executors);
  };
  const prepare = (text: string, operationName?: string): PreparedOperation => {
    const document = parse(text, { noLocation: true });
    const [mistake] = validate(planner.apiSchema, document);
    if (mistake !== undefined) throw mistake;
    return prepareDocument(document, operationName);
  };

  const own = new LRUCache<string, PreparedOperation>({ max: OWN_OPERATIONS });
  const adHoc = new LRUCache<string, PreparedOperation>({
    maxSize: AD_HOC_BYTES,
    sizeCalculation: (_, key) => key.length * AD_HOC_BYTES_PER_CHARACTER,
  });
  const runCached = async (
    prepared: typeof own,
    { query: text, operationName, variables = {} }: GraphRequest,
    { actor, signal }: { readonly actor: Actor; readonly signal: AbortSignal | undefined },
    make: () => PreparedOperation,
  ): Promise<GraphResult> => {
    const key = `${operationName ?? ''}\n${text}`;
    try {
      const operation = prepared.get(key) ?? make();
      prepared.set(key, operation);
      return await operation.run(variables, actor, signal);
    } catch (error) {
      if (error instanceof GraphQLError) return validationError(error);
      throw error;
    }
  };
  return {
    schema: planner.apiSchema,
    listSizes: planner.listSizes,
    supergraphSdl,
    prepare,
    execute: (request, actor, signal) =>
      runCached(own, request, { actor, signal }, () => prepare(request.query, request.operationName)),
    executeAdHoc: (request, document, actor, signal) =>
      runCached(adHoc, request, { actor, signal }, () => prepareDocument(document, request.operationName)),
    stop: services.stop,
  };
};
