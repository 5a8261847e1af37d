import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';
import { continueTrace, describeSpan, inSpan, keepTrace } from './tracing.ts';

/** What became of a request; `seconds` from its arrival to its last byte. */
export type AnsweredRequest = { readonly status: number; readonly seconds: number };

let inFlight = 0;

/** Requests of this process that are being answered, streams among them; what comes from memory never is. */
export const requestsInFlight = (): number => inFlight;

/**
 * Handles one request as one span, from here to its last byte, of the trace that came with it; what services, events and
 * consumers do for it belongs to that trace. `routeOf`: the route's template, which may be known only when it is handled.
 */
export const observeRequest = (
  { method, traceparent, routeOf }: { method: string; traceparent: string | undefined; routeOf: () => string },
  response: ServerResponse,
  handle: () => void,
  answered: (request: AnsweredRequest) => void,
): void => {
  const started = performance.now();
  void continueTrace(traceparent, () =>
    inSpan({ name: method, kind: 'request' }, async () => {
      keepTrace(response.req);
      keepTrace(response);
      const closed = new Promise((resolve) => response.once('close', resolve));
      inFlight += 1;
      try {
        handle();
        await closed;
      } finally {
        inFlight -= 1;
      }
      const route = routeOf();
      const status = response.statusCode;
      answered({ status, seconds: (performance.now() - started) / 1_000 });
      describeSpan(
        { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        `${method} ${route}`,
      );
    }),
  );
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The template under which express took a request; "none" when no route did. */
const templateOf = ({ route, baseUrl }: Request): string => {
  const found: unknown = route;
  const template = typeof found === 'object' && found !== null && 'path' in found ? String(found.path) : undefined;
  return template === undefined ? 'none' : baseUrl + template;
};

/** Express middleware, before all routes: each request is a span, and is measured by its route template. */
export const observeRequests =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const method = METHODS.has(request.method) ? request.method : 'OTHER';
    const routeOf = (): string => templateOf(request);
    const traceparent = request.get('traceparent');
    observeRequest({ method, traceparent, routeOf }, response, next, ({ status, seconds }) =>
      metrics.observeRequest({ method, route: routeOf(), status }, seconds),
    );
  };
