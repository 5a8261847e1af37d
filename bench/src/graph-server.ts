import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { openGraph } from '@wellspring/gateway/graph/graph';
import type { Service } from '@wellspring/gateway/graph/graph';
import { openGraphqlEndpoint } from '@wellspring/gateway/graph/graphql-endpoint';
import { readSettings } from '@wellspring/platform/config/config';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { listen } from '@wellspring/platform/lifecycle/listen';
import { makeLogger } from '@wellspring/platform/log/log';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { serveSubgraph } from '@wellspring/platform/subgraph/serve-subgraph';
import { actorSigner } from '@wellspring/platform/subgraph/signed-actor';
import express from 'express';
import { commandsOf } from '../../deploy/standalone/src/commands.ts';
import { StandaloneSettings } from '../../deploy/standalone/src/config.ts';
import { loadDemo } from '../../deploy/standalone/src/demo.ts';
import { caughtUp, openProduct } from '../../deploy/standalone/src/product.ts';

// One server of the graph measurement, in a process of its own: `services`, `ours` or `apollo`, and where the services are.
const [mode, servicesUrl = ''] = process.argv.slice(2);
const privateKey = createPrivateKey(process.env['BENCH_ACTOR_KEY'] ?? '');
const supergraphSdl = await readFile(new URL('../../gateway/supergraph.graphql', import.meta.url), 'utf8');
const log = makeLogger({ service: 'bench', level: 'error', destination: process.stderr });
const urlOf = (name: string): string => `${servicesUrl}/${name}/graphql`;

const serveGraph = async (subgraphs: Readonly<Record<string, Service>>): Promise<express.RequestHandler> => {
  const graph = await openGraph({ supergraphSdl, subgraphs, signActor: actorSigner(privateKey), log });
  const actorOf = async () => VISITOR;
  const endpoint = await openGraphqlEndpoint({
    graph,
    actorOf,
    operations: 'any',
    known: new Map(),
    introspection: false,
    log,
  });
  return endpoint.handler;
};

/** The product with the demo places: its graph in process at /graphql, and each service's part at /<service>/graphql. */
const services = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-bench-'));
  const lifecycle = makeLifecycle(log);
  const settings = readSettings(StandaloneSettings, { DATA_DIR: folder });
  const product = await openProduct({ settings, log, lifecycle });
  for (const service of product.services) await service.start();
  const importFile = commandsOf(product)['import'];
  if (importFile) await loadDemo(product.folder, importFile);
  await caughtUp(product);
  const app = express();
  const parts = product.services.map(({ subgraph }) => subgraph);
  for (const part of parts)
    app.use(`/${part.name}`, serveSubgraph(part, { publicKey: createPublicKey(privateKey), log }));
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
  const subgraphs = { catalog: { url: urlOf('catalog') }, analytics: { url: urlOf('analytics') } };
  process.once('disconnect', () => process.exit());
  return (await listen(express().use('/graphql', await serveGraph(subgraphs)), 0)).port;
};

/** @apollo/gateway with its defaults over the services by HTTP, which want to know who asks. */
const apollo = async (): Promise<number> => {
  const sign = actorSigner(privateKey);
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) =>
      new RemoteGraphQLDataSource({
        url: urlOf(name),
        willSendRequest: ({ request }) => request.http?.headers.set('authorization', `Bearer ${sign(VISITOR, name)}`),
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
// Whatever it is asked, it answers how much processor time it has used.
process.on('message', () => process.send?.({ processorSeconds: processorSeconds() }));
process.send?.({ port: await start() });
