import type { IncomingMessage, RequestListener } from 'node:http';
import type { Basemap } from '@wellspring/basemap/open-basemap';
import type { AnswerMalformed } from '@wellspring/platform/lifecycle/connections';
import type { Objects } from '@wellspring/platform/objects/port';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import type { StreetTiles } from '@wellspring/street-map/street-tiles';
import type { RenderPage, RenderRefused } from '@wellspring/page-contract/render-page';
import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { NO_SUCH_FILE } from '@wellspring/rest-contract/request-messages';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { invalidation, type Invalidation } from './cache/invalidation.ts';
import { responseCache } from './cache/response-cache.ts';
import { assets } from './html/assets.ts';
import { basemapTiles } from './html/basemap-tiles.ts';
import type { DrawnPictures } from './html/drawn-pictures.ts';
import { illustrations } from './html/illustrations.ts';
import { mapPictures } from './html/map-pictures.ts';
import { streetTiles } from './html/street-tiles.ts';
import { media } from './html/media.ts';
import { errorPage } from './html/error-page.ts';
import { mailPreviewPages, type MailPreviews } from './html/mail-previews.ts';
import { pages } from './html/pages.ts';
import { sitemap } from './html/sitemap.ts';
import { frontHandlers } from './edge/front-handlers.ts';
import { makeEdge, requestContexts } from './edge/make-edge.ts';
import type { Observe } from './edge/early-answers.ts';
import { contractRouter } from './rest/contract.router.ts';
import type { Edge } from './edge/edge.ts';
import { errorResponse, refusalResponse, type Log } from './http/error-response.ts';
import type { GraphPort } from './graph/graph-port.ts';
import { refuseOthers, restRouter, unknownCall } from './rest/rest-router.ts';
import type { Route } from './rest/route.ts';
import type { UploadPort } from './edge/uploads.ts';
import { preflight } from './security/open-reads.ts';
import { requestIds } from './security/request-id.ts';
import { securityHeaders } from './security/security-headers.ts';
import { securityText } from './html/security-text.ts';
import { pageNonce } from './security/content-policy.ts';
import { answerClientError } from './security/client-error.ts';
import type { RateLimiter } from './security/rate-limit.ts';
import type { Sessions } from './security/session.ts';
import type { Site } from './security/site.ts';

export type GatewayParts = {
  readonly graph: GraphPort;
  /** answers /graphql, after security checks */
  readonly graphql: RequestHandler;
  /** probes and figures, such as /healthz; they come before everything else */
  readonly health: RequestHandler;
  readonly renderPage: RenderPage;
  readonly renderRefused: RenderRefused;
  /** the built index.html */
  readonly template: string;
  /** the built web client; null: none is served */
  readonly assetsFolder: string | null;
  /** from where pages load the map that settings name */
  readonly styleOrigins: () => readonly string[];
  /** the bundled map */
  readonly basemap: Pick<Basemap, 'tile'>;
  /** streets that an operator has fetched */
  readonly streets: StreetTiles;
  /** where weaknesses are reported, as a URI; null: on the contact page */
  readonly securityContact?: string | null;
  /** read for each page and answer: it follows what is there */
  readonly config: ClientConfig;
  /** for cached responses */
  readonly cacheBytes: number;
  readonly site: Site;
  /** the whole table of /api */
  readonly routes: readonly Route[];
  /** where files of forms go */
  readonly uploads: UploadPort;
  /** pictures that are served */
  readonly objects: Pick<Objects, 'get'>;
  /** mails to look at, for development; absent: there is no page of them */
  readonly mailPreviews?: MailPreviews | undefined;
  /** each answer of /api is held to its contract; for development and tests */
  readonly checksAnswers: boolean;
  readonly sessions: Sessions;
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** null: no limit */
  readonly limiter: RateLimiter | null;
  /** whether a proxy of ours stands in front */
  readonly trustsProxy: boolean;
  /** Resolves when every projection has the events of until now. */
  readonly whenCaughtUp: (signal: AbortSignal) => Promise<void>;
  readonly log: Log;
  readonly observe: Observe;
};

export type Gateway = {
  readonly listener: RequestListener;
  /** answers what never becomes a request */
  readonly answerMalformed: AnswerMalformed;
  /** receives events, so that responses follow them */
  readonly invalidation: Invalidation;
};

/** What is behind the handlers that hold for all requests: calls, the graph, files and pages, and what none of them knows. */
const handlersOfRoutes = (parts: GatewayParts, drawings: readonly DrawnPictures[], edge: Edge): Router => {
  const { routes } = parts;
  const router = Router({ caseSensitive: true });
  router.use(parts.health);
  router.use('/graphql', parts.graphql);
  router.use('/api', preflight);
  router.use(contractRouter(routes, edge), restRouter(routes, edge));
  router.use('/api', unknownCall(edge));
  router.use(media(parts.objects, edge), streetTiles(parts.streets, edge));
  router.use(...drawings.map((kind) => kind.router(edge)));
  router.use(sitemap(edge), securityText(parts.securityContact ?? null, edge));
  if (parts.mailPreviews) router.use(mailPreviewPages(parts.mailPreviews, edge));
  router.use(['/assets', '/basemap', '/illustrations', '/map-picture', '/streets'], (request, response) =>
    edge.send(request, response, refusalResponse(request, { code: 'NOT_FOUND', words: NO_SUCH_FILE })),
  );
  const nonce = pageNonce(parts.config.googleMapsApiKey, parts.styleOrigins);
  router.get('/{*path}', pages({ ...parts, nonce }, edge));
  router.use(refuseOthers(['GET'], edge));
  return router;
};

const answerErrors =
  (edge: Edge): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const { requestId, route } = edge.contextOf(request);
    const buffered = errorResponse(request, error, edge.log, { requestId, route });
    return response.headersSent ? void response.destroy() : edge.send(request, response, buffered);
  };

/** The edge of the product: REST, GraphQL, pages and files in one express application, with a byte cache in front. */
export const createGateway = (parts: GatewayParts): Gateway => {
  const { assetsFolder, whenCaughtUp } = parts;
  const head = securityHeaders(parts.site.publicUrl, parts.styleOrigins);
  const files = assetsFolder === null ? new Map<string, never>() : assets(assetsFolder);
  const tileAt = basemapTiles(parts.basemap);
  const drawings = [illustrations(), mapPictures(parts.basemap, parts.streets)];
  const cachedDrawing = (path: string) => drawings.map(({ cached }) => cached(path)).find((one) => one !== undefined);
  const cache = responseCache(parts.cacheBytes, () => performance.now());
  const contextOf = requestContexts(requestIds(parts.trustsProxy));
  const edge = makeEdge({ ...parts, cache, contextOf, publicUrl: parts.site.publicUrl });
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('query parser', false);
  app.use(
    ...frontHandlers({
      ...parts,
      cache,
      edge,
      errorPage: errorPage(parts.template, parts.renderRefused),
      head,
      fileAt: (path) => files.get(path) ?? tileAt(path) ?? cachedDrawing(path),
    }),
    handlersOfRoutes(parts, drawings, edge),
    answerErrors(edge),
  );
  return {
    listener: app,
    answerMalformed: answerClientError(head),
    invalidation: invalidation({ cache, services: SERVICE_NAMES, whenCaughtUp }),
  };
};
