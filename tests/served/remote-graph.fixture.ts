import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openGraph } from '@wellspring/gateway/graph/graph';
import type { Logger } from '@wellspring/platform/log/log';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { serveSubgraph } from '@wellspring/platform/subgraph/serve-subgraph';
import { signActor } from '@wellspring/platform/subgraph/signed-actor';
import express from 'express';
import type { Product } from '@wellspring/platform/service/product';

const supergraphSdl = readFileSync(new URL('../../gateway/supergraph.graphql', import.meta.url), 'utf8');

/** The graph over the services of a product, each called over HTTP as in separate processes. It ends after the last test of the file. */
export const openRemoteGraph = async ({ services }: Pick<Product, 'services'>, log: Logger) => {
  const keys = generateActorKeys();
  const servers: Server[] = [];
  const subgraphs: Record<string, { readonly url: string }> = {};
  for (const { subgraph } of services) {
    const server = createServer(express().use(serveSubgraph(subgraph, { publicKeys: [keys.publicKey], log })));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    subgraphs[subgraph.name] = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql` };
  }
  const graph = await openGraph({
    supergraphSdl,
    subgraphs,
    signActor: (actor, audience, body) => signActor(actor, audience, body, keys.privateKey),
    log,
  });
  afterAll(async () => {
    await graph.stop();
    for (const server of servers) server.close();
  });
  return graph;
};
