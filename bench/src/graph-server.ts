import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { openGraph } from '@wellspring/gateway/graph/graph';
import type { Service } from '@wellspring/gateway/graph/graph';
import { graphqlEndpoint } from '@wellspring/gateway/graph-http/endpoint';
import { runHere } from '@wellspring/platform/commands/command';
import { readSettings } from '@wellspring/platform/config/config';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { listen } from '@wellspring/platform/lifecycle/listen';
import { makeLogger } from '@wellspring/platform/log/log';
import { VISITOR, type Actor } from '@wellspring/platform/subgraph/actor';
import { serveSubgraph } from '@wellspring/platform/subgraph/serve-subgraph';
import { actorSigner } from '@wellspring/platform/subgraph/signed-actor';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import express from 'express';
import { commandsOf } from '@wellspring/standalone/commands';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { addDemoPlaces } from '@wellspring/demo/places';
import { caughtUp } from '@wellspring/platform/service/product';
import { openProduct } from '@wellspring/standalone/product';

// One server of the graph measurement, in its own process: `services`, `ours` or `apollo`, the caller, and where the services are.
const [mode, who = 'visitor', servicesUrl = ''] = process.argv.slice(2);
/** who asks, of all servers alike */
const ACTOR: Actor = who === 'member' ? { kind: 'member', id: 'bench', isAdmin: false, isOwner: false } : VISITOR;
const privateKey = createPrivateKey(process.env['BENCH_ACTOR_KEY'] ?? '');
const supergraphSdl = await readFile(new URL('../../gateway/supergraph.graphql', import.meta.url), 'utf8');
const log = makeLogger({ service: 'bench', level: 'error', destination: process.stderr });
const urlOf = (name: string): string => `${servicesUrl}/${name}/graphql`;

const serveGraph = async (subgraphs: Readonly<Record<string, Service>>): Promise<express.RequestHandler> => {
  const graph = await openGraph({ supergraphSdl, subgraphs, signActor: actorSigner(privateKey), log });
  const actorOf = async () => ACTOR;
  return graphqlEndpoint({
    graph,
    actorOf,
    operations: 'any',
    persisted: new Map(),
    introspection: false,
    log,
  });
};

const calls = new Map<string, number>();

const countCalls =
  (name: string): express.RequestHandler =>
  (_request, _response, next) => {
    calls.set(name, (calls.get(name) ?? 0) + 1);
    next();
  };

/** The product with the demo places: its graph in process at /graphql, and each service's part at /<service>/graphql. */
const services = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-bench-'));
  const lifecycle = makeLifecycle(log);
  const settings = readSettings(StandaloneSettings, { DATA_DIR: folder });
  const product = await openProduct({ settings, log, lifecycle });
  for (const service of product.services) await service.start();
  await addDemoPlaces(runHere(commandsOf(product)), lifecycle.signal);
  await caughtUp(product);
  const app = express().disable('etag'); // as the product does
  const parts = product.services.map(({ subgraph }) => subgraph);
  for (const part of parts)
    app.use(
      `/${part.name}`,
      countCalls(part.name),
      serveSubgraph(part, { publicKeys: [createPublicKey(privateKey)], log }),
    );
  app.use('/graphql', await serveGraph(Object.fromEntries(parts.map((local) => [local.name, { local }]))));
  process.once(
    'disconnect',
    () =>
      void lifecycle
        .close()
        .then(() => rm(folder, { recursive: true }))
        .then(() => process.exit()),
  );
  return (await listen(app, 0)).port;
};

/** The compiled graph over the services by HTTP. */
const ours = async (): Promise<number> => {
  const subgraphs = Object.fromEntries(SERVICE_NAMES.map((name) => [name, { url: urlOf(name) }]));
  process.once('disconnect', () => process.exit());
  return (
    await listen(
      express()
        .disable('etag')
        .use('/graphql', await serveGraph(subgraphs)),
      0,
    )
  ).port;
};

/** @apollo/gateway with its defaults over the services by HTTP, which want to know who asks. */
const apollo = async (): Promise<number> => {
  const sign = actorSigner(privateKey);
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) =>
      new RemoteGraphQLDataSource({
        url: urlOf(name),
        willSendRequest: ({ request: { http, query, ...rest } }) => {
          const body = { query, ...rest }; // in the order in which the data source writes it
          http?.headers.set('authorization', `Bearer ${sign(ACTOR, name, JSON.stringify(body))}`);
        },
      }),
  });
  process.once('disconnect', () => process.exit());
  const { url } = await startStandaloneServer(new ApolloServer({ gateway }), { listen: { port: 0 } });
  return Number(new URL(url).port);
};

const start = { services, ours, apollo }[mode ?? ''];
if (start === undefined) throw new Error('Say services, ours or apollo');
const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
// It answers every request with how much processor time it has used, and how often each service was called.
process.on('message', () => process.send?.({ processorSeconds: processorSeconds(), calls: Object.fromEntries(calls) }));
process.send?.({ port: await start() });
