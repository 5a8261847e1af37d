import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { AppError } from '@wellspring/errors';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { verbatim } from '@wellspring/words/message';
import express from 'express';
import { exampleSubgraphs } from '../graph/example-graph.fixture.ts';
import { exampleSupergraph } from '../graph/example-schemas.fixture.ts';
import { openGraph } from '../graph/graph.ts';
import type { Graph } from '../graph/graph.ts';
import { graphqlEndpoint } from './endpoint.ts';

export const HOME = 'query Home($limit: Int) { places(limit: $limit) { id name host { name } } }';
export const HOME_HASH = createHash('sha256').update(HOME).digest('hex');
export const GRAPHQL_RESPONSE = 'application/graphql-response+json';
/** what was logged at level info */
export const refusals: object[] = [];
const log = { error: () => undefined, info: (fields: object) => void refusals.push(fields) };

let graph: Graph;
const opened: Server[] = [];
export const ports: Record<string, number> = {};

/** Serves the example graph for the tests of a file. */
export const serveExampleGraph = (): void => {
  beforeAll(async () => {
    const local = exampleSubgraphs.map((subgraph) => [subgraph.name, { local: subgraph }] as const);
    graph = await openGraph({
      supergraphSdl: exampleSupergraph(),
      subgraphs: { ...Object.fromEntries(local), weather: { url: 'http://127.0.0.1:1/graphql' } },
      signActor: () => 'token',
      log,
    });
    for (const operations of ['known', 'any'] as const) {
      const endpoint = await graphqlEndpoint({
        graph,
        actorOf: async ({ headers }) => {
          if (headers.cookie === 'identity=away')
            throw new AppError('UNAVAILABLE', verbatim('Please try again in a moment'));
          return headers.cookie === 'as=member'
            ? { kind: 'member', id: 'm1', isAdmin: false, isOwner: false }
            : VISITOR;
        },
        operations,
        persisted: new Map([[HOME_HASH, HOME]]),
        introspection: operations === 'any',
        log,
        // No operation is refused because the machine of the tests is busy.
        now: () => 0,
      });
      const server = createServer(express().use('/graphql', endpoint));
      // Nor does a connection end while the thread, which is also the client's, has no time for it.
      server.keepAliveTimeout = 0;
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const address = server.address();
      ports[operations] = typeof address === 'object' && address ? address.port : 0;
      opened.push(server);
    }
  });

  afterAll(async () => {
    for (const server of opened) server.close();
    await graph.stop();
  });
};

/**
 * Sends a body to /graphql of the example graph, which accepts persisted operations only (`known`) or `any`, as a client that knows GraphQL
 * over HTTP: what is wrong with an operation is a 400.
 */
export const send = async (
  body: string | object,
  headers: Record<string, string> = {},
  operations = 'any',
  method = 'POST',
) => {
  const response = await fetch(`http://127.0.0.1:${ports[operations]}/graphql`, {
    method,
    headers: { 'content-type': 'application/json', accept: GRAPHQL_RESPONSE, ...headers },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = JSON.parse(text);
  return {
    status: response.status,
    body: answer,
    bytes: text.length,
    cacheControl: response.headers.get('cache-control'),
    retryAfter: response.headers.get('retry-after'),
  };
};
