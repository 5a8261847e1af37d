import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTION_LIMITS } from '@wellspring/platform/lifecycle/connections';
import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions } from '../security/session.ts';
import { answers, field, form, FORM, JSON_TYPE, photo, SIGNED_IN } from './example-edge.fixture.ts';
import { exampleSupergraph } from './example-graph.fixture.ts';
import { EXAMPLE_ROUTES } from './example-routes.fixture.ts';

const STALLED = 200;

/** An edge that soon closes silent connections, over a slower graph. */
const started = startGateway({
  routes: EXAMPLE_ROUTES,
  supergraphSdl: exampleSupergraph(),
  limits: { ...CONNECTION_LIMITS, stalledTimeout: STALLED },
  answers: {
    ...answers,
    writeReview: async () => {
      await sleep(STALLED * 3);
      return { id: 'r1', title: 'Warm' };
    },
  },
  uploads: {
    receive: async ({ content, name }) => {
      for await (const _ of content) continue;
      return { id: name };
    },
    discard: async () => undefined,
  },
  sessions: sessions(
    async () => ({ actor: { kind: 'member', id: 'm', isAdmin: false, isOwner: false }, renewedToken: null }),
    clientAddress(0),
    'http://localhost',
  ),
});

describe('a call whose pictures take long', () => {
  it('is answered, although the connection is idle meanwhile', async () => {
    const { ask } = await started;
    const body = form(field('title', 'Warm'), photo('a.png', 500));
    const reply = await ask('/api/reviews', { method: 'POST', headers: { ...SIGNED_IN, ...FORM }, body });
    expect(reply.status).toBe(201);
  });

  it('is the only one that may: other idle connections are closed', async () => {
    const { ask } = await started;
    const headers = { ...SIGNED_IN, ...JSON_TYPE };
    await expect(ask('/api/reviews', { method: 'POST', headers, body: '{"title":"Warm"}' })).rejects.toThrow();
  });
});
