import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { TOPICS } from '@wellspring/events/topics';
import type { Bus } from '@wellspring/platform/bus/port';
import type { Lifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import type { Logger } from '@wellspring/platform/log/log';
import { VISITOR, type Actor } from '@wellspring/platform/subgraph/actor';
import type { GatewaySettings } from './config.ts';
import type { RequestHandler } from 'express';
import { openGraph, type Graph, type Service } from './graph/graph.ts';
import { openGraphqlEndpoint } from './graph/graphql-endpoint.ts';
import type { Observe } from './listener.ts';
import { createGateway } from './server.ts';
import { readWebBuild } from './web-build.ts';

const supergraphSdl = readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8');

/** Ready answers kept for visitors. */
const CACHE_BYTES = 64 * 1024 * 1024;

export type GatewayWiring = {
  readonly settings: GatewaySettings;
  readonly subgraphs: Readonly<Record<string, Service>>;
  readonly signActor: (actor: Actor, audience: string) => string;
  readonly bus: Bus;
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  readonly health: RequestHandler;
  readonly observe: Observe;
};

/** Until members can sign in, everybody is a visitor. */
const actorOf = async (): Promise<Actor> => VISITOR;

/** Opens the graph, the pages and the edge over them; events of any process let kept answers go. */
export const wireGateway = async (wiring: GatewayWiring): Promise<{ listener: RequestListener; graph: Graph }> => {
  const { settings, subgraphs, signActor, bus, log, lifecycle, health, observe } = wiring;
  const { assetsFolder, template, renderPage, operations } = await readWebBuild();
  const graph = await lifecycle.open(
    'graph',
    () => openGraph({ supergraphSdl, subgraphs, signActor, log }),
    (open) => open.stop(),
  );
  const isOpen = settings.GRAPHQL_OPERATIONS === 'any';
  const endpoint = await lifecycle.open(
    'graphql endpoint',
    () =>
      openGraphqlEndpoint({
        graph,
        actorOf,
        operations: settings.GRAPHQL_OPERATIONS,
        known: operations,
        introspection: isOpen,
        log,
      }),
    (open) => open.stop(),
  );
  const gateway = createGateway({
    graph,
    graphql: endpoint.handler,
    health,
    renderPage,
    template,
    assetsFolder,
    config: {
      googleMapsApiKey: settings.GOOGLE_MAPS_API_KEY ?? null,
      mapStyleUrl: settings.MAP_STYLE_URL ?? null,
      publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      cacheBytes: CACHE_BYTES,
    },
    actorOf,
    log,
    observe,
  });
  await lifecycle.open(
    'cache hints',
    async () => {
      await bus.ensureTopics(Object.values(TOPICS));
      return Promise.all(Object.values(TOPICS).map((topic) => bus.listen([topic], () => gateway.drop(topic))));
    },
    (hints) => Promise.all(hints.map((hint) => hint.stop())),
  );
  return { listener: gateway.listener, graph };
};
