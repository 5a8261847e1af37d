import type { IncomingMessage, ServerResponse } from 'node:http';
import { observeRequest } from '@wellspring/platform/telemetry/observe-requests';
import type { RequestHandler } from 'express';
import type { Edge, RequestContext } from './edge.ts';
import { errorResponse, type Log } from '../http/error-response.ts';
import type { BufferedResponse } from '../http/buffered-response.ts';
import type { CachedResponse, ResponseCache } from '../cache/response-cache.ts';
import { cacheKeyOf } from '../http/language.ts';
import { sendResponse } from '../http/send-response.ts';
import { PRICE, type RateLimiter, rateRefusal } from '../security/rate-limit.ts';
import { hostRefusalOf, type Refusal, refusalOf } from '../security/refusal.ts';
import type { Sessions } from '../security/session.ts';
import type { Site } from '../security/site.ts';
import { drainBody } from '../security/drain-body.ts';
import type { Admission, Lane } from './admission.ts';
import { OVERLOAD, type RefusalAnswers } from './refusal-answers.ts';
import { isProbe, isReading, pathOf } from '../http/request-head.ts';

/** Gets the figures of every response. */
export type Observe = (response: {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  /** it came from memory */
  readonly isCached: boolean;
}) => void;

/** The headers of every answer, names and values in turn. */
export type HeadFor = (request: IncomingMessage) => readonly string[];

type Answered = RequestContext & { readonly status: number; readonly seconds: number; readonly isCached: boolean };

/** Writes one line in the log for an answered request, and passes its figures on. */
export type Report = (request: IncomingMessage, answered: Answered) => void;

export const responseReports =
  ({ log, observe }: { readonly log: Log; readonly observe: Observe }): Report =>
  ({ method = '' }, { requestId, route, status, seconds, isCached }) => {
    log.info({ requestId, method, route, status, ms: Math.round(seconds * 1e5) / 100 }, 'answered');
    observe({ route, method, status, seconds, isCached });
  };

/** Sets headers, names and values in turn. */
const setHeaders = (response: ServerResponse, headers: readonly string[]): void => {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
};

/** Sets the headers of every response, and handles the request as one span, which is reported when it has been answered. */
export const observeResponses =
  (parts: {
    readonly contextOf: Edge['contextOf'];
    readonly headFor: HeadFor;
    readonly report: Report;
    /** Whether a proxy of ours stands in front: only then what a request says about itself is believed. */
    readonly trustsProxy: boolean;
  }): RequestHandler =>
  (request, response, next) => {
    const context = parts.contextOf(request);
    setHeaders(response, [...parts.headFor(request), 'X-Request-Id', context.requestId, 'Cache-Control', 'no-store']);
    const traceparent = parts.trustsProxy ? request.get('traceparent') : undefined;
    observeRequest({ method: request.method, traceparent, routeOf: () => context.route }, response, next, (became) =>
      parts.report(request, { ...context, ...became, isCached: false }),
    );
  };

type EarlyAnswerParts = {
  readonly cache: Pick<ResponseCache, 'find'>;
  /** files of the web client and tiles of the bundled map, by path */
  readonly fileAt: (path: string) => BufferedResponse | undefined;
  readonly sessions: Pick<Sessions, 'isVisitor'>;
  readonly site: Site;
  /** null: no limit */
  readonly limiter: RateLimiter | null;
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  readonly admission: Pick<Admission, 'isFull'>;
  readonly laneFor: (request: IncomingMessage) => Lane;
  readonly refusals: RefusalAnswers;
  readonly contextOf: Edge['contextOf'];
  readonly headFor: HeadFor;
  readonly report: Report;
  readonly log: Log;
};

const findInMemory =
  ({ sessions, cache, fileAt }: EarlyAnswerParts) =>
  (request: IncomingMessage): CachedResponse | undefined => {
    if (!isReading(request)) return undefined;
    const address = request.url ?? '/';
    const cached = sessions.isVisitor(request) ? cache.find(cacheKeyOf(request)) : undefined;
    if (cached) return cached;
    const file = fileAt(pathOf(address));
    return file && { response: file, route: 'file' };
  };

/** `headers`: beside those that every response has, names and values in turn. */
type EarlyAnswer = CachedResponse & { readonly headers: readonly string[]; readonly isCached: boolean };

/** The answer that needs only the head of a request: from memory, or a refusal; undefined: more must be read. */
const findAnswer = (parts: EarlyAnswerParts) => {
  const { site, admission, laneFor, refusals } = parts;
  const inMemory = findInMemory(parts);
  const limited = rateRefusal(parts);
  const refusalFor = (request: IncomingMessage, isCached: boolean): Refusal | null =>
    (isProbe(request) ? null : hostRefusalOf(request, site)) ??
    limited(request, isCached || isProbe(request) ? PRICE.fromMemory : PRICE.made) ??
    (isCached ? null : refusalOf(request, site));
  return (request: IncomingMessage): EarlyAnswer | undefined => {
    const cached = inMemory(request);
    const refusal = refusalFor(request, cached !== undefined);
    if (refusal) {
      const response = refusals.answer(request, refusal);
      return { route: 'other', response, headers: refusal.headers, isCached: false };
    }
    if (cached) return { ...cached, headers: [], isCached: true };
    if (isProbe(request) || !admission.isFull(laneFor(request))) return undefined;
    return { route: OVERLOAD, response: refusals.busy(request), headers: [], isCached: false };
  };
};

/** Sends what is in memory, and refusals: without a span, which would cost more than the response. */
export const earlyAnswers = (parts: EarlyAnswerParts): RequestHandler => {
  const { contextOf, headFor, report, log } = parts;
  const find = findAnswer(parts);
  return (request, response, next) => {
    const started = performance.now();
    const answer = find(request);
    if (!answer) return next();
    const { requestId } = contextOf(request);
    const { route, headers, isCached } = answer;
    const done = (): void => {
      const seconds = (performance.now() - started) / 1_000;
      report(request, { requestId, route, status: response.statusCode, seconds, isCached });
    };
    if (!isCached) drainBody(request, response);
    const head = [...headFor(request), 'X-Request-Id', requestId, ...headers];
    const sending = sendResponse(request, response, answer.response, head);
    if (!sending) return done();
    sending.then(done).catch((error: unknown) => {
      const failed = errorResponse(request, error, log, { requestId });
      if (response.headersSent) response.destroy();
      else void sendResponse(request, response, failed, []);
    });
  };
};
