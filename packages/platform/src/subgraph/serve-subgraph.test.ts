import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import jwt from 'jsonwebtoken';
import type { Actor } from './actor.ts';
import { VISITOR } from './actor.ts';
import { defineSubgraph } from './define-subgraph.ts';
import { serveSubgraph } from './serve-subgraph.ts';
import { generateActorKeys, readPublicKeys } from './actor-keys.ts';
import { actorSigner, actorVerifier, signActor } from './signed-actor.ts';

const keys = generateActorKeys();
const admin: Actor = { kind: 'member', id: 'm1', isAdmin: true, isOwner: false, address: '192.0.2.1' };

const subgraph = defineSubgraph({
  name: 'springs',
  typeDefs: 'type Query { hello(name: String!): String!  secret: String }',
  resolvers: {
    Query: {
      hello: (_, { name }: { name: string }) => `Hello ${name}`,
      secret: (_, __, { actor }: { actor: Actor }) => (actor.kind === 'member' ? actor.id : null),
    },
  },
  rights: { 'Query.hello': 'everyone', 'Query.secret': 'admin' },
  contextFor: () => ({}),
});

const server = createServer(
  express().use(serveSubgraph(subgraph, { publicKeys: [keys.publicKey], log: { error: () => undefined } })),
);
let url = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => server.close());

type Token = (body: string) => string;
const signedBy =
  (actor: Actor, audience = 'springs', key = keys.privateKey): Token =>
  (body) =>
    signActor(actor, audience, body, key);

const post = async (body: string | object, tokenFor = signedBy(VISITOR)) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenFor(text)}` },
    body: text,
  });
  return { status: response.status, body: await response.json() };
};

/** A token like ours but for what is said here. */
const forged =
  (claims: object, options: jwt.SignOptions = {}): Token =>
  (body) => {
    const ours = jwt.decode(signActor(admin, 'springs', body, keys.privateKey), { complete: true });
    const payload = typeof ours?.payload === 'object' ? ours.payload : {};
    const said = Object.entries({ ...payload, ...claims }).filter(([, value]) => value !== undefined);
    return jwt.sign(Object.fromEntries(said), keys.privateKey, {
      algorithm: 'ES256',
      keyid: ours?.header.kid ?? '',
      ...options,
    });
  };
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

describe('a served subgraph', () => {
  it('answers the gateway', async () => {
    const query = 'query ($name: String!) { hello(name: $name) }';
    expect(await post({ query, variables: { name: 'Ann' } })).toEqual({
      status: 200,
      body: { data: { hello: 'Hello Ann' } },
    });
  });

  it('knows who is calling', async () => {
    const asAdmin = await post({ query: '{ secret }' }, signedBy(admin));
    expect(asAdmin.body).toEqual({ data: { secret: 'm1' } });
    expect(await post({ query: '{ secret }' })).toMatchObject({
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });

  it.each<[string, Token]>([
    ['no token', () => ''],
    ['a token for another service', signedBy(admin, 'catalog')],
    ['a token of another key', signedBy(admin, 'springs', generateActorKeys().privateKey)],
    ['a token for another body', () => signedBy(admin)('{"query":"{ hello(name: \\"Ann\\") }"}')],
    ['an old token', forged({ iat: inSeconds(-60), exp: inSeconds(-50) })],
    ['a token that lives too long', forged({ iat: inSeconds(0), exp: inSeconds(61) })],
    ['a token of another issuer', forged({ iss: 'somebody' })],
    ['a token without an end', forged({ exp: undefined })],
    ['a token without a signature', () => jwt.sign({ actor: admin }, '', { algorithm: 'none', audience: 'springs' })],
  ])('refuses %s', async (_, token) => {
    expect(await post({ query: '{ secret }' }, token)).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'Unauthorized' }] },
    });
  });

  it('bears with a clock that is half a minute off', async () => {
    const late = forged({ iat: inSeconds(-35), exp: inSeconds(-25) });
    const early = forged({ iat: inSeconds(28), exp: inSeconds(38) });
    for (const token of [late, early]) expect((await post({ query: '{ secret }' }, token)).status).toBe(200);
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
  it.each([[VISITOR], [admin]])('comes back as it was signed, with its body', (actor) => {
    const { isOf, ...call } = actorVerifier('springs', [keys.publicKey])(signedBy(actor)('body'));
    expect(call).toEqual({ actor });
    expect([isOf('body'), isOf(Buffer.from('body')), isOf('another')]).toEqual([true, true, false]);
  });

  it('is accepted with the old key and the new one during a key rotation', () => {
    const next = generateActorKeys();
    const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
    const both = readPublicKeys(`${pem(keys.publicKey)}${pem(next.publicKey)}`);
    expect(both).toHaveLength(2);
    const verify = actorVerifier('springs', both);
    for (const key of [keys.privateKey, next.privateKey])
      expect(verify(signedBy(admin, 'springs', key)('')).actor).toEqual(admin);
    expect(() => actorVerifier('springs', [next.publicKey])(signedBy(admin)(''))).toThrow('Unauthorized');
  });

  it('is not read with a key of another kind', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(() => readPublicKeys(publicKey.export({ type: 'spki', format: 'pem' }).toString())).toThrow('P-256');
  });
});

describe('many calls of one caller', () => {
  it('carry one token for half its life, one for each service and body', () => {
    let now = Date.now();
    const sign = actorSigner(keys.privateKey, () => now);
    const first = sign(admin, 'springs', 'a');
    expect(sign(admin, 'springs', 'a')).toBe(first);
    expect(sign(admin, 'springs', 'b')).not.toBe(first);
    expect(sign(VISITOR, 'springs', 'a')).not.toBe(first);
    expect(sign(admin, 'catalog', 'a')).not.toBe(first);
    now += 6_000;
    expect(sign(admin, 'springs', 'a')).not.toBe(first);
  });

  it('are refused when their token is too old, though it was good before', () => {
    let now = Date.now();
    const verify = actorVerifier('springs', [keys.publicKey], () => now);
    const token = signedBy(admin)('');
    expect([verify(token).actor, verify(token).actor]).toEqual([admin, admin]);
    now += 41_000;
    expect(() => verify(token)).toThrow('Unauthorized');
  });

  it('carry a new token when the clock is set back', () => {
    let now = Date.now();
    const sign = actorSigner(keys.privateKey, () => now);
    const ahead = sign(admin, 'springs', 'a');
    now -= 86_400_000;
    const right = sign(admin, 'springs', 'a');
    expect(right).not.toBe(ahead);
    expect(sign(admin, 'springs', 'a')).toBe(right);
  });

  it('are refused when their token comes from a clock that is far ahead, also once it was taken', () => {
    const token = signedBy(admin)('');
    let now = Date.now() - 86_400_000;
    const verify = actorVerifier('springs', [keys.publicKey], () => now);
    expect(() => verify(token)).toThrow('Unauthorized');
    now += 86_400_000;
    expect(verify(token).actor).toEqual(admin);
    now -= 86_400_000;
    expect(() => verify(token)).toThrow('Unauthorized');
  });
});
