import { z } from 'zod';
import { startGateway } from '../gateway.fixture.ts';
import { json } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineLocalRoute, NO_INPUT, type Route } from './route.ts';

describe('an incomplete row', () => {
  const row = (changed: object): Parameters<typeof defineLocalRoute>[0] => ({
    ...NO_INPUT,
    method: 'GET',
    path: '/api/x',
    group: 'G',
    summary: 'S',
    who: 'everyone',
    answers: { ok: json(200, z.string()) },
    reply: () => json(200, z.string())('x'),
    ...changed,
  });
  const router = (...routes: readonly Route[]) => startGateway({ routes });

  it('cannot be defined', () => {
    expect(() => defineLocalRoute(row({ summary: ' ' }))).toThrow(/GET \/api\/x needs a summary and a group/);
    expect(() => defineLocalRoute(row({ group: '' }))).toThrow(/needs a summary and a group/);
    expect(() => defineLocalRoute(row({ answers: {} }))).toThrow(/has no answer/);
    const ok = json(200, z.string());
    expect(() => defineLocalRoute(row({ answers: { ok, also: ok } }))).toThrow(/has two answers of one status/);
    expect(() => defineLocalRoute(row({ path: '/api/{id}' }))).toThrow(/has {id} in its path, but describes none/);
    expect(() => defineLocalRoute(row({ body: jsonBody(z.string()) }))).toThrow(/cannot have a body/);
  });

  it('cannot stand beside another for the same call', async () => {
    const rows = [defineLocalRoute(row({})), defineLocalRoute(row({}))];
    await expect(router(...rows)).rejects.toThrow(/Two rows answer one call: GET \/api\/x, GET \/api\/x/);
  });

  it('fails where it answers against its contract, while answers are checked', async () => {
    const lying = (reply: () => ReturnType<ReturnType<typeof json>>) =>
      router(defineLocalRoute(row({ reply }))).then(({ ask }) => ask('/api/x'));
    const ok = json(200, z.unknown());
    expect((await lying(() => json(200, z.string().max(1))('long'))).status).toBe(500);
    expect((await lying(() => json(201, z.string())('x'))).status).toBe(500);
    expect((await lying(() => ok('x', { headers: { 'X-Other': '1' } }))).status).toBe(500);
    expect((await lying(() => ok('x', { cookies: [{ name: 'a', value: 'b' }] }))).status).toBe(500);
    expect((await lying(() => ok('x'))).status).toBe(200);
  });
});
