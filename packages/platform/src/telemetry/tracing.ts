import type { EventEmitter } from 'node:events';
import type { Context, Span } from '@opentelemetry/api';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { AlwaysOffSampler, BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { connectionProblem } from '../connection-problem.ts';
import { errorCode } from '../error-code.ts';
import { withTimeout } from '../timeout.ts';
import { allowed, withinTheList, type SpanAttributes } from './span-attributes.ts';

export type Tracing = {
  /** Sends what is still here, then stops. */
  stop(): Promise<void>;
};

/** How long the last traces may take when the process ends. */
const LAST_SPANS_MS = 2_000;

/** Where traces are sent (OTLP over HTTP). */
export type Collector = {
  readonly url: string;
  readonly headers?: Record<string, string> | undefined;
  /** called when it goes away, and when it is back */
  readonly log: Readonly<Record<'info' | 'warn', (fields: object, message: string) => void>>;
};

/** Logs when the collector becomes unavailable, and when it is back. */
const exportStatus = (log: Collector['log']) => {
  let up = true;
  return (error: Error | undefined): void => {
    if (up && error)
      log.warn({ reason: connectionProblem(error), err: error }, 'the collector takes no traces now; they are lost');
    if (!up && !error) log.info({}, 'the collector takes traces');
    up = error === undefined;
  };
};

/** The exporter is loaded only where traces are sent: it costs memory. */
const exporterTo = async ({ url, headers = {}, log }: Collector): Promise<SpanExporter> => {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers });
  const reportExport = exportStatus(log);
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // A failure is passed on with its error.
        reportExport(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
};

/** The recorded attributes and the name of the process. Loaded only there, too. */
const recording = async (exporter: SpanExporter, service: string) => {
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  return {
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(withinTheList(exporter))],
  };
};

let isRecording = false;

/** Whether traces are sent: otherwise costly recording is skipped. */
export const recordsTraces = (): boolean => isRecording;

/**
 * Starts tracing for this process. Without a collector (OTLP over HTTP) nothing is recorded, but trace ids are made and
 * handed on, so that the log lines of one request can be found in every process.
 */
export const startTracing = async (options: {
  readonly service: string;
  readonly collector?: Collector | undefined;
  /** for tests */
  readonly exporter?: SpanExporter;
}): Promise<Tracing> => {
  const exporter = options.exporter ?? (options.collector ? await exporterTo(options.collector) : undefined);
  const provider = new NodeTracerProvider(
    exporter ? await recording(exporter, options.service) : { sampler: new AlwaysOffSampler() },
  );
  provider.register();
  isRecording = exporter !== undefined;
  const stop = async (): Promise<void> => {
    isRecording = false;
    trace.disable();
    context.disable();
    propagation.disable();
    // Spans that the collector does not accept in time are lost, and the process still ends normally.
    await withTimeout(provider.shutdown(), LAST_SPANS_MS, () => new Error('the collector was too slow')).catch(
      () => undefined,
    );
  };
  return { stop };
};

const tracer = () => trace.getTracer('wellspring');

const errorType = (error: unknown): string => errorCode(error) ?? (error instanceof Error ? error.name : typeof error);

/** What a span is about: work of this process, a request it answers, a call it makes, messages it hands over or handles. */
const KINDS = {
  work: SpanKind.INTERNAL,
  request: SpanKind.SERVER,
  call: SpanKind.CLIENT,
  publish: SpanKind.PRODUCER,
  process: SpanKind.CONSUMER,
} as const;

type What = { readonly name: string; readonly kind?: keyof typeof KINDS; readonly attributes?: SpanAttributes };

const optionsOf = ({ kind = 'work', attributes = {} }: What) => ({
  kind: KINDS[kind],
  attributes: allowed(attributes),
});

const markFailed = (span: Span, error: unknown): void =>
  void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType(error));

/** Runs something as one span of the current trace. An error marks the span with its code, never with its message. */
export const inSpan = <T>(what: What, run: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(what.name, optionsOf(what), async (span) => {
    try {
      return await run();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** Runs something that several traces have caused: as a span of each, and what it does itself belongs to the first. */
export const inSpans = async <T>(
  traceparents: readonly (string | undefined)[],
  what: What,
  run: () => Promise<T>,
): Promise<T> => {
  const [first, ...others] = new Set(traceparents);
  const spans = others.map((other) => tracer().startSpan(what.name, optionsOf(what), arrived(other)));
  try {
    return await continueTrace(first, () => inSpan(what, run));
  } catch (error) {
    for (const span of spans) markFailed(span, error);
    throw error;
  } finally {
    for (const span of spans) span.end();
  }
};

/**
 * Begins a call of something outside of this process, as a span of what is recorded now; where nothing is, there is none. The
 * caller ends the span by calling the result.
 */
export const beginCall = (name: string, attributes: SpanAttributes): ((error?: unknown) => void) | undefined => {
  if (trace.getActiveSpan()?.isRecording() !== true) return undefined;
  const span = tracer().startSpan(name, optionsOf({ name, kind: 'call', attributes }));
  return (error) => {
    if (error !== undefined) markFailed(span, error);
    span.end();
  };
};

/** A call of something outside of this process, as a span of what is recorded now. */
export const inCall = <T>(name: string, attributes: SpanAttributes, run: () => Promise<T>): Promise<T> =>
  trace.getActiveSpan()?.isRecording() === true ? inSpan({ name, kind: 'call', attributes }, run) : run();

/** Adds what became known later to the current span; `name` renames it. */
export const describeSpan = (attributes: SpanAttributes, name?: string): void => {
  const span = trace.getActiveSpan();
  if (name !== undefined) span?.updateName(name);
  span?.setAttributes(allowed(attributes));
};

export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** The current W3C trace context: events and requests carry it. */
export const currentTraceparent = (): string | undefined => {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
};

const arrived = (traceparent: string | undefined): Context =>
  propagation.extract(ROOT_CONTEXT, traceparent === undefined ? {} : { traceparent });

/** Runs something as part of the trace that came along; what is malformed or absent begins a new one. */
export const continueTrace = <T>(traceparent: string | undefined, run: () => Promise<T>): Promise<T> =>
  context.with(arrived(traceparent), run);

/** Binds listeners of a request or response to the current trace: Node calls them outside of any context. */
export const keepTrace = (emitter: EventEmitter): void => void context.bind(context.active(), emitter);
