import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap } from '@apollo/server';
import { AppError, INTERNAL_WORDS } from '@wellspring/errors';
import { isRecord } from '@wellspring/platform/is-record';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { CROSS_SITE } from '@wellspring/rest-contract/request-messages';
import { say } from '@wellspring/words/message';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { bufferedResponse, NOT_STORED, PRIVATE } from '../http/buffered-response.ts';
import { languageOf } from '../http/language.ts';
import { sendResponse } from '../http/send-response.ts';
import type { Graph } from '../graph/graph.ts';
import { LIMITS } from '../graph/limits.ts';
import { operationGate } from './admit-operation.ts';
import type { RequestedOperation, PersistedOperations } from './admit-operation.ts';
import { failureStatus, openApolloServer } from './apollo-server.ts';
import { explorerPage, schemaFile } from './explorer.ts';
import { asGraphQLError, logRefusedOperation, type GraphLog } from './graph-errors.ts';

const TOO_LARGE = say('errors.requestTooLargeBytes', { max: LIMITS.bodyBytes });

/** Why a request is refused only by its head, before its body has arrived; undefined: it is not. */
const refusalOf = (request: Request): AppError | undefined => {
  const { headers, method } = request;
  if (method === 'POST') {
    if (!request.is('application/json')) return new AppError('UNSUPPORTED_TYPE', say('errors.sendJson'));
    return Number(headers['content-length']) > LIMITS.bodyBytes ? new AppError('TOO_LARGE', TOO_LARGE) : undefined;
  }
  // A page of another site can have a browser ask with the member's cookie. It could not read the answer, and asking changes nothing; this keeps it from counting the time.
  const isCrossSite = headers['sec-fetch-site'] === 'cross-site' && headers.cookie !== undefined;
  return isCrossSite ? new AppError('FORBIDDEN', CROSS_SITE) : undefined;
};

/** What the body parser refuses. */
const mistake = (error: unknown): AppError => {
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (status === 413) return new AppError('TOO_LARGE', TOO_LARGE);
  if (status === 415) return new AppError('UNSUPPORTED_TYPE', say('errors.encodingUnsupported'));
  return status === 400
    ? new AppError('VALIDATION', say('errors.requestNoJson'))
    : new AppError('INTERNAL', INTERNAL_WORDS, { cause: error });
};

const searchOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf('?');
  return at < 0 ? '' : originalUrl.slice(at);
};

const parsed = (json: string | null): unknown => {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined; // Apollo Server says what is wrong with it
  }
};

/** The operation of a request, in its body or in its address. @throws AppError VALIDATION when there are several */
const operationIn = (request: Request): RequestedOperation => {
  if (request.method === 'POST') {
    if (Array.isArray(request.body)) throw new AppError('VALIDATION', say('errors.oneOperation'));
    return isRecord(request.body) ? request.body : {};
  }
  const search = new URLSearchParams(searchOf(request));
  return {
    query: search.get('query') ?? undefined,
    operationName: search.get('operationName') ?? undefined,
    variables: parsed(search.get('variables')),
    extensions: parsed(search.get('extensions')),
  };
};

const headersOf = ({ headers }: IncomingMessage): HeaderMap =>
  new HeaderMap(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
    ),
  );

/**
 * The graph as browsers and programs call it: GraphQL over HTTP, one operation a request, within limits; its schema as a file; and, where any
 * operation is answered, a page to try some.
 */
export const graphqlEndpoint = async (options: {
  readonly graph: Graph;
  readonly actorOf: (request: IncomingMessage, response: ServerResponse) => Promise<Actor>;
  /** known: only the persisted operations, by their hash; any: these and any other within the limits */
  readonly operations: 'known' | 'any';
  readonly persisted: PersistedOperations;
  /** answers questions about the schema, and helps with misspelt names */
  readonly introspection: boolean;
  readonly log: GraphLog;
  /** milliseconds; the waiting time of operations is measured by it */
  readonly now?: () => number;
}): Promise<RequestHandler> => {
  const { graph, operations, persisted, log, now } = options;
  const server = await openApolloServer(options);
  const admit = operationGate(graph, persisted, operations === 'known', now);

  const answer = async (request: Request, response: Response, refused?: AppError): Promise<void> => {
    const context = async () => {
      let requested: RequestedOperation = {};
      try {
        if (refused) throw refused;
        requested = operationIn(request);
        await admit(requested);
      } catch (problem) {
        if (!(problem instanceof AppError)) throw problem;
        const status = problem.code === 'OPERATION_TOO_EXPENSIVE' ? failureStatus(request) : undefined;
        const error = asGraphQLError(problem, languageOf(request), status);
        logRefusedOperation(log, response, { operationName: requested.operationName, error });
        throw error;
      }
      return { request, response };
    };
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const httpGraphQLRequest = {
      method,
      headers: headersOf(request),
      search: searchOf(request),
      body: request.body as unknown,
    };
    const { status = 200, headers, body } = await server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
    if (response.destroyed) return; // the caller has disconnected
    const {
      'content-type': type = 'application/json',
      'cache-control': _,
      'retry-after': seconds,
      ...others
    } = Object.fromEntries(headers);
    await sendResponse(
      request,
      response,
      bufferedResponse({
        status,
        type,
        body: body.kind === 'complete' ? body.string : '',
        cacheControl: method === 'GET' && status === 200 ? PRIVATE : NOT_STORED,
        headers: Object.entries(others).flat(),
        retryAfter: seconds === undefined ? undefined : Number(seconds),
      }),
      [],
    );
  };
  const readJson = express.json({ limit: LIMITS.bodyBytes, type: () => true }); // its head has said that it is
  const run: RequestHandler = (request, response, next) => {
    const refused = refusalOf(request);
    if (refused || request.method !== 'POST') return void answer(request, response, refused).catch(next);
    readJson(request, response, (error?: unknown) => {
      const wrong = error === undefined ? undefined : mistake(error);
      if (wrong?.code === 'INTERNAL') log.error({ err: error }, 'a graph request failed');
      answer(request, response, wrong).catch(next);
    });
  };
  const router = express.Router({ caseSensitive: true }).use(schemaFile(graph.schema));
  if (operations === 'any') router.use(explorerPage());
  return router.all('/', run);
};
