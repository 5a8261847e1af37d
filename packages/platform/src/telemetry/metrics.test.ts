import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { eventually } from '@wellspring/testkit/eventually';
import express from 'express';
import { listen } from '../lifecycle/listen.ts';
import { makeMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { measureProcess } from './process-metrics.ts';
import { startTracing } from './tracing.ts';

describe('makeMetrics', () => {
  it('has the figures of the process, in its own registry', async () => {
    makeMetrics();
    const text = await makeMetrics().text();
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('reads gauges at each scrape', async () => {
    const metrics = makeMetrics();
    let waiting = 3;
    metrics.gauge('wellspring_outbox', 'Facts that wait', () => waiting);
    metrics.gaugeBy('group', 'wellspring_lag', 'Messages to handle', async () => ({ 'catalog.search': 7 }));
    metrics.gaugeBy('group', 'wellspring_lag', 'Messages to handle', () => ({ 'analytics.stats': 0 }));
    expect(await metrics.text()).toMatch(/^wellspring_outbox 3$/m);
    waiting = 4;
    const text = await metrics.text();
    expect(text).toMatch(/^wellspring_outbox 4$/m);
    expect(text).toMatch(/^wellspring_lag\{group="catalog.search"\} 7$/m);
    expect(text).toMatch(/^wellspring_lag\{group="analytics.stats"\} 0$/m);
  });

  it('leaves out what cannot be read now, and shows the rest', async () => {
    const metrics = makeMetrics();
    let isAway = false;
    metrics.gauge('wellspring_fickle', 'Sometimes away', () => (isAway ? Promise.reject(new Error('away')) : 1));
    metrics.gauge('wellspring_throwing', 'Throws', () => {
      throw new Error('away');
    });
    metrics.gauge('wellspring_hanging', 'Never answers', () => new Promise<number>(() => undefined));
    metrics.gauge('wellspring_steady', 'Always there', () => 2);
    expect(await metrics.text()).toMatch(/^wellspring_fickle 1$/m);
    isAway = true;
    const text = await metrics.text();
    expect(text).not.toMatch(/^wellspring_(fickle|throwing|hanging) /m);
    expect(text).toMatch(/^wellspring_steady 2$/m);
  });

  it('counts events by label', async () => {
    const metrics = makeMetrics();
    const deadLettered = metrics.counter('wellspring_dead_letters_total', 'Given up', ['group']);
    deadLettered({ group: 'a' });
    deadLettered({ group: 'a' });
    expect(await metrics.text()).toMatch(/^wellspring_dead_letters_total\{group="a"\} 2$/m);
  });
});

describe('measureProcess', () => {
  it('says how much memory there is, and counts the requests that are being answered', async () => {
    const metrics = makeMetrics();
    measureProcess(metrics);
    const figure = async (name: string): Promise<number> =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics.text())?.[1]);
    expect(await figure('wellspring_memory_limit_bytes')).toBeGreaterThan(
      await figure('process_resident_memory_bytes'),
    );
    expect(await figure('wellspring_heap_limit_bytes')).toBeGreaterThan(await figure('nodejs_heap_size_used_bytes'));

    const [arrived, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const app = express().use(observeRequests(metrics), (_request, response) => {
      arrived.resolve();
      void finish.promise.then(() => response.send('at last'));
    });
    const server = await listen(app, 0);
    const answer = fetch(`http://127.0.0.1:${server.port}/`);
    await arrived.promise;
    expect(await figure('wellspring_http_requests_in_flight')).toBe(1);
    finish.resolve();
    await (await answer).text();
    await eventually(async () => expect(await figure('wellspring_http_requests_in_flight')).toBe(0));
    await server.close();
  });
});

describe('observeRequests', () => {
  it('measures by route template and continues the trace of the caller', async () => {
    const exporter = new InMemorySpanExporter();
    const tracing = await startTracing({ service: 'test', exporter });
    exporter.shutdown = () => Promise.resolve(); // it would forget its spans
    const metrics = makeMetrics();
    const places = express.Router().get('/places/:id', (_request, response) => void response.send('a place'));
    const app = express().use(observeRequests(metrics)).use('/api', places);
    const server = await listen(app, 0);
    const address = `http://127.0.0.1:${server.port}`;
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await fetch(`${address}/api/places/42`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
    await fetch(`${address}/api/places/43?email=ada@example.org`);
    await fetch(`${address}/wp-admin`);
    const count = (labels: string) => `wellspring_http_request_seconds_count{method="GET",${labels}}`;
    await eventually(async () => {
      const text = await metrics.text();
      expect(text).toContain(`${count('route="/api/places/:id",status="200"')} 2`);
      expect(text).toContain(`${count('route="none",status="404"')} 1`);
    });
    await server.close();
    await tracing.stop();
    const spans = exporter.getFinishedSpans();
    expect(spans.map(({ name }) => name).sort()).toEqual(['GET /api/places/:id', 'GET /api/places/:id', 'GET none']);
    expect(spans.map((span) => span.spanContext().traceId)).toContain(traceId);
    expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('ada');
  });
});
