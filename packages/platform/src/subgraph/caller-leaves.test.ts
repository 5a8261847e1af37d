import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { VISITOR } from './actor.ts';
import { defineSubgraph } from './define-subgraph.ts';
import { serveSubgraph } from './serve-subgraph.ts';
import { generateActorKeys } from './actor-keys.ts';
import { signActor } from './signed-actor.ts';

const keys = generateActorKeys();
const { promise: received, resolve: markReceived } = Promise.withResolvers<void>();
const { promise: hasEnded, resolve: ended } = Promise.withResolvers<void>();

const slow = defineSubgraph({
  name: 'slow',
  typeDefs: 'type Query { answer: String }',
  resolvers: {
    Query: {
      answer: (_, __, { signal }: { signal: AbortSignal }) => {
        markReceived();
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(ended())));
      },
    },
  },
  rights: { 'Query.answer': 'everyone' },
  contextFor: () => ({}),
});

const server = createServer(
  express().use(serveSubgraph(slow, { publicKeys: [keys.publicKey], log: { error: () => undefined } })),
);
afterAll(() => server.close());

it('a resolver learns that the caller has hung up', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const body = JSON.stringify({ query: '{ answer }' });
  const token = signActor(VISITOR, 'slow', body, keys.privateKey);
  const caller = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
    signal: caller.signal,
  });
  await received;
  caller.abort();
  await expect(call).rejects.toThrow('aborted');
  await hasEnded;
});
