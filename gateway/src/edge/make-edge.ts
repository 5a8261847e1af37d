import type { IncomingMessage } from 'node:http';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { recordedGraph } from '../cache/recorded-graph.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { cacheKeyOf, inLanguage, languageOf } from '../http/language.ts';
import { sendResponse } from '../http/send-response.ts';
import type { Edge, RequestContext } from './edge.ts';
import type { GraphPort } from '../graph/graph-port.ts';
import type { Log } from '../http/error-response.ts';
import type { Sessions } from '../security/session.ts';

/** The context of each request while it is answered. */
export const requestContexts = (nextId: (request: IncomingMessage) => string): Edge['contextOf'] => {
  const contexts = new WeakMap<IncomingMessage, RequestContext>();
  return (request) => {
    const existing = contexts.get(request);
    if (existing) return existing;
    const context: RequestContext = { requestId: nextId(request), route: 'other' };
    contexts.set(request, context);
    return context;
  };
};

/** What routes and pages answer with. */
export const makeEdge = (parts: {
  readonly graph: GraphPort;
  readonly cache: ResponseCache;
  readonly sessions: Sessions;
  readonly log: Log;
  readonly publicUrl: string;
  readonly uploads: Edge['uploads'];
  readonly checksAnswers: boolean;
  readonly contextOf: Edge['contextOf'];
}): Edge => {
  const { cache, sessions, contextOf, uploads, checksAnswers } = parts;
  // The headers of every response are set before a request comes here.
  const send: Edge['send'] = (request, response, buffered) => sendResponse(request, response, buffered, []);
  return {
    graph: recordedGraph(parts.graph),
    log: parts.log,
    publicUrl: parts.publicUrl,
    contextOf,
    sessions,
    uploads,
    checksAnswers,
    send,
    respond: async (request, response, make, { isPublic }) => {
      const actor = await (isPublic ? sessions.readerOf : sessions.actorOf)(request, response);
      // Cached by its actor: a visitor without an address, so that it can be any visitor's.
      const buffered =
        actor.kind === 'visitor'
          ? await cache.through(
              cacheKeyOf(request),
              () => contextOf(request).route,
              (dependsOn) => make({ actor: inLanguage(VISITOR, languageOf(request)), dependsOn }),
            )
          : (await make({ actor, dependsOn: () => undefined })).response;
      await send(request, response, buffered);
    },
  };
};
