import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError, HTTP_STATUS, INTERNAL_MESSAGE } from '@wellspring/errors';
import { hangUp } from '@wellspring/platform/lifecycle/hang-up';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import type { ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import express from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { retryAfter } from '../retry-after.ts';
import { operationChecker } from './check-operation.ts';
import type { Graph } from './graph.ts';
import { LIMITS } from './limits.ts';
import { awaitLongAnswer, takesLong } from './long-answers.ts';
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

/** Variables that do not fit are the caller's mistake; what went wrong while it ran is told beside the data. */
const statusOf = ({ data }: GraphResult): number => (data === undefined ? 400 : 200);

/** The graph as browsers and programs call it: POST, JSON, one operation a request, within limits. */
export const graphqlEndpoint = (options: {
  readonly graph: Graph;
  readonly actorOf: (request: IncomingMessage, response: ServerResponse) => Promise<Actor>;
  /** known: only the persisted operations, by their hash; any: these and any other within the limits */
  readonly operations: 'known' | 'any';
  readonly persisted: PersistedOperations;
  /** answers questions about the schema, and helps with misspelt names */
  readonly introspection: boolean;
  readonly log: ErrorLog;
}): RequestHandler => {
  const { graph, actorOf, operations, persisted, introspection, log } = options;
  const check = operationChecker(graph.schema, introspection);
  const ownTurn = oneEachTurn();
  const answer: RequestHandler = async (req, res) => {
    const { isPersisted, ...operation } = readOperation(req.body, persisted, operations === 'known');
    if (!isPersisted) await ownTurn(); // to read, plan and compile a new operation takes milliseconds
    const checked = check(operation);
    if ('mistakes' in checked) {
      const errors = checked.mistakes.map((message) => ({ message, extensions: { code: 'VALIDATION' } }));
      res.status(400).json({ errors });
      return;
    }
    const actor = await actorOf(req, res);
    const signal = hangUp(res);
    if (takesLong(operation.query)) awaitLongAnswer(req);
    const result = isPersisted
      ? await graph.execute(operation, actor, signal)
      : await graph.executeForeign(operation, checked.document, actor, signal);
    res.status(statusOf(result)).json(result);
  };
  const readJson = express.json({ limit: LIMITS.bodyBytes });
  return express.Router().use(readHead, readJson, answer, refuse(log));
};
