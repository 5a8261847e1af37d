import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HTTP_STATUS } from '@wellspring/errors';
import { observeRequest } from '@wellspring/platform/telemetry/observe-requests';
import { admission, type Lane } from './admission.ts';
import type { BufferedResponse } from './cache/buffered-response.ts';
import type { CachedResponse, ResponseCache } from './cache/response-cache.ts';
import { sendResponse } from './cache/send-response.ts';
import { makeEdge, requestContexts } from './make-edge.ts';
import {
  hasBody,
  isFirstOfConnection,
  isPageVisit,
  isProbe,
  isReading,
  normalizeTarget,
  pathOf,
} from './request-head.ts';
import type { Edge, RequestContext } from './rest/edge.ts';
import { errorResponse, refusalResponse } from './rest/error-response.ts';
import type { GraphPort, Log } from './rest/ports.ts';
import { PRICE, type RateLimiter } from './security/rate-limit.ts';
import { dropForeignCookies, headOfOpenReads } from './security/open-reads.ts';
import { rateHeaders, rateRefusal } from './security/rate-refusal.ts';
import { hostRefusalOf, refusalOf, type Refusal } from './security/refusal.ts';
import { requestIds } from './security/request-id.ts';
import type { Sessions } from './security/session.ts';
import type { Site } from './security/site.ts';
import { dropRestOf } from './security/unread-body.ts';
import { BUSY, busyResponse, OVERLOAD } from './too-busy.ts';

/** Told of every response, for figures. */
export type Observe = (response: {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  /** it came from memory */
  readonly isCached: boolean;
}) => void;

export type ListenerParts = {
  readonly graph: GraphPort;
  readonly cache: ResponseCache;
  /** files of the web client and tiles of the bundled map, by path */
  readonly fileAt: (path: string) => BufferedResponse | undefined;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly observe: Observe;
  readonly site: Site;
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** null: no limit */
  readonly limiter: RateLimiter | null;
  /** Whether a proxy of ours stands in front: only then what a request says about itself is believed. */
  readonly trustsProxy: boolean;
  /** headers of every response, names and values in turn */
  readonly head: () => readonly string[];
  /** tells people what is wrong with their request */
  readonly uploads: Edge['uploads'];
  readonly checksAnswers: boolean;
  readonly errorPage: (status: number, message: string) => BufferedResponse;
  readonly app: (edge: Edge) => RequestListener;
};

const findCached =
  ({ sessions, cache, fileAt }: ListenerParts) =>
  (request: IncomingMessage): CachedResponse | undefined => {
    if (!isReading(request)) return undefined;
    const address = request.url ?? '/';
    const cached = sessions.isVisitor(request) ? cache.find(address) : undefined;
    if (cached) return cached;
    const file = fileAt(pathOf(address));
    return file && { response: file, route: 'file' };
  };

/** What many ask for is made again before what nobody has asked for yet: until then, all of them wait. */
const laneOf =
  ({ sessions, cache }: ListenerParts) =>
  (request: IncomingMessage): Lane =>
    isReading(request) && sessions.isVisitor(request) && cache.isWanted(request.url ?? '/') ? 'wanted' : 'other';

type Answered = RequestContext & { readonly status: number; readonly seconds: number; readonly isCached: boolean };

/** One line in the log, and the figures. */
const report =
  ({ log, observe }: ListenerParts) =>
  ({ method = '' }: IncomingMessage, { requestId, route, status, seconds, isCached }: Answered): void => {
    log.info({ requestId, method, route, status, ms: Math.round(seconds * 1e5) / 100 }, 'answered');
    observe({ route, method, status, seconds, isCached });
  };

type Report = ReturnType<typeof report>;
/** The headers that an answer has whatever it says, names and values in turn. */
type HeadFor = (request: IncomingMessage) => readonly string[];

