import { NO_STREETS } from '@wellspring/street-map/street-tiles';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changesOf } from '@wellspring/gateway/cache/changes';
import { whenCaughtUp } from '@wellspring/gateway/cache/projections';
import { openGraph } from '@wellspring/gateway/graph/graph';
import { graphqlEndpoint } from '@wellspring/gateway/graph-http/endpoint';
import { imageUploads } from '@wellspring/gateway/rest/image-uploads';
import { clientAddress } from '@wellspring/gateway/security/client-address';
import { sessions } from '@wellspring/gateway/security/session';
import { sessionOfGraph } from '@wellspring/gateway/security/session-of-graph';
import { siteAt } from '@wellspring/gateway/security/site';
import { apiRoutes } from '@wellspring/gateway/rest/api-routes';
import { createGateway } from '@wellspring/gateway/server';
import { openStreams } from '@wellspring/gateway/stream/streams';
import { TOPICS } from '@wellspring/events/topics';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { openProduct } from '@wellspring/standalone/product';

const log = makeLogger({ service: 'test', level: 'silent' });
const admin: Actor = { kind: 'member', id: 'admin', isAdmin: true, isOwner: false };

const NOBODY_LISTENS = 'http://127.0.0.1:1/graphql';

/** The graph and the edge over the services, without the web client: a page is the Location's name. */
const openEdge = async (
  product: Awaited<ReturnType<typeof openProduct>>,
  closing: AbortSignal,
  away: readonly string[],
) => {
  const graph = await openGraph({
    supergraphSdl: readFileSync(new URL('../../gateway/supergraph.graphql', import.meta.url), 'utf8'),
    subgraphs: Object.fromEntries(
      product.services.map(({ subgraph }) => [
        subgraph.name,
        away.includes(subgraph.name) ? { url: NOBODY_LISTENS } : { local: subgraph },
      ]),
    ),
    signActor: () => '',
    log,
  });
  const sessionOf = sessionOfGraph(graph);
  const callers = sessions(sessionOf, clientAddress(0), 'http://localhost');
  const routes = apiRoutes(
    { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null },
    openStreams({ sessionOf, closing }),
  );
  const endpoint = await graphqlEndpoint({
    graph,
    actorOf: callers.actorOf,
    operations: 'any',
    persisted: new Map(),
    introspection: true,
    log,
  });
  const gateway = createGateway({
    graph,
    graphql: endpoint,
    health: (request, response, next) => (request.path === '/healthz' ? void response.end() : next()),
    renderPage: async ({ path, execute }) => {
      const query = 'query Page($id: ID!) { location(id: $id) { name } }';
      const id = path.replace('/location/', '');
      const { data } = await execute({ query, operationName: 'Page', variables: { id } });
      return { status: 200, head: '', body: JSON.stringify(data), state: null };
    },
    renderRefused: ({ message }) => ({ head: '', body: message }),
    template: '<html lang="en"><!--head--><!--body--><!--state-->',
    assetsFolder: null,
    basemap: { tile: () => null },
    streets: NO_STREETS,
    cacheBytes: 1e7,
    styleOrigins: () => [],
    routes,
    uploads: imageUploads(product.objects, log),
    objects: product.objects,
    checksAnswers: true,
    site: siteAt(null, 'http://localhost'),
    addressOf: clientAddress(0),
    limiter: null,
    trustsProxy: false,
    config: {
      googleMapsApiKey: null,
      mapStyleUrl: null,
      streets: null,
      privacyUrl: null,
      imprintUrl: null,
    },
    sessions: callers,
    whenCaughtUp: (signal) => whenCaughtUp(product.bus, signal),
    log,
    observe: () => undefined,
  });
  const stop = async (): Promise<void> => {
    await graph.stop();
  };
  return { graph, routes, stop, ...gateway };
};

/** The whole product in this process, on a port, with its data in a folder; it ends after the last test of the file. `away`: services that do not answer. `environment`: more settings. */
export const serveProduct = async (
  folder: string,
  { away = [], environment = {} }: { readonly away?: readonly string[]; readonly environment?: object } = {},
) => {
  const lifecycle = makeLifecycle(log);
  const settings = StandaloneSettings.parse({ ...environment, DATA_DIR: folder });
  const product = await openProduct({ settings, log, lifecycle });
  for (const service of product.services) await service.start();
  const { graph, routes, stop, listener, invalidation } = await openEdge(product, lifecycle.signal, away);
  const hints = await product.bus.broadcast(Object.values(TOPICS), (message) =>
    invalidation.changed(changesOf(message)),
  );
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    await hints.stop();
    invalidation.stop();
    await new Promise((closed) => void server.close(closed));
    await stop();
    await lifecycle.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    product,
    graph,
    routes,
    origin,
    /** What a visitor gets. */
    get: async (path: string): Promise<string> => (await fetch(`${origin}${path}`)).text(),
    /** The data for an admin, or for another named caller. @throws when there are errors */
    ask: async (query: string, variables = {}, actor: Actor = admin) => {
      const { data, errors } = await graph.execute({ query, variables }, actor);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
};
