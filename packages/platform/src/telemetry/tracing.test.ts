import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { continueTrace, currentTraceId, currentTraceparent, describeSpan, inSpan, startTracing } from './tracing.ts';
import type { SpanAttributes } from './tracing.ts';

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
        inSpan('POST /graphql', { 'http.request.method': 'POST' }, () =>
          inSpan('verifyLocation', {}, async () => {
            await new Promise((resume) => setImmediate(resume));
            log.push({ traceparent: currentTraceparent() });
          }),
        ),
      );
      for (const { traceparent } of log)
        await continueTrace(traceparent, () => inSpan('search indexer', {}, async () => undefined));
    });
    expect(spans.map(({ name }) => name)).toEqual(['verifyLocation', 'POST /graphql', 'search indexer']);
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(
      new Set(['0af7651916cd43dd8448eb211c80319c']),
    );
    expect(spans[2]?.parentSpanContext?.spanId).toBe(spans[0]?.spanContext().spanId);
  });

  it('lets only declared attributes onto spans', async () => {
    const sneaky = { 'http.route': '/api/user', email: 'ada@example.org' };
    const declared: SpanAttributes = sneaky;
    const spans = await recorded(() => inSpan('read', declared, async () => describeSpan(declared)));
    expect(spans[0]?.attributes).toEqual({ 'http.route': '/api/user' });
  });

  it('marks a failed span with the code of the error, not its message', async () => {
    const spans = await recorded(async () => {
      const failing = inSpan('read', {}, () => Promise.reject(Object.assign(new Error('ada'), { code: 'CONFLICT' })));
      await expect(failing).rejects.toThrow('ada');
    });
    expect(spans[0]?.attributes).toEqual({ 'error.type': 'CONFLICT' });
    expect(JSON.stringify([spans[0]?.status, spans[0]?.events])).not.toContain('ada');
  });

  it('hands trace ids on without a collector', async () => {
    const tracing = await startTracing({ service: 'test' });
    const arrived = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await continueTrace(arrived, () =>
      inSpan('read', {}, async () => expect(currentTraceId()).toBe(arrived.slice(3, 35))),
    );
    await continueTrace('rubbish', () => inSpan('read', {}, async () => expect(currentTraceId()).toMatch(/[1-9a-f]/)));
    expect(currentTraceparent()).toBeUndefined();
    await tracing.stop();
  });

  it('is absent, not in the way, when it was not started', async () => {
    await expect(
      continueTrace('x', () => inSpan('read', {}, async () => currentTraceparent())),
    ).resolves.toBeUndefined();
  });
});
