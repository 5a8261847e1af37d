import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError, HTTP_STATUS, INTERNAL_MESSAGE } from '@wellspring/errors';
import { hangUp } from '@wellspring/platform/lifecycle/hang-up';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import type { ErrorLog } from '@wellspring/platform/subgraph/run-subgraph';
import { TOO_BUSY } from '@wellspring/rest-contract/request-messages';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { retryAfter } from '../retry-after.ts';
import { operationChecker } from './check-operation.ts';
import type { Graph } from './graph.ts';
import { LIMITS } from './limits.ts';
import { awaitLongAnswer, takesLong } from './long-answers.ts';
import { readOperation } from './request-body.ts';
import type { PersistedOperations } from './request-body.ts';

const TOO_LARGE = `The request is too large: at most ${LIMITS.bodyBytes} bytes`;

/** Sends one result, with all headers at once: one by one they cost more. */
const send = (
  response: ServerResponse,
  status: number,
  result: GraphResult,
  headers: OutgoingHttpHeaders = {},
): void => {
  const body = JSON.stringify(result);
  response
    .writeHead(status, {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
};

const refusal = ({ message, code }: AppError): GraphResult => ({ errors: [{ message, extensions: { code } }] });

/** Refuses what can be refused by its head alone, before the body has arrived. Answers whether it did. */
const refusedByHead = (request: Request, response: ServerResponse): boolean => {
  if (request.method !== 'POST') {
    send(response, 405, refusal(new AppError('VALIDATION', 'Send operations by POST')), { Allow: 'POST' });
  } else if (!request.is('application/json')) {
    send(response, 415, refusal(new AppError('VALIDATION', 'Send operations as application/json')));
  } else if (Number(request.headers['content-length']) > LIMITS.bodyBytes) {
    send(response, 413, refusal(new AppError('TOO_LARGE', TOO_LARGE)));
  } else return false;
  return true;
};

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

const refuse = (response: ServerResponse, error: unknown, log: ErrorLog): void => {
  const known = mistake(error);
  if (known.code === 'INTERNAL') log.error({ err: error }, 'a graph request failed');
  const status = HTTP_STATUS[known.code];
  const [name, value] = retryAfter(status);
  send(response, status, refusal(known), name === undefined ? {} : { [name]: value });
};

/** Turns of the event loop between two callers. Node takes one new connection in each: were there one turn alone, all would wait outside. */
const TURNS_BETWEEN = 32;

const goRound = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await nextTurn();
};

/** Milliseconds after which an operation is not begun any more: beyond, whoever asks is better off with a refusal. */
const WAITED_MAX = 2_000;

/**
 * One caller after the other, with room for others between them: what all of them cost together keeps no other request waiting.
 * @throws AppError UNAVAILABLE when that took too long
 */
const oneAtATime = () => {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<void> => {
    const since = performance.now();
    await (last = last.then(goRound));
    if (performance.now() - since > WAITED_MAX) throw new AppError('UNAVAILABLE', TOO_BUSY);
  };
};

/** Variables that do not fit are the caller's mistake; what went wrong while it ran is told beside the data. */
const statusOf = (result: GraphResult): number => (result.data === undefined ? 400 : 200);

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
  const check = operationChecker(graph, introspection);
  const ownTurn = oneAtATime();
  const answer = async (req: Request, res: Response): Promise<void> => {
    const { isPersisted, ...operation } = readOperation(req.body, persisted, operations === 'known');
    if (!isPersisted) await ownTurn(); // to read, plan and compile a new operation takes milliseconds
    if (res.destroyed) return; // who asked has left meanwhile
    const checked = check(operation);
    if ('mistakes' in checked) {
      const errors = checked.mistakes.map((message) => ({ message, extensions: { code: 'VALIDATION' } }));
      return send(res, 400, { errors });
    }
    const actor = await actorOf(req, res);
    const signal = hangUp(res);
    if (takesLong(operation.query)) awaitLongAnswer(req);
    const result = isPersisted
      ? await graph.execute(operation, actor, signal)
      : await graph.executeForeign(operation, checked.document, actor, signal);
    send(res, statusOf(result), result);
  };
  const readJson = express.json({ limit: LIMITS.bodyBytes, type: () => true }); // its head has said that it is
  return (req, res) => {
    if (refusedByHead(req, res)) return;
    readJson(req, res, (error?: unknown) => {
      if (error !== undefined) return refuse(res, error, log);
      answer(req, res).catch((failed: unknown) => refuse(res, failed, log));
    });
  };
};
