import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import express from 'express';
import type { Listening } from '../lifecycle/listen.ts';
import { listen } from '../lifecycle/listen.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import { makeMetrics } from '../telemetry/metrics.ts';
import type { Check } from './health.ts';
import { openHealth, type Health } from './health.ts';

const servers: Listening[] = [];

afterAll(async () => {
  for (const server of servers) await server.close();
});

const given = async (
  checks: Record<string, Check>,
  status: Lifecycle['status'] = () => 'ready',
  which: keyof Health = 'details',
) => {
  const server = await listen(express().use(openHealth({ status, checks, metrics: makeMetrics() })[which]), 0);
  servers.push(server);
  return async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
    const text = await response.text();
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text,
      cached: response.headers.get('cache-control'),
    };
  };
};

describe('health', () => {
  it('is ready with every check up', async () => {
    const get = await given({ documents: async () => undefined });
    const { status, text } = await get('/readyz');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ status: 'ready', state: 'up', checks: { documents: { state: 'up' } } });
  });

  it('exports as a metric which dependencies answer, also in part, and which hang or fail', async () => {
    const get = await given({
      documents: () => new Promise<void>(() => undefined),
      search: () => Promise.reject(new Error('away')),
      events: async () => ({ reason: 'catalog.search waits for search' }),
    });
    const { text } = await get('/metrics');
    expect(text.match(/^wellspring_dependency_up.*$/gm)).toEqual([
      'wellspring_dependency_up{dependency="documents"} 0',
      'wellspring_dependency_up{dependency="search"} 0',
      'wellspring_dependency_up{dependency="events"} 1',
    ]);
  });

  it('is ready but degraded while a dependency is away, and says why in our own words', async () => {
    const get = await given({
      search: () => Promise.reject(new AppError('UNAVAILABLE', verbatim('Search is away'))),
      documents: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.3:27017')),
      events: async () => ({ reason: 'catalog.search waits for search', figures: { count: 7 } }),
      objects: () => new Promise<void>(() => undefined),
    });
    const { status, text } = await get('/readyz');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      status: 'ready',
      state: 'degraded',
      checks: {
        search: { state: 'down', reason: 'Search is away' },
        documents: { state: 'down', reason: 'It does not answer' },
        events: { state: 'degraded', reason: 'catalog.search waits for search', figures: { count: 7 } },
        objects: { state: 'down', reason: 'It did not answer within 1 s' },
      },
    });
  });

  it.each(['starting', 'stopping'] as const)('lives but is not ready while it is %s', async (status) => {
    const get = await given({ documents: async () => undefined }, () => status);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('asks a dependency once in two seconds at most, however many ask', async () => {
    let checks = 0;
    const get = await given({ documents: async () => void (checks += 1) });
    await Promise.all(Array.from({ length: 20 }, () => get('/readyz')));
    expect(checks).toBe(1);
  });

  it('serves the metrics, and forbids caching', async () => {
    const get = await given({});
    const metrics = await get('/metrics');
    expect(metrics).toMatchObject({ status: 200, cached: 'no-store' });
    expect(metrics.type).toMatch(/^text\/plain/);
    expect(metrics.text).toContain('process_cpu_seconds_total');
    expect((await get('/healthz')).cached).toBe('no-store');
  });

  it.each([
    ['ready', 200],
    ['starting', 503],
  ] as const)('says on the port of visitors no more than yes or no: %s', async (status, code) => {
    const away = () => Promise.reject(new AppError('UNAVAILABLE', verbatim('Search is away')));
    const get = await given({ search: away }, () => status, 'probes');
    expect(await get('/readyz')).toMatchObject({ status: code, text: status, cached: 'no-store' });
    expect(await get('/healthz')).toMatchObject({ status: 200, text: 'up', cached: 'no-store' });
    expect((await get('/metrics')).status).toBe(404);
  });

  it.each(['/METRICS', '/Metrics', '/metrics/', '/Readyz', '/readyz/', '/healthz/'])(
    'has no second name that a rule in front would let pass: %s',
    async (path) => {
      const [details, probes] = [await given({}), await given({}, () => 'ready', 'probes')];
      expect([(await details(path)).status, (await probes(path)).status]).toEqual([404, 404]);
    },
  );
});
