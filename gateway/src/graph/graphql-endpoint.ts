import type { IncomingMessage } from 'node:http';
import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { AppError, HTTP_STATUS } from '@wellspring/errors';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { apolloGateway } from './apollo-gateway.ts';
import type { GraphContext } from './apollo-gateway.ts';
import type { Graph } from './graph.ts';
import { costLimit, LIMITS, withinLimits } from './limits.ts';
import { presentError } from './present-errors.ts';
import { readOperation } from './request-body.ts';
import type { KnownOperations } from './request-body.ts';

/** What can be refused by its head alone, before the body has arrived. */
const readHead: RequestHandler = (req, res, next) => {
  if (req.method !== 'POST') {
    res
      .status(405)
      .set('Allow', 'POST')
      .json(errorBody(new AppError('VALIDATION', 'Send operations by POST')));
  } else if (!req.is('application/json')) {
    res.status(415).json(errorBody(new AppError('VALIDATION', 'Send operations as application/json')));
  } else if (Number(req.headers['content-length']) > LIMITS.bodyBytes) {
    throw new AppError('TOO_LARGE', TOO_LARGE);
  } else {
    next();
  }
};

const TOO_LARGE = `The request is too large: at most ${LIMITS.bodyBytes} bytes`;

const errorBody = ({ message, code }: AppError) => ({ errors: [{ message, extensions: { code } }] });

/** What the body parser and the steps before an operation refuse. */
const mistake = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (status === 413) return new AppError('TOO_LARGE', TOO_LARGE);
  if (status === 415) return new AppError('VALIDATION', 'The request is in an encoding that is not supported');
  return status === 400
    ? new AppError('VALIDATION', 'The request is not valid JSON')
    : new AppError('INTERNAL', 'Something went wrong on our side', { cause: error });
};

const refuse =
  (log: ErrorLog): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    const known = mistake(error);
    if (known.code === 'INTERNAL') log.error({ err: error }, 'a graph request failed');
    res.status(HTTP_STATUS[known.code]).json(errorBody(known));
  };

const limitCost = (graph: Graph): ApolloServerPlugin<GraphContext> => {
  const check = costLimit(graph.schema);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request }) => {
        if (operation !== undefined) check(document, operation, request.variables ?? {});
      },
    }),
  };
};

export type GraphqlEndpoint = { readonly handler: RequestHandler; stop(): Promise<void> };

/** The graph as browsers and programs call it: POST, JSON, one operation a request, within limits. */
export const openGraphqlEndpoint = async (options: {
  readonly graph: Graph;
  readonly actorOf: (request: IncomingMessage) => Promise<Actor>;
  /** known: only the operations listed, by their hash; any: these and any other within the limits */
  readonly operations: 'known' | 'any';
  readonly known: KnownOperations;
  /** answers questions about the schema, and helps with misspelt names */
  readonly introspection: boolean;
  readonly log: ErrorLog;
}): Promise<GraphqlEndpoint> => {
  const { graph, actorOf, operations, known, introspection, log } = options;
  const server = new ApolloServer<GraphContext>({
    gateway: apolloGateway(graph),
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.tokens, noLocation: true },
    validationRules: [withinLimits],
    plugins: [ApolloServerPluginLandingPageDisabled(), limitCost(graph)],
    formatError: (formatted) => presentError(formatted, log),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: (message: string) => log.error({}, message),
    },
  });
  await server.start();

  const actors = new WeakMap<Request, Actor>();
  const identify: RequestHandler = async (req, _res, next) => {
    actors.set(req, await actorOf(req));
    next();
  };
  const run = expressMiddleware(server, { context: async ({ req }) => ({ actor: actors.get(req) ?? VISITOR }) });
  const readJson = express.json({ limit: LIMITS.bodyBytes });
  const handler = express
    .Router()
    .use(readHead, readJson, readOperation(known, operations === 'known'), identify, run, refuse(log));
  return { handler, stop: () => server.stop() };
};
