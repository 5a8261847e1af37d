import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { AppError, HTTP_STATUS, INTERNAL_MESSAGE } from '@wellspring/errors';
import { hangUp } from '@wellspring/platform/lifecycle/hang-up';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { retryAfter } from '../retry-after.ts';
import { apolloGateway } from './apollo-gateway.ts';
import { operationChecker } from './check-operation.ts';
import type { GraphContext } from './graph-context.ts';
import type { Graph } from './graph.ts';
import { LIMITS } from './limits.ts';
import { awaitLongAnswer, takesLong } from './long-answers.ts';
import { presentError } from './present-errors.ts';
import { readOperation } from './request-body.ts';
import type { PersistedOperations } from './request-body.ts';

/** What can be refused by its head alone, before the body has arrived. */
const readHead: RequestHandler = (req, res, next) => {
  res.set('Cache-Control', 'no-store');
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

/** of a SHA-256 in hexadecimal digits, with which the keys of Apollo's document store end */
const HASH_LENGTH = 64;

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
    : new AppError('INTERNAL', INTERNAL_MESSAGE, { cause: error });
};

const refuse =
  (log: ErrorLog): ErrorRequestHandler =>
  (error: unknown, _req, res, _next) => {
    const known = mistake(error);
    if (known.code === 'INTERNAL') log.error({ err: error }, 'a graph request failed');
    const status = HTTP_STATUS[known.code];
    const [name, value] = retryAfter(status);
    if (name !== undefined) res.set(name, value);
    res.status(status).json(errorBody(known));
  };

/** One caller after the other, a turn of the event loop each: what all of them cost together keeps no other request waiting. */
const oneEachTurn = () => {
  let last: Promise<void> = Promise.resolve();
  return (): Promise<void> => (last = last.then(() => nextTurn()));
};

export type GraphqlEndpoint = { readonly handler: RequestHandler; stop(): Promise<void> };

/** The graph as browsers and programs call it: POST, JSON, one operation a request, within limits. */
export const openGraphqlEndpoint = async (options: {
  readonly graph: Graph;
  readonly actorOf: (request: IncomingMessage, response: ServerResponse) => Promise<Actor>;
  /** known: only the persisted operations, by their hash; any: these and any other within the limits */
  readonly operations: 'known' | 'any';
  readonly persisted: PersistedOperations;
  /** answers questions about the schema, and helps with misspelt names */
  readonly introspection: boolean;
  readonly log: ErrorLog;
}): Promise<GraphqlEndpoint> => {
  const { graph, actorOf, operations, persisted, introspection, log } = options;
  const checker = operationChecker(graph.schema, introspection);
  const server = new ApolloServer<GraphContext>({
    gateway: apolloGateway(graph),
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.tokens, noLocation: true },
    // what comes here was checked: its document is there, parsed and valid
    documentStore: {
      get: async (key) => checker.document(key.slice(-HASH_LENGTH)),
      set: async () => undefined,
      delete: async () => true,
    },
    plugins: [ApolloServerPluginLandingPageDisabled()],
    formatError: (formatted) => presentError(formatted, log),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: (message: string) => log.error({}, message),
    },
  });
  await server.start();

  const ownTurn = oneEachTurn();
  const contexts = new WeakMap<Request, GraphContext>();
  const prepare: RequestHandler = async (req, res, next) => {
    const { isPersisted, ...operation } = readOperation(req.body, persisted, operations === 'known');
    if (!isPersisted) await ownTurn(); // to read, plan and compile a new operation takes milliseconds
    const mistakes = checker.check({ ...operation, isPersisted });
    if (mistakes.length > 0) {
      res.status(400).json({ errors: mistakes.map((message) => ({ message, extensions: { code: 'VALIDATION' } })) });
      return;
    }
    contexts.set(req, { actor: await actorOf(req, res), isPersisted, signal: hangUp(res) });
    if (takesLong(operation.query)) awaitLongAnswer(req);
    req.body = operation;
    next();
  };
  const run = expressMiddleware(server, { context: async ({ req }) => contexts.get(req) ?? { actor: VISITOR } });
  const readJson = express.json({ limit: LIMITS.bodyBytes });
  const handler = express.Router().use(readHead, readJson, prepare, run, refuse(log));
  return { handler, stop: () => server.stop() };
};
