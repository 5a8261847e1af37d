import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';
import { continueTrace, describeSpan, inSpan } from './tracing.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Express middleware, before all routes: each request is one span of the trace that came with it, and is measured by its
 * route template. Requests that no route took are one route, "none".
 */
export const observeRequests =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    const method = METHODS.has(request.method) ? request.method : 'OTHER';
    const answered = (): void => {
      const found: unknown = request.route;
      const template = typeof found === 'object' && found !== null && 'path' in found ? String(found.path) : undefined;
      const route = template === undefined ? 'none' : request.baseUrl + template;
      const status = response.statusCode;
      metrics.observeRequest({ method, route, status }, (performance.now() - began) / 1_000);
      describeSpan(
        { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        `${method} ${route}`,
      );
    };
    void continueTrace(request.get('traceparent'), () =>
      inSpan(method, {}, async () => {
        const closed = new Promise((resolve) => response.once('close', resolve));
        next();
        await closed;
        answered();
      }),
    );
  };
