import type { RequestListener } from 'node:http';
import type { Topic } from '@wellspring/events/topics';
import type { ClientConfig, RenderPage } from '@wellspring/rest-contract/first-html';
import { NO_SUCH_FILE } from '@wellspring/rest-contract/request-messages';
import compression from 'compression';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { answerCache, type AnswerCache } from './cache/answer-cache.ts';
import { assets } from './html/assets.ts';
import { pages } from './html/pages.ts';
import { sitemap } from './html/sitemap.ts';
import { gatewayListener, type Observe } from './listener.ts';
import { contractRouter } from './rest/contract.router.ts';
import type { Edge } from './rest/edge.ts';
import { errorAnswer, messageAnswer } from './rest/error-answer.ts';
import { locationRoutes } from './rest/locations.routes.ts';
import { mapRoutes } from './rest/map.routes.ts';
import type { ActorOf, GraphPort, Log } from './rest/ports.ts';
import { onlyReading, restRouter, unknownCall } from './rest/rest-router.ts';
import type { Route } from './rest/route.ts';
import { sessionRoutes } from './rest/session.routes.ts';
import { siteRoutes } from './rest/site.routes.ts';
import { securityHeaders } from './security/security-headers.ts';

export type GatewayParts = {
  readonly graph: GraphPort;
  /** answers /graphql, after security checks and compression */
  readonly graphql: RequestHandler;
  /** probes and figures, such as /healthz; they come before everything else */
  readonly health: RequestHandler;
  readonly renderPage: RenderPage;
  /** the built index.html */
  readonly template: string;
  /** the built web client; null: none is served */
  readonly assetsFolder: string | null;
  readonly config: ClientConfig & { readonly publicUrl: string; readonly cacheBytes: number };
  readonly actorOf: ActorOf;
  readonly log: Log;
  readonly observe: Observe;
};

export type Gateway = {
  readonly listener: RequestListener;
  /** An event of this topic has happened: kept answers that it may have changed go. */
  readonly drop: (topic: Topic) => void;
};

/** The whole table of /api. */
export const apiRoutes = (config: ClientConfig): readonly Route[] => [
  ...locationRoutes,
  ...mapRoutes,
  ...siteRoutes(config),
  ...sessionRoutes,
];

const expressApp = (parts: GatewayParts, edge: Edge): express.Express => {
  const routes = apiRoutes(parts.config);
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('query parser', false);

  app.use(parts.health);
  app.use('/graphql', compression(), parts.graphql);
  app.use(contractRouter(routes, edge), restRouter(routes, edge));
  app.use('/api', unknownCall(edge));
  app.use(sitemap(edge));
  app.use('/assets', (request, response) => edge.send(request, response, messageAnswer(404, NO_SUCH_FILE)));
  app.get('/{*path}', pages(parts, edge));
  app.use(onlyReading(edge));

  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    const { requestId, route } = edge.noteOf(request);
    const answer = errorAnswer(error, edge.log, { requestId, route });
    return response.headersSent ? void response.destroy() : edge.send(request, response, answer);
  };
  app.use(onError);
  return app;
};

/** The edge of the product: REST, GraphQL, pages and files behind one listener, with a byte cache in front. */
export const createGateway = (parts: GatewayParts): Gateway => {
  const { config, assetsFolder } = parts;
  const cache: AnswerCache = answerCache(config.cacheBytes, () => performance.now());
  const listener = gatewayListener({
    ...parts,
    cache,
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
    head: securityHeaders(config),
    files: assetsFolder === null ? new Map() : assets(assetsFolder),
    app: (edge) => expressApp(parts, edge),
  });
  return { listener, drop: (topic) => cache.drop(topic) };
};
