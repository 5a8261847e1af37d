import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { openBudget } from '@wellspring/platform/subgraph/budget';
import { limitsOf } from '@wellspring/platform/subgraph/operation-limits';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { signActor } from '@wellspring/platform/subgraph/signed-actor';
import { serveSubgraph } from '@wellspring/platform/subgraph/serve-subgraph';
import { eventually } from '@wellspring/testkit/eventually';
import express from 'express';
import { exampleSubgraphs } from './example-graph.fixture.ts';
import { exampleSupergraph } from './example-schemas.fixture.ts';
import { openGraph } from './graph.ts';
import type { Graph } from './graph.ts';
import { closeConnections } from './post-json.ts';
import { remoteService } from './remote-service.ts';

const keys = generateActorKeys();
const log = { error: () => undefined };
const closing: (() => void)[] = [];
afterAll(() => {
  closeConnections();
  closing.forEach((close) => close());
});

const listening = async (server: Server): Promise<string> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
};

const serve = (listener: RequestListener): Promise<string> => listening(createServer(listener));

const graphOver = (urls: Record<string, string>): Promise<Graph> =>
  openGraph({
    supergraphSdl: exampleSupergraph(),
    subgraphs: Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, { url }])),
    signActor: (actor, audience, body) => signActor(actor, audience, body, keys.privateKey),
    log,
  });

describe('services in other processes', () => {
  it('answer as they would in this one, and know who asks', async () => {
    const urls: Record<string, string> = { weather: 'http://127.0.0.1:1/graphql' };
    for (const subgraph of exampleSubgraphs) {
      urls[subgraph.name] = await serve(express().use(serveSubgraph(subgraph, { publicKeys: [keys.publicKey], log })));
    }
    const remote = await graphOver(urls);
    const local = await openGraph({
      supergraphSdl: exampleSupergraph(),
      subgraphs: {
        ...Object.fromEntries(exampleSubgraphs.map((subgraph) => [subgraph.name, { local: subgraph }])),
        weather: { url: 'http://127.0.0.1:1/graphql' },
      },
      signActor: () => 'token',
      log,
    });
    const query =
      '{ places { name secret member host { name mail } reviews { text author { name } } forecast } broken }';
    const member = { kind: 'member', id: 'm1', isAdmin: false, isOwner: false } as const;
    const [there, here] = [await remote.execute({ query }, member), await local.execute({ query }, member)];
    expect(there.data).toEqual(here.data);
    expect(new Set(there.errors)).toEqual(new Set(here.errors));
  });

  const broken: [string, RequestListener][] = [
    ['is not JSON', (_, response) => response.end('<html>502 Bad Gateway of proxy.internal</html>')],
    ['is no answer of a graph', (_, response) => response.end('[1]')],
    [
      'is cut off',
      (_, response) => response.writeHead(200, { 'content-length': 100 }).write('{"data"') && response.destroy(),
    ],
    ['never comes', (_, response) => response.destroy()],
  ];
  it('is reported as failed when it refuses our token, and the caller does not have to sign in', async () => {
    const [places] = exampleSubgraphs;
    if (places === undefined) throw new Error('no subgraph');
    const publicKeys = [generateActorKeys().publicKey];
    const url = await serve(express().use(serveSubgraph(places, { publicKeys, log })));
    const logged: object[] = [];
    const sign = (actor: Actor, audience: string, body: string) => signActor(actor, audience, body, keys.privateKey);
    const service = remoteService('places', url, sign, { error: (fields) => logged.push(fields) });
    const answer = await service('{ count }')({}, VISITOR);
    expect(answer).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect(logged).toHaveLength(1);
  });

  it('reports that it may have made a change when its answer is lost', async () => {
    const lost = await serve((_, response) => response.destroy());
    const words = async (url: string, query: string) =>
      (await remoteService('places', url, () => 'token', log)(query)({}, VISITOR)).errors?.[0]?.message;
    expect(await words(lost, 'mutation { forget(id: "1") }')).toContain('may have been made');
    expect(await words(lost, '{ count }')).toContain('try again in a moment');
    expect(await words('http://127.0.0.1:1/graphql', 'mutation { forget(id: "1") }')).toContain(
      'try again in a moment',
    );
  });

  it('gets a query once more when a process is killed, and never a mutation again', async () => {
    const requests: string[] = [];
    const url = await serve((request, response) => {
      void text(request).then((body) => {
        if (requests.push(body) % 2 === 1) response.destroy();
        else response.end('{"data":{"count":1}}');
      });
    });
    const service = remoteService('places', url, () => 'token', log);
    expect(await service('{ count }')({}, VISITOR)).toEqual({ data: { count: 1 } });
    expect(requests).toHaveLength(2);
    expect(await service('mutation { forget(id: "1") }')({}, VISITOR)).toMatchObject({ data: null });
    expect(requests).toHaveLength(3);
  });

  it('keeps connections longer than the gateway, so that no call is sent on a closing one', async () => {
    const server = createServer(
      { keepAliveTimeout: 2_000 },
      (_, response) => void response.end('{"data":{"count":1}}'),
    );
    const connections: Socket[] = [];
    server.on('connection', (socket) => void connections.push(socket));
    const url = await listening(server);
    expect(await remoteService('places', url, () => 'token', log)('{ count }')({}, VISITOR)).toEqual({
      data: { count: 1 },
    });
    await eventually(() =>
      expect(connections.map(({ closed, readableEnded }) => [closed, readableEnded])).toEqual([[true, true]]),
    );
  });

  it('has longer for a change than for a question', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    try {
      const held: ServerResponse[] = [];
      const url = await serve((_, response) => void held.push(response));
      const service = remoteService('places', url, () => 'token', log);
      const question = service('{ count }')({}, VISITOR);
      const change = service('mutation { forget(id: "1") }')({}, VISITOR);
      while (held.length < 2) await new Promise((resume) => setImmediate(resume));
      jest.advanceTimersByTime(6_000);
      expect(await question).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
      for (const response of held) response.end('{"data":{"forget":"1"}}');
      expect(await change).toEqual({ data: { forget: '1' } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('is cancelled when the caller of a research disconnects, but not during a change', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const held: ServerResponse[] = [];
    const url = await serve((_, response) => {
      if (held.push(response) === 1) response.once('close', leave);
    });
    const service = remoteService('places', url, () => 'token', log);
    const caller = new AbortController();
    const research = service('mutation { researchLocation(query: "pool") { name } }')(
      {},
      VISITOR,
      openBudget(limitsOf('', true), caller.signal),
    );
    await eventually(() => expect(held).toHaveLength(1));
    const change = service('mutation { forget(id: "1") }')({}, VISITOR, openBudget(limitsOf('', true), caller.signal));
    await eventually(() => expect(held).toHaveLength(2));
    caller.abort();
    await left;
    expect(await research).toMatchObject({ data: null });
    held[1]?.end('{"data":{"forget":"1"}}');
    expect(await change).toEqual({ data: { forget: '1' } });
  });

  it.each(broken)('are away when what they say %s', async (_, listener) => {
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      listener(request, response);
    });
    const service = remoteService('places', url, () => 'token', log);
    const answer = await service('mutation { forget(id: "1") }')({}, VISITOR);
    expect(answer).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect(JSON.stringify(answer)).not.toMatch(/internal|127\.0\.0\.1/);
    expect(requests).toBe(1);
  });
});
