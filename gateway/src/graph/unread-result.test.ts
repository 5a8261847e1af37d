import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { NO_ERRORS } from '@wellspring/platform/subgraph/no-errors';
import { serveSubgraph } from '@wellspring/platform/subgraph/serve-subgraph';
import { generateActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { signActor } from '@wellspring/platform/subgraph/signed-actor';
import express from 'express';
import { exampleSubgraphs } from './example-graph.fixture.ts';
import { exampleSupergraph } from './example-schemas.fixture.ts';
import { openGraph, type Service } from './graph.ts';
import { remoteService } from './remote-service.ts';
import { unreadJson } from './unread-result.ts';

const keys = generateActorKeys();
const log = { error: () => undefined };
const sign = (actor: Actor, audience: string, body: string) => signActor(actor, audience, body, keys.privateKey);
const member: Actor = { kind: 'member', id: 'm1', isAdmin: false, isOwner: false };

const servers: Server[] = [];
const serve = async (app: express.Express): Promise<string> => {
  const server = createServer(app);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
};

const graphOf = (services: readonly (readonly [string, Service])[]) =>
  openGraph({
    supergraphSdl: exampleSupergraph(),
    subgraphs: { ...Object.fromEntries(services), weather: { url: 'http://127.0.0.1:1/graphql' } },
    signActor: sign,
    log,
  });

const here = await graphOf(exampleSubgraphs.map((local) => [local.name, { local }] as const));
const there = await graphOf(
  await Promise.all(
    exampleSubgraphs.map(async (part) => {
      const url = await serve(express().use(serveSubgraph(part, { publicKeys: [keys.publicKey], log })));
      return [part.name, { url }] as const;
    }),
  ),
);

afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('answers of services', () => {
  it.each([
    ['of one service', '{ places { id name kind weight tags notes } count }', {}],
    ['of services whose fields stand together', '{ places { id } count people { name } }', {}],
    ['under other names', '{ people { constructor: name } a: places(limit: 1) { key: id toString: name } }', {}],
    ['that found nothing', '{ place(id: "99") { id } people { id } }', {}],
    ['asked twice', '{ places { id } places { category { id } } people { id } }', {}],
    [
      'whose conditions are decided',
      'query ($a: Boolean!) { places { id @skip(if: $a) name } people @include(if: $a) { id } count @skip(if: $a) }',
      { a: true },
    ],
  ])('%s go on unread, and are what one process would answer', async (_, query, variables) => {
    for (const actor of [VISITOR, member]) {
      const result = await there.execute({ query, variables }, actor);
      const expected = await here.execute({ query, variables }, actor);
      expect(unreadJson(result)?.toString()).toBe(JSON.stringify(expected));
      expect(result.data).toEqual(expected.data);
    }
  });

  it.each([
    ['whose fields stand between each other', '{ places { id } people { id } count }'],
    ['with an error', '{ people { id } places { name secret } }'],
    ['with an error at the root', '{ broken people { id } }'],
    ['of which one does not come', '{ places { id } climate }'],
    ['that build upon each other', '{ places { id host { name } } }'],
    ['where everything may be left out', '{ places @skip(if: true) { id } }'],
  ])('%s are read, and are what one process would answer', async (_, query) => {
    const result = await there.execute({ query }, VISITOR);
    expect(unreadJson(result)).toBeUndefined();
    expect(result).toEqual(await here.execute({ query }, VISITOR));
  });

  const answering = async (body: string, headers: Readonly<Record<string, string>>) => {
    const url = await serve(express().use((_, response) => void response.set(headers).end(body)));
    return remoteService('places', url, sign, log)('{ count }')({}, VISITOR);
  };
  const said = { [NO_ERRORS.name]: NO_ERRORS.value };

  it('are read where nobody says that nothing is wrong with them', async () => {
    const result = await answering('{"data":{"count":1}}', {});
    expect(unreadJson(result)).toBeUndefined();
    expect(result).toEqual({ data: { count: 1 } });
  });

  it.each(['{"data":null}', '{"data":{}}', '{"data":{"count":1},"errors":[{"message":"away"}]}'])(
    'are read where they are something else: %s',
    async (body) => {
      const result = await answering(body, said);
      expect(unreadJson(result)).toBeUndefined();
      expect(result).toEqual(JSON.parse(body));
    },
  );

  it('have failed where they are none', async () => {
    expect(await answering('<html>', said)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  });
});
