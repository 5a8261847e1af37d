import { AppError } from '@wellspring/errors';
import {
  methodNotAllowed,
  NO_SUCH_CALL,
  UNAUTHORIZED,
  LOCATION_UNKNOWN,
} from '@wellspring/rest-contract/request-messages';
import { ID_MAX } from '@wellspring/rest-contract/text-limits';
import { Router, type Request, type RequestHandler } from 'express';
import type { Made } from '../cache/answer-cache.ts';
import { PRIVATE, readyAnswer } from '../cache/ready-answer.ts';
import { dataOf } from './ask-graph.ts';
import type { Edge } from './edge.ts';
import { messageAnswer } from './error-answer.ts';
import type { GraphData, Route } from './route.ts';

const ALLOWED = 'GET, HEAD';
const ID = new RegExp(`^[\\w-]{1,${ID_MAX}}$`);

const json = (value: unknown): Made['answer'] =>
  readyAnswer({ type: 'application/json; charset=utf-8', body: JSON.stringify(value), cacheControl: PRIVATE });

/** Ids are opaque, but what none of ours looks like names nothing. */
const idOf = ({ params }: Request): string => {
  const { id } = params;
  if (id === undefined) return '';
  if (typeof id !== 'string' || !ID.test(id)) throw new AppError('NOT_FOUND', LOCATION_UNKNOWN);
  return id;
};

const searchOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf('?');
  return at < 0 ? '' : originalUrl.slice(at + 1);
};

/** Answers one row of the table. */
const answering = (route: Route, { graph, log, actorOf, send, noteOf, answered }: Edge): RequestHandler => {
  const prepared = route.operation && graph.prepare(route.operation.document, route.operation.name);

  const ask = async (request: Request): Promise<Made> => {
    const question = route.question(idOf(request), searchOf(request));
    const actor = await actorOf(request);
    if (route.who === 'member' && actor.kind !== 'member') throw new AppError('UNAUTHENTICATED', UNAUTHORIZED);
    if (!prepared) return { answer: json(question.shape({})), keep: true };
    const { data, missing } = dataOf(await prepared.run(question.variables, actor));
    if (missing.length > 0)
      log.warn({ requestId: noteOf(request).requestId, route: route.path, missing }, 'answered without some fields');
    return { answer: json(question.shape(data satisfies GraphData)), keep: missing.length === 0 };
  };

  return async (request, response) => {
    noteOf(request).route = route.path;
    await send(request, response, await answered(request, route.touchedBy, () => ask(request)));
  };
};

/** Refuses other methods of a known address. */
export const onlyReading =
  ({ send }: Edge): RequestHandler =>
  (request, response) =>
    send(request, response, messageAnswer(405, methodNotAllowed(request.method, ALLOWED), ['Allow', ALLOWED]));

/** The table of routes as an express router; what it does not know below /api is a 404. */
export const restRouter = (routes: readonly Route[], edge: Edge): Router => {
  const router = Router({ caseSensitive: true });
  for (const route of routes)
    router
      .route(route.path.replaceAll(/\{(\w+)\}/g, ':$1'))
      .get(answering(route, edge))
      .all(onlyReading(edge));
  return router;
};

/** For every address below /api that no row of the table names. */
export const unknownCall =
  ({ send }: Edge): RequestHandler =>
  (request, response) =>
    send(request, response, messageAnswer(404, NO_SUCH_CALL));
