import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { continueTrace, describeSpan, inSpan } from '@wellspring/platform/telemetry/tracing';
import type { AnswerCache } from './cache/answer-cache.ts';
import type { ReadyAnswer } from './cache/ready-answer.ts';
import { sendAnswer } from './cache/send-answer.ts';
import type { Edge, RequestNote } from './rest/edge.ts';
import { errorAnswer, messageAnswer } from './rest/error-answer.ts';
import type { ActorOf, GraphPort, Log } from './rest/ports.ts';
import { refusalOf } from './security/refusal.ts';
import { requestIds } from './security/request-id.ts';
import { hasSession } from './security/session-cookie.ts';

/** Told of every answer, for figures. `kept`: it came ready from memory. */
export type Observe = (answer: {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  readonly kept: boolean;
}) => void;

export type ListenerParts = {
  readonly graph: GraphPort;
  readonly cache: AnswerCache;
  readonly files: ReadonlyMap<string, ReadyAnswer>;
  readonly log: Log;
  readonly actorOf: ActorOf;
  readonly observe: Observe;
  readonly publicUrl: string;
  /** headers of every answer, names and values in turn */
  readonly head: readonly string[];
  readonly app: (edge: Edge) => RequestListener;
};

const textOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

const pathOf = (address: string): string => {
  const query = address.indexOf('?');
  return query < 0 ? address : address.slice(0, query);
};

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * What stands in front of express: ready bytes go out at once, by address alone; everything else is checked, gets its
 * headers and its line in the log, and is handed on.
 */
export const gatewayListener = (parts: ListenerParts): RequestListener => {
  const { cache, files, log, observe, publicUrl, head } = parts;
  const nextId = requestIds();
  const notes = new WeakMap<IncomingMessage, RequestNote>();

  const noteOf = (request: IncomingMessage): RequestNote => {
    const known = notes.get(request);
    if (known) return known;
    const note: RequestNote = { requestId: nextId(request), route: 'other' };
    notes.set(request, note);
    return note;
  };

  const edge: Edge = {
    ...parts,
    noteOf,
    // The headers of every answer are on the response already: see prepare.
    send: (request, response, answer) => sendAnswer(request, response, answer, []),
    answered: async (request, topics, make) =>
      hasSession(request) ? (await make()).answer : cache.through(request.url ?? '/', topics, make),
  };
  const app = parts.app(edge);

  const ready = (request: IncomingMessage): ReadyAnswer | undefined => {
    const address = request.url ?? '/';
    return (hasSession(request) ? undefined : cache.find(address)) ?? files.get(pathOf(address));
  };

  const prepare = (request: IncomingMessage, response: ServerResponse): void => {
    const note = noteOf(request);
    const { method = '' } = request;
    const started = performance.now();
    for (let at = 0; at < head.length; at += 2) response.setHeader(head[at] ?? '', head[at + 1] ?? '');
    response.setHeader('X-Request-Id', note.requestId);
    response.once('close', () => {
      const seconds = (performance.now() - started) / 1000;
      const { route, requestId } = note;
      const status = response.statusCode;
      log.info({ requestId, method, route, status, ms: Math.round(seconds * 1e5) / 100 }, 'answered');
      observe({ route, method, status, seconds, kept: false });
    });
  };

  const failed =
    (request: IncomingMessage, response: ServerResponse) =>
    (error: unknown): void => {
      const answer = errorAnswer(error, log, { requestId: noteOf(request).requestId });
      if (response.headersSent) response.destroy();
      else void sendAnswer(request, response, answer, []);
    };

  /** One span from here to the last byte; services, events and consumers that follow belong to its trace. */
  const traced = (request: IncomingMessage, response: ServerResponse, note: RequestNote): Promise<void> =>
    continueTrace(textOf(request.headers['traceparent']), () =>
      inSpan(request.method ?? 'GET', {}, async () => {
        const closed = once(response, 'close');
        app(request, response);
        await closed;
        describeSpan(
          {
            'http.request.method': request.method ?? 'GET',
            'http.route': note.route,
            'http.response.status_code': response.statusCode,
          },
          `${request.method ?? 'GET'} ${note.route}`,
        );
      }),
    );

  return (request, response) => {
    const { method = '' } = request;
    const kept = isReading(method) ? ready(request) : undefined;
    if (kept) {
      const started = performance.now();
      const sending = sendAnswer(request, response, kept, [...head, 'X-Request-Id', nextId(request)]);
      sending?.catch(failed(request, response));
      observe({
        route: 'kept',
        method,
        status: response.statusCode,
        seconds: (performance.now() - started) / 1000,
        kept: true,
      });
      return;
    }
    prepare(request, response);
    const refusal = refusalOf(request, publicUrl);
    if (refusal) {
      void sendAnswer(request, response, messageAnswer(refusal.status, refusal.message), []);
      return;
    }
    void traced(request, response, noteOf(request));
  };
};
