import { AppError } from '@wellspring/errors';
import { hangUp } from '@wellspring/platform/lifecycle/hang-up';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { requireRight } from '@wellspring/platform/subgraph/rights';
import { IDEMPOTENCY_KEY_MALFORMED } from '@wellspring/rest-contract/request-messages';
import type { Request, RequestHandler, Response } from 'express';
import type { Caller } from '../cache/recorded-graph.ts';
import type { Reply } from './answers.ts';
import { awaitLongAnswer, takesLong } from '../graph/long-answers.ts';
import { dataOf } from '../graph/data-of.ts';
import type { RawBody } from './bodies.ts';
import type { Edge } from '../edge/edge.ts';
import { drainBody } from '../security/drain-body.ts';
import { bodyReader } from './read-body.ts';
import { declaredOnly } from './refusals.ts';
import { replyWriter } from './reply.ts';
import type { RequestContext, ReadCall, Route } from './route.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

const keyOf = ({ takesIdempotencyKey }: Route, request: Request): string | undefined => {
  const key = takesIdempotencyKey ? request.get('idempotency-key') : undefined;
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new AppError('VALIDATION', IDEMPOTENCY_KEY_MALFORMED);
  return key;
};

/** The most characters of a user agent that are stored. */
const USER_AGENT_MAX = 1_000;

const userAgentOf = ({ headers }: Request): string | undefined => headers['user-agent']?.slice(0, USER_AGENT_MAX);

const searchOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf('?');
  return at < 0 ? '' : originalUrl.slice(at + 1);
};

/** Milliseconds that a call with files may take when they are in: pictures are made few at a time, and others may be before it. */
const FILES_ANSWERED_WITHIN = 120_000;

/** Reading calls whose answer is only bytes use the cache: visitors share one response. */
const isShareable = ({ method, answers, countsCalls }: Route): boolean =>
  method === 'GET' &&
  !countsCalls &&
  answers.every(({ kind, setsCookie }) => (kind === 'json' || kind === 'file') && !setsCookie);

/** Answers one row of the table. */
export const answerCall = (route: Route, edge: Edge): RequestHandler => {
  const { graph, log, sessions, contextOf, respond, uploads, publicUrl } = edge;
  const operation = route.document && graph.prepare(route.document.text, route.document.name);
  const isLong = route.document !== null && takesLong(route.document.text);
  const readBody = bodyReader(route.body, uploads);
  const replies = replyWriter(route, edge);

  const ask = async (request: Request, read: ReadCall, body: RawBody, given: RequestContext, caller: Caller) => {
    const { variables, reply } = read(body, given);
    if (!operation) return { reply: reply({}), isWhole: true };
    const asking: Caller = { ...caller, actor: { ...caller.actor, overRest: true } };
    const { data, missing } = dataOf(await operation.run(variables, asking));
    if (missing.length > 0)
      log.warn({ requestId: contextOf(request).requestId, route: route.path, missing }, 'answered without some fields');
    return { reply: reply(data), isWhole: missing.length === 0 };
  };

  /** Uploaded files of a failed call are deleted. */
  const orDiscard = async <Result>(body: RawBody, making: Promise<Result>): Promise<Result> => {
    try {
      return await making;
    } catch (error) {
      if (body.kind === 'form') await uploads.discard([...body.files.values()].flat());
      throw error;
    }
  };

  const change = async (request: Request, response: Response, actor: Actor): Promise<Reply> => {
    const signal = hangUp(response);
    requireRight(actor, route.who);
    const read = route.parseTarget(request.params, searchOf(request));
    const idempotencyKey = keyOf(route, request);
    const held = { session: sessions.tokenOf(request), browser: sessions.browserOf(request) };
    const given = { actor, idempotencyKey, ...held, userAgent: userAgentOf(request), publicUrl, signal };
    const body = await readBody(request, signal);
    // This silence does not mean that the client does not read. The next request of the connection has the server's own limit again.
    if (body.kind === 'form') request.socket.setTimeout(FILES_ANSWERED_WITHIN);
    if (isLong) awaitLongAnswer(request);
    const caller = { actor, dependsOn: () => undefined, signal };
    return (await orDiscard(body, ask(request, read, body, given, caller))).reply;
  };

  const unshared: RequestHandler = async (request, response) => {
    contextOf(request).route = route.path;
    drainBody(request, response);
    const actor = await sessions.actorOf(request, response);
    await replies.send(request, response, await change(request, response, actor), actor);
  };

  const shared: RequestHandler = async (request, response) => {
    contextOf(request).route = route.path;
    const make = async (caller: Caller) => {
      requireRight(caller.actor, route.who);
      const read = route.parseTarget(request.params, searchOf(request));
      const session = caller.actor.kind === 'visitor' ? undefined : sessions.tokenOf(request);
      const signal = hangUp(response);
      // What is made for one visitor is shown to all: it knows nothing of the one who asks.
      const unknown = { idempotencyKey: undefined, browser: undefined, userAgent: undefined };
      const given = { ...unknown, actor: caller.actor, session, publicUrl, signal };
      const { reply, isWhole } = await ask(request, read, { kind: 'none' }, given, caller);
      return { response: replies.buffered(reply, caller.actor), isCacheable: isWhole };
    };
    await respond(request, response, make, { isPublic: route.who === 'everyone' });
  };

  const handle = isShareable(route) ? shared : unshared;
  if (!edge.checksAnswers) return handle;
  const held = declaredOnly(route);
  return async (request, response, next) => {
    try {
      await handle(request, response, next);
    } catch (error) {
      throw held(error);
    }
  };
};
