import type { Context } from '@opentelemetry/api';
import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { AlwaysOffSampler, BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { errorCode } from '../error-code.ts';

/** All that a span may say. What is not in this list does not leave the process, so nothing personal can slip out. */
export const SPAN_ATTRIBUTES = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'graphql.operation.name',
  'graphql.operation.type',
  'subgraph.name',
  'messaging.destination.name',
  'messaging.operation.name',
  'messaging.consumer.group.name',
  'messaging.batch.message_count',
  'db.collection.name',
  'db.operation.name',
  'error.type',
] as const;

export type SpanAttributes = { readonly [name in (typeof SPAN_ATTRIBUTES)[number]]?: string | number };

export type Tracing = {
  /** Sends what is still here, then stops. */
  stop(): Promise<void>;
};

const allowed = (attributes: SpanAttributes): Record<string, string | number> =>
  Object.fromEntries(
    SPAN_ATTRIBUTES.flatMap((name) => {
      const value = attributes[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The exporter is loaded only where traces are kept: it costs memory. */
const exporterTo = async (collector: string): Promise<SpanExporter> => {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new OTLPTraceExporter({ url: `${collector}/v1/traces` });
};

/**
 * Starts tracing for this process. Without a collector (OTLP over HTTP) nothing is recorded, but trace ids are made and
 * handed on, so that the log lines of one request can be found in every process.
 */
export const startTracing = async (options: {
  readonly service: string;
  readonly exporterUrl?: string | undefined;
  /** for tests */
  readonly exporter?: SpanExporter;
}): Promise<Tracing> => {
  const exporter = options.exporter ?? (options.exporterUrl ? await exporterTo(options.exporterUrl) : undefined);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    ...(exporter ? { spanProcessors: [new BatchSpanProcessor(exporter)] } : { sampler: new AlwaysOffSampler() }),
  });
  provider.register();
  const stop = async (): Promise<void> => {
    trace.disable();
    context.disable();
    propagation.disable();
    await provider.shutdown();
  };
  return { stop };
};

const tracer = () => trace.getTracer('wellspring');

const errorType = (error: unknown): string => errorCode(error) ?? (error instanceof Error ? error.name : typeof error);

/** Runs something as one span of the current trace. An error marks the span with its code, never with its message. */
export const inSpan = <T>(name: string, attributes: SpanAttributes, run: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, { attributes: allowed(attributes) }, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType(error));
      throw error;
    } finally {
      span.end();
    }
  });

/** Adds what became known later to the current span; `name` renames it. */
export const describeSpan = (attributes: SpanAttributes, name?: string): void => {
  const span = trace.getActiveSpan();
  if (name !== undefined) span?.updateName(name);
  span?.setAttributes(allowed(attributes));
};

export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** The W3C trace context of what runs now: a fact or a request takes it along. */
export const currentTraceparent = (): string | undefined => {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
};

/** Runs something as part of the trace that came along; what is malformed or absent begins a new one. */
export const continueTrace = <T>(traceparent: string | undefined, run: () => Promise<T>): Promise<T> => {
  const arrived: Context = propagation.extract(ROOT_CONTEXT, traceparent === undefined ? {} : { traceparent });
  return context.with(arrived, run);
};
