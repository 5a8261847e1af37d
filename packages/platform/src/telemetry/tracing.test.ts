import { EventEmitter } from 'node:events';
import { SpanKind, trace } from '@opentelemetry/api';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import type { SpanAttributes } from './span-attributes.ts';
import {
  continueTrace,
  currentTraceId,
  currentTraceparent,
  describeSpan,
  inCall,
  inSpan,
  inSpans,
  keepTrace,
  startTracing,
} from './tracing.ts';

const recorded = async (run: () => Promise<void>) => {
  const exporter = new InMemorySpanExporter();
  const tracing = await startTracing({ service: 'test', exporter });
  exporter.shutdown = () => Promise.resolve(); // it would forget its spans
  await run();
  await tracing.stop();
  return exporter.getFinishedSpans();
};

describe('tracing', () => {
  it('follows one request over its event into the consumer', async () => {
    const log: { traceparent?: string | undefined }[] = [];
    const spans = await recorded(async () => {
      const request = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      await continueTrace(request, () =>
        inSpan({ name: 'POST /graphql', kind: 'request' }, () =>
          inSpan({ name: 'verifyLocation' }, async () => {
            await new Promise((resume) => setImmediate(resume));
            log.push({ traceparent: currentTraceparent() });
          }),
        ),
      );
      for (const { traceparent } of log)
        await continueTrace(traceparent, () => inSpan({ name: 'search indexer' }, async () => undefined));
    });
    expect(spans.map(({ name }) => name)).toEqual(['verifyLocation', 'POST /graphql', 'search indexer']);
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(
      new Set(['0af7651916cd43dd8448eb211c80319c']),
    );
    expect(spans[2]?.parentSpanContext?.spanId).toBe(spans[0]?.spanContext().spanId);
  });

  it('accepts only declared attributes on spans', async () => {
    const sneaky = { 'http.route': '/api/user', email: 'ada@example.org' };
    const declared: SpanAttributes = sneaky;
    const spans = await recorded(() =>
      inSpan({ name: 'read', attributes: declared }, async () => describeSpan(declared)),
    );
    expect(spans[0]?.attributes).toEqual({ 'http.route': '/api/user' });
  });

  it('marks a failed span with the code of the error, not its message', async () => {
    const spans = await recorded(async () => {
      const failing = inSpan({ name: 'read' }, () =>
        Promise.reject(Object.assign(new Error('ada'), { code: 'CONFLICT' })),
      );
      await expect(failing).rejects.toThrow('ada');
    });
    expect(spans[0]?.attributes).toEqual({ 'error.type': 'CONFLICT' });
    expect(JSON.stringify([spans[0]?.status, spans[0]?.events])).not.toContain('ada');
  });

  it('links work for several requests to the trace of each', async () => {
    const traces = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
    const parents = traces.map((id) => `00-${id}-b7ad6b7169203331-01`);
    const spans = await recorded(() =>
      inSpans([...parents, ...parents], { name: 'index', kind: 'process' }, () =>
        inCall('bulk', { 'peer.service': 'elasticsearch' }, async () => undefined),
      ),
    );
    const traceOf = (name: string) =>
      spans.filter((span) => span.name === name).map((span) => span.spanContext().traceId);
    expect(traceOf('index').toSorted()).toEqual(traces);
    expect(traceOf('bulk')).toEqual(traces.slice(0, 1));
  });

  it('keeps what listens to a request within its trace, though Node calls it from outside', async () => {
    const request = new EventEmitter();
    let traceInListener: string | undefined;
    let own: string | undefined;
    await recorded(() =>
      inSpan({ name: 'POST', kind: 'request' }, async () => {
        keepTrace(request);
        own = currentTraceId();
        request.on('data', () => (traceInListener = currentTraceId()));
      }).then(() => void request.emit('data')),
    );
    expect(traceInListener).toBe(own);
  });

  it('strips spans of libraries of details, and drops spans without a request', async () => {
    const library = () => trace.getTracer('a library');
    const attributes = { 'db.system': 'elasticsearch', 'url.full': 'http://x/?q=ada', 'db.query.text': 'ada' };
    const spans = await recorded(() =>
      inSpan({ name: 'POST', kind: 'request' }, async () => {
        const span = library().startSpan('search', { kind: SpanKind.CLIENT, attributes });
        span.recordException(new Error('ada'));
        span.setStatus({ code: 2, message: 'ada' }).end();
        library().startSpan('ping', { kind: SpanKind.CLIENT, root: true }).end();
      }),
    );
    expect(spans.map(({ name }) => name)).toEqual(['search', 'POST']);
    expect(spans[0]?.attributes).toEqual({ 'db.system': 'elasticsearch' });
    expect(JSON.stringify([spans[0]?.status, spans[0]?.events])).not.toContain('ada');
  });

  it('hands trace ids on without a collector', async () => {
    const tracing = await startTracing({ service: 'test' });
    const arrived = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await continueTrace(arrived, () =>
      inSpan({ name: 'read' }, async () => expect(currentTraceId()).toBe(arrived.slice(3, 35))),
    );
    await continueTrace('rubbish', () =>
      inSpan({ name: 'read' }, async () => expect(currentTraceId()).toMatch(/[1-9a-f]/)),
    );
    expect(currentTraceparent()).toBeUndefined();
    await tracing.stop();
  });

  it('is absent, not in the way, when it was not started', async () => {
    await expect(
      continueTrace('x', () => inSpan({ name: 'read' }, async () => currentTraceparent())),
    ).resolves.toBeUndefined();
  });
});
