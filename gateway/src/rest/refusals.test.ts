import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { z } from 'zod';
import { graphOf } from '../graph-of-literals.fixture.ts';
import { failing, NO_STREAMS, startGateway } from '../gateway.fixture.ts';
import { ANSWERS } from '../answers.fixture.ts';
import { apiRoutes } from './api-routes.ts';
import { json } from './answers.ts';
import { refusedStatuses } from './refusals.ts';
import { defineLocalRoute, NO_INPUT } from './route.ts';

const config = { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null };
const routes = apiRoutes(config, NO_STREAMS);
const statusesOf = (method: string, path: string): readonly number[] =>
  routes.filter((route) => route.method === method && route.path === path).flatMap(refusedStatuses);

describe('what a call may be refused with', () => {
  it('follows from who may call it, from its path, its body and its key, and from what its row adds', () => {
    const anywhere = [400, 405, 414, 429, 500, 503];
    expect(statusesOf('GET', '/api/stats')).toEqual(anywhere);
    expect(statusesOf('GET', '/api/trip-lists/{id}')).toEqual([400, 403, 404, 405, 414, 429, 500, 503]);
    expect(statusesOf('POST', '/api/login')).toEqual([400, 401, 403, 405, 409, 413, 414, 415, 429, 500, 503]);
    expect(statusesOf('POST', '/api/trip-lists')).toContain(422);
    expect(statusesOf('POST', '/api/locations/research')).toContain(404);
    expect(statusesOf('GET', '/api/user')).toEqual([400, 401, 403, 405, 414, 429, 500, 503]);
  });

  it('is held to where answers are checked: another status is an error of ours, also when it is thrown', async () => {
    const undeclared = { graph: graphOf({ ...ANSWERS, communityStats: failing('CONFLICT', 'Somebody was faster') }) };
    const checked = await startGateway(undeclared);
    expect((await checked.ask('/api/stats')).status).toBe(500);
    const logged = JSON.stringify(checked.lines, (_, value: unknown) =>
      value instanceof Error ? value.message : value,
    );
    expect(logged).toContain('GET /api/stats was refused with 409, which its row does not say');
    const unchecked = await startGateway({ ...undeclared, checksAnswers: false });
    expect((await unchecked.ask('/api/stats')).status).toBe(409);
  });

  it('includes the codes that its row adds', async () => {
    const row = defineLocalRoute({
      ...NO_INPUT,
      method: 'GET',
      path: '/api/x',
      who: 'everyone',
      group: 'Site',
      summary: 'Refuses',
      refuses: ['CONFLICT'],
      answers: { ok: json(200, z.string()) },
      reply: () => {
        throw new AppError('CONFLICT', verbatim('Somebody was faster'));
      },
    });
    const { ask } = await startGateway({ routes: [row] });
    expect((await ask('/api/x')).status).toBe(409);
  });
});
