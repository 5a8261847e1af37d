import { readFileSync } from 'node:fs';
import { openBasemap } from '@wellspring/basemap/open-basemap';
import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { TOPICS } from '@wellspring/events/topics';
import { loggedRetries, retryWhileUnavailable } from '@wellspring/platform/retry';
import type { Bus, Subscription } from '@wellspring/platform/bus/port';
import type { Lifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { sweepUploads } from '@wellspring/platform/images/uploads';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import type { Objects } from '@wellspring/platform/objects/port';
import type { Logger } from '@wellspring/platform/log/log';
import type { Serving } from '@wellspring/platform/process/run-process';
import type { GatewaySettings } from './config.ts';
import type { RequestHandler } from 'express';
import { openGraph, type Graph, type Service } from './graph/graph.ts';
import type { SignActor } from './graph/remote-service.ts';
import { graphqlEndpoint } from './graph-http/endpoint.ts';
import { changesOf } from './cache/changes.ts';
import { streetsNow } from './html/street-tiles.ts';
import type { MailPreviews } from './html/mail-previews.ts';
import { whenCaughtUp } from './cache/projections.ts';
import { watchConnection } from './cache/watch-connection.ts';
import type { Observe } from './edge/early-answers.ts';
import { clientAddress } from './security/client-address.ts';
import { rateLimiter } from './security/rate-limit.ts';
import { siteAt } from './security/site.ts';
import { sessions } from './security/session.ts';
import { sessionOfGraph } from './security/session-of-graph.ts';
import { imageUploads } from './rest/image-uploads.ts';
import { watchStyleOrigins } from './security/style-origins.ts';
import { apiRoutes } from './rest/api-routes.ts';
import { createGateway } from './server.ts';
import { openStreets } from './streets.ts';
import { openStreams } from './stream/streams.ts';
import { readWebBuild } from './web-build.ts';

const supergraphSdl = readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8');

/** A browser opens six; a household or an office has several. Behind a proxy all come from one address. */
const CONNECTIONS_PER_ADDRESS = 256;

/** How often files of calls that ended in the middle are removed. */
const SWEEP_MS = 60 * 60 * 1_000;

/**
 * Responses cached for visitors, a minute at most. What has aged stays until its room is needed, so that all of it is taken after a while:
 * some 2,000 responses are enough for what many ask for.
 */
const CACHE_BYTES = 16 * 1024 * 1024;

export type GatewayWiring = {
  readonly settings: GatewaySettings;
  readonly subgraphs: Readonly<Record<string, Service>>;
  readonly signActor: SignActor;
  readonly objects: Objects;
  readonly bus: Bus;
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  readonly health: RequestHandler;
  readonly observe: Observe;
  /** where archives of streets are; it need not be there */
  readonly mapsFolder: string;
  /** for development; absent: there is no page of them */
  readonly mailPreviews?: MailPreviews | undefined;
};

export type GatewayWired = {
  /** what listens for it needs to know */
  readonly serving: Pick<Serving, 'listener' | 'answerMalformed' | 'connectionsPerAddress'>;
  readonly graph: Graph;
  /** settles when the gateway hears of every event */
  readonly started: Promise<unknown>;
};

/** Opens the graph, the pages and the edge over them; events of any process drop the responses that they change. */
export const wireGateway = async (wiring: GatewayWiring): Promise<GatewayWired> => {
  const { settings, subgraphs, signActor, objects, bus, log, lifecycle, health, observe, mapsFolder, mailPreviews } =
    wiring;
  const { assetsFolder, template, renderPage, renderRefused, operations } = await readWebBuild();
  const graph = await lifecycle.open(
    'graph',
    () => openGraph({ supergraphSdl, subgraphs, signActor, log }),
    (open) => open.stop(),
  );
  const addressOf = clientAddress(settings.TRUST_PROXY);
  const site = siteAt(settings.PUBLIC_URL ?? null, `http://localhost:${settings.PORT}`);
  const callers = sessions(sessionOfGraph(graph), addressOf, site.publicUrl, {
    limitsAddresses: settings.RATE_LIMIT !== 'off',
  });
  const streams = openStreams({
    sessionOf: sessionOfGraph(graph, { renews: false }),
    closing: lifecycle.signal,
  });
  const isOpen = settings.GRAPHQL_OPERATIONS === 'any';
  const endpoint = await graphqlEndpoint({
    graph,
    actorOf: callers.actorOf,
    operations: settings.GRAPHQL_OPERATIONS,
    persisted: operations,
    introspection: isOpen,
    log,
  });
  const streets = await openStreets({
    folder: mapsFolder,
    objects,
    address: settings.MAP_TILES ?? null,
    lifecycle,
    log,
  });
  const clientConfig: ClientConfig = {
    googleMapsApiKey: settings.GOOGLE_MAPS_API_KEY ?? null,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    get streets() {
      return streetsNow(streets.tiles);
    },
    privacyUrl: settings.PRIVACY_URL ?? null,
    imprintUrl: settings.IMPRINT_URL ?? null,
  };
  const basemap = await lifecycle.open(
    'basemap',
    () => openBasemap(),
    (open) => open.close(),
  );
  const { listener, answerMalformed, invalidation } = createGateway({
    graph,
    graphql: endpoint,
    health,
    renderPage,
    renderRefused,
    template,
    assetsFolder,
    basemap,
    streets: streets.tiles,
    styleOrigins: watchStyleOrigins(clientConfig.mapStyleUrl, { lifecycle, log }),
    securityContact: settings.SECURITY_CONTACT ?? null,
    config: clientConfig,
    cacheBytes: CACHE_BYTES,
    site,
    routes: apiRoutes(clientConfig, streams),
    uploads: imageUploads(objects, log),
    objects,
    mailPreviews,
    checksAnswers: settings.CHECK_API_ANSWERS,
    sessions: callers,
    addressOf,
    limiter: settings.RATE_LIMIT === 'off' ? null : rateLimiter(settings.RATE_LIMIT, () => performance.now()),
    trustsProxy: settings.TRUST_PROXY > 0,
    whenCaughtUp: (signal) => whenCaughtUp(bus, signal),
    log,
    observe,
  });
  // Pages and /api/config, which are cached, say where there are streets.
  streets.follow(() => invalidation.settingsChanged());
  repeat('the sweep of uploads', SWEEP_MS, () => sweepUploads(objects, new Date()), { lifecycle, log });
  const topics = Object.values(TOPICS);
  const joinBroadcast = async (): Promise<Subscription> => {
    await bus.ensureTopics(topics);
    return bus.broadcast(topics, (message) => {
      invalidation.changed(changesOf(message));
      streams.receive(message);
    });
  };
  const setConnected = (isConnected: boolean): void => {
    invalidation.setConnected(isConnected);
    streams.setConnected(isConnected);
  };
  // Not awaited: while the broker is away the site is served, and a cached response lives a quarter of a second.
  setConnected(false);
  const started = lifecycle.open(
    'cache hints',
    async () => {
      const retries = { ...loggedRetries('cache hints', log), signal: lifecycle.signal };
      const hints = await retryWhileUnavailable(joinBroadcast, retries);
      return { hints, watch: watchConnection(bus, setConnected) };
    },
    async ({ hints, watch }) => {
      watch.stop();
      await hints.stop();
      invalidation.stop();
    },
  );
  started.catch(() => undefined); // reported to those who wait for it
  const connectionsPerAddress = settings.TRUST_PROXY === 0 ? CONNECTIONS_PER_ADDRESS : undefined;
  return { serving: { listener, answerMalformed, connectionsPerAddress }, graph, started };
};
