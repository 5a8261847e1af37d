import type { IncomingMessage, ServerResponse } from 'node:http';
import { observeRequest } from '@wellspring/platform/telemetry/observe-requests';
import type { RequestHandler } from 'express';
import type { Edge, RequestContext } from './edge.ts';
import type { Log } from '../http/error-response.ts';

/** Gets the figures of every response. */
export type Observe = (response: {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  /** it came from memory */
  readonly isCached: boolean;
}) => void;

/** The headers that an answer has whatever it says, names and values in turn. */
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