/** Sends what is in memory: without a span, which would cost more than the response. */
const cachedSender =
  (parts: ListenerParts, headFor: HeadFor, nextId: (request: IncomingMessage) => string, answered: Report) =>
  (request: IncomingMessage, response: ServerResponse, { route, response: buffered }: CachedResponse): void => {
    const started = performance.now();
    const requestId = nextId(request);
    const done = (): void => {
      const seconds = (performance.now() - started) / 1_000;
      answered(request, { requestId, route, status: response.statusCode, seconds, isCached: true });
    };
    const sending = sendResponse(request, response, buffered, [...headFor(request), 'X-Request-Id', requestId]);
    if (!sending) return done();
    sending.then(done).catch((error: unknown) => {
      const failed = errorResponse(request, error, parts.log, { requestId });
      if (response.headersSent) response.destroy();
      else void sendResponse(request, response, failed, []);
    });
  };

const setHeaders = (response: ServerResponse, headers: readonly string[]): void => {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
};

/** Handles a request with the headers of every response, as one span, and reports it when it has been answered. */
const observed =
  (parts: ListenerParts, headFor: HeadFor, contextOf: Edge['contextOf'], answered: Report) =>
  (request: IncomingMessage, response: ServerResponse, handle: () => void): void => {
    const context = contextOf(request);
    setHeaders(response, [...headFor(request), 'X-Request-Id', context.requestId, 'Cache-Control', 'no-store']);
    const { method = 'GET', headers } = request;
    const traceparent = parts.trustsProxy ? headers['traceparent'] : undefined;
    observeRequest(
      {
        method,
        traceparent: typeof traceparent === 'string' ? traceparent : undefined,
        routeOf: () => context.route,
      },
      response,
      handle,
      (became) => answered(request, { ...context, ...became, isCached: false }),
    );
  };

const sendRefusal = (
  request: IncomingMessage,
  response: ServerResponse,
  { code, message, headers }: Refusal,
  { errorPage }: ListenerParts,
): void => {
  dropRestOf(request, response);
  setHeaders(response, headers);
  const buffered = isPageVisit(request)
    ? errorPage(HTTP_STATUS[code], message)
    : refusalResponse(request, { code, message });
  void sendResponse(request, response, buffered, []);
};

/**
 * What stands in front of express: responses from memory go out at once, by address alone; everything else is checked,
 * gets its headers, and is handed on when its turn comes, or refused where it would come too late. Each response leaves one line in the log.
 */
export const gatewayListener = (parts: ListenerParts): RequestListener => {
  const { site } = parts;
  const nextId = requestIds(parts.trustsProxy);
  const contextOf = requestContexts(nextId);
  const app = parts.app(makeEdge({ ...parts, publicUrl: site.publicUrl, contextOf }));
  const inMemory = findCached(parts);
  const openHead = headOfOpenReads(parts.head, parts.sessions);
  const limits = rateHeaders(parts);
  const headFor: HeadFor = (request) => [...openHead(request), ...limits(request)];
  const sendCached = cachedSender(parts, headFor, nextId, report(parts));
  const laneFor = laneOf(parts);
  const limited = rateRefusal(parts);
  const observe = observed(parts, headFor, contextOf, report(parts));
  const { isFull, enter, tookConnection } = admission();

  return (request, response) => {
    if (isFirstOfConnection(request)) tookConnection();
    normalizeTarget(request);
    dropForeignCookies(request, site);
    if (isReading(request) && hasBody(request)) response.setHeader('Connection', 'close');
    const cached = inMemory(request);
    const price = cached || isProbe(request) ? PRICE.fromMemory : PRICE.made;
    const early = (isProbe(request) ? null : hostRefusalOf(request, site)) ?? limited(request, price);
    if (cached && !early) return sendCached(request, response, cached);
    const refusal = early ?? refusalOf(request, site);
    const lane = laneFor(request);
    if (!refusal && !isProbe(request) && isFull(lane)) {
      dropRestOf(request, response);
      return sendCached(request, response, busyResponse(request, parts.errorPage));
    }
    observe(request, response, () => {
      if (refusal) sendRefusal(request, response, refusal, parts);
      else if (isProbe(request)) app(request, response);
      else
        enter(lane, {
          begin: () => app(request, response),
          refuse: () => {
            contextOf(request).route = OVERLOAD;
            sendRefusal(request, response, BUSY, parts);
          },
          isOver: () => response.destroyed,
        });
    });
  };
};
