import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import jwt from 'jsonwebtoken';
import type { Actor } from './actor.ts';
import { VISITOR } from './actor.ts';
import { defineSubgraph } from './define-subgraph.ts';
import { requireAdmin } from './rights.ts';
import { serveSubgraph } from './serve-subgraph.ts';
import { actorSigner, actorVerifier, generateActorKeys, signActor, verifyActor } from './signed-actor.ts';

const keys = generateActorKeys();
const admin: Actor = { kind: 'member', id: 'm1', isAdmin: true, isOwner: false, address: '192.0.2.1' };

const subgraph = defineSubgraph({
  name: 'springs',
  typeDefs: 'type Query { hello(name: String!): String!  secret: String }',
  resolvers: {
    Query: {
      hello: (_, { name }: { name: string }) => `Hello ${name}`,
      secret: (_, __, { actor }: { actor: Actor }) => requireAdmin(actor).id,
    },
  },
  contextFor: (actor) => ({ actor }),
});

const server = createServer(
  express().use(serveSubgraph(subgraph, { publicKey: keys.publicKey, log: { error: () => undefined } })),
);
let url = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => server.close());

const post = async (
  body: string | object,
  authorization = `Bearer ${signActor(VISITOR, 'springs', keys.privateKey)}`,
) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

describe('a served subgraph', () => {
  it('answers the gateway', async () => {
    const query = 'query ($name: String!) { hello(name: $name) }';
    expect(await post({ query, variables: { name: 'Ann' } })).toEqual({
      status: 200,
      body: { data: { hello: 'Hello Ann' } },
    });
  });

  it('knows who asks', async () => {
    const asAdmin = await post({ query: '{ secret }' }, `Bearer ${signActor(admin, 'springs', keys.privateKey)}`);
    expect(asAdmin.body).toEqual({ data: { secret: 'm1' } });
    expect((await post({ query: '{ secret }' })).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it.each([
    ['no token', ''],
    ['a token for another service', `Bearer ${signActor(admin, 'catalog', keys.privateKey)}`],
    ['a token of another key', `Bearer ${signActor(admin, 'springs', generateActorKeys().privateKey)}`],
    [
      'an old token',
      `Bearer ${jwt.sign({ actor: admin, exp: 1 }, keys.privateKey, { algorithm: 'ES256', audience: 'springs' })}`,
    ],
    [
      'a token without a signature',
      `Bearer ${jwt.sign({ actor: admin }, '', { algorithm: 'none', audience: 'springs' })}`,
    ],
  ])('refuses %s', async (_, authorization) => {
    expect(await post({ query: '{ secret }' }, authorization)).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'Unauthorized' }] },
    });
  });

  it.each([
    ['broken JSON', '{', 400],
    ['a missing query', {}, 400],
    ['a query that does not fit', { query: '{ nothing }' }, 400],
    ['a query that does not parse', { query: '{' }, 400],
    ['a body too large', { query: 'x'.repeat(3_000_000) }, 413],
  ])('refuses %s', async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
  });
});

describe('a signed actor', () => {
  it.each([[VISITOR], [admin]])('comes back as it was signed', (actor) => {
    expect(verifyActor(signActor(actor, 'springs', keys.privateKey), 'springs', keys.publicKey)).toEqual(actor);
  });
});

describe('many requests of one asker', () => {
  it('carry one token for a third of its life, one for each service', () => {
    let now = Date.now();
    const sign = actorSigner(keys.privateKey, () => now);
    const first = sign(admin, 'springs');
    expect(sign(admin, 'springs')).toBe(first);
    expect(sign(VISITOR, 'springs')).not.toBe(first);
    expect(sign(admin, 'catalog')).not.toBe(first);
    now += 11_000;
    expect(sign(admin, 'springs')).not.toBe(first);
  });

  it('are refused when their token is too old, though it was good before', () => {
    let now = Date.now();
    const verify = actorVerifier('springs', keys.publicKey, () => now);
    const token = signActor(admin, 'springs', keys.privateKey);
    expect([verify(token), verify(token)]).toEqual([admin, admin]);
    now += 31_000;
    expect(() => verify(token)).toThrow('Unauthorized');
  });
});
