import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { AppError, INTERNAL_WORDS } from '@wellspring/errors';
import { hangUp } from '@wellspring/platform/lifecycle/hang-up';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import { textIn } from '@wellspring/words/error-text';
import type { Language } from '@wellspring/words/languages';
import { readMessage } from '@wellspring/words/encoded-message';
import { GraphQLError } from 'graphql';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Graph } from '../graph/graph.ts';
import { costExcess, LIMITS } from '../graph/limits.ts';
import { awaitLongAnswer, takesLong } from '../graph/long-answers.ts';
import { languageOf } from '../http/language.ts';
import type { PersistedOperations } from './admit-operation.ts';
import { asGraphQLError, errorFormatter, logRefusedOperation, type GraphLog } from './graph-errors.ts';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/**
 * The status of an operation that fails. Clients that do not say that they know GraphQL over HTTP take a 4xx for a failure of the server, and
 * never read the errors: what was an operation, however wrong, is answered to them with 200, as the specification has it.
 */
export const failureStatus = ({ headers }: IncomingMessage): 200 | 400 =>
  headers.accept?.includes(GRAPHQL_RESPONSE) === true ? 400 : 200;

/** The request of an operation. */
export type OperationContext = { readonly request: IncomingMessage; readonly response: ServerResponse };

const isOperationContext = (context: object): context is OperationContext =>
  'request' in context && 'response' in context;

/** The request, from a context that passed through Apollo's hands. @throws Error when there is none */
const requestIn = (context: object): OperationContext => {
  if (!isOperationContext(context)) throw new Error('An operation came without its request');
  return context;
};

/** Operations of others that were registered by their hash: a few thousand of usual size. */
const REGISTERED_CHARACTERS = 2_000_000;

/** Documents that were found good, by the length of their JSON. */
const DOCUMENT_CHARACTERS = 8_000_000;

/** More errors do not help, and make a refusal dear; the last says that there are more. */
const MISTAKES_MAX = 4;

const REGISTERED_PREFIX = 'apq:';

/** Keeps the least used no longer than there is room. */
const boundedStore = <Value extends object | string>(most: number, sizeOf: (value: Value) => number) => {
  const cached = new LRUCache<string, Value>({ maxSize: most, sizeCalculation: (value) => sizeOf(value) });
  return {
    get: async (key: string): Promise<Value | undefined> => cached.get(key),
    set: async (key: string, value: Value): Promise<void> => void cached.set(key, value),
    delete: async (key: string): Promise<boolean> => cached.delete(key),
  };
};

/** The web client's own operations, and those that clients register by their hash. */
const persistedStore = (own: PersistedOperations) => {
  const registered = boundedStore<string>(REGISTERED_CHARACTERS, ({ length }) => length);
  return {
    ...registered,
    get: async (key: string) => own.get(key.slice(REGISTERED_PREFIX.length)) ?? registered.get(key),
  };
};

/** Results name errors as clients read them; Apollo Server formats errors of its own kind. Without data nothing ran: the variables did not fit. */
const withErrors = ({ data, errors }: GraphResult, language: Language) => ({
  ...(data !== undefined && { data: data && { ...data } }),
  ...(errors && {
    errors: errors.map(({ message, path, extensions: { words, ...extensions } = {} }) => {
      const isOfVariables = data === undefined && extensions['code'] === 'VALIDATION';
      const code = isOfVariables && { code: ApolloServerErrorCode.BAD_USER_INPUT };
      const shown = extensions['code'] === 'INTERNAL' ? INTERNAL_WORDS : readMessage(words, message);
      return new GraphQLError(textIn(language, shown), {
        path,
        extensions: { ...extensions, ...code },
      });
    }),
  }),
});

/** Refuses what may bring too much with these variables. */
const costLimit = (graph: Graph): ApolloServerPlugin<OperationContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request: { variables = {} }, contextValue }) => {
      const excess = operation && costExcess(graph, document, operation, variables);
      if (excess !== undefined)
        throw asGraphQLError(new AppError('OPERATION_TOO_EXPENSIVE', excess), languageOf(contextValue.request));
    },
  }),
});

/** Answers what was an operation, and failed, with the status that its client reads. */
const statusForClients: ApolloServerPlugin<OperationContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, contextValue }) => {
      const isOperation = request.query !== undefined || request.extensions?.['persistedQuery'] !== undefined;
      if (response.http.status === 400 && isOperation) response.http.status = failureStatus(contextValue.request);
    },
  }),
};

const refusalLog = (log: GraphLog): ApolloServerPlugin<OperationContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ operationName, request, errors: [error] = [], contextValue: { response } }) => {
      if (error) logRefusedOperation(log, response, { operationName: operationName ?? request.operationName, error });
    },
  }),
});

/** Apollo Server over the graph: it reads, validates and answers operations, and has the graph execute them. */
export const openApolloServer = async (options: {
  readonly graph: Graph;
  readonly actorOf: (request: IncomingMessage, response: ServerResponse) => Promise<Actor>;
  readonly persisted: PersistedOperations;
  /** answers questions about the schema, and helps with misspelt names */
  readonly introspection: boolean;
  readonly log: GraphLog;
}): Promise<ApolloServer<OperationContext>> => {
  const { graph, actorOf, persisted, introspection, log } = options;

  const execute = async (
    requested: {
      readonly query: string;
      readonly operationName?: string | undefined;
      readonly variables?: object | undefined;
    },
    { document, isOwn }: { readonly document: DocumentNode; readonly isOwn: boolean },
    { request, response }: OperationContext,
  ) => {
    const actor = await actorOf(request, response);
    const signal = hangUp(response);
    if (takesLong(requested.query)) awaitLongAnswer(request);
    const operation = { ...requested, variables: { ...requested.variables } };
    return isOwn ? graph.execute(operation, actor, signal) : graph.executeAdHoc(operation, document, actor, signal);
  };
  const failed = (error: unknown, language: Language): never => {
    throw error instanceof AppError ? asGraphQLError(error, language) : error;
  };

  const server = new ApolloServer<OperationContext>({
    gateway: {
      onSchemaLoadOrUpdate: (tell) => {
        tell({ apiSchema: graph.schema, coreSupergraphSdl: graph.supergraphSdl });
        return () => undefined;
      },
      load: async () => ({
        executor: async ({ request: { operationName, variables }, document, queryHash, source, context }) =>
          withErrors(
            await execute(
              { query: source, operationName, variables },
              { document, isOwn: persisted.has(queryHash) },
              requestIn(context),
            ).catch((error: unknown) => failed(error, languageOf(requestIn(context).request))),
            languageOf(requestIn(context).request),
          ),
      }),
      stop: async () => undefined,
    },
    plugins: [ApolloServerPluginLandingPageDisabled(), costLimit(graph), statusForClients, refusalLog(log)],
    persistedQueries: { cache: persistedStore(persisted), ttl: null },
    documentStore: boundedStore<DocumentNode>(DOCUMENT_CHARACTERS, (document) => JSON.stringify(document).length),
    parseOptions: { maxTokens: LIMITS.tokens, noLocation: true },
    validationOptions: { maxErrors: MISTAKES_MAX },
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: false, // the endpoint has its own rule
    formatError: errorFormatter(log),
    logger: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  await server.start();
  return server;
};
