import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { SpanKind, type Attributes } from '@opentelemetry/api';

/** All that a span may say. What is not in this list does not leave the process, so nothing personal can slip out. */
const SPAN_ATTRIBUTES = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'graphql.operation.name',
  'graphql.operation.type',
  'subgraph.name',
  'peer.service',
  'messaging.destination.name',
  'messaging.operation.name',
  'messaging.consumer.group.name',
  'messaging.batch.message_count',
  'db.system',
  'db.collection.name',
  'db.operation.name',
  'error.type',
] as const;

export type SpanAttributes = { readonly [name in (typeof SPAN_ATTRIBUTES)[number]]?: string | number | undefined };

export const allowed = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    SPAN_ATTRIBUTES.flatMap((name) => {
      const value = attributes[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Libraries have spans of their own, with addresses, words of searches and messages of errors: here they say as little as ours. */
const withoutDetails = (span: ReadableSpan): ReadableSpan => ({
  name: span.name,
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
  startTime: span.startTime,
  endTime: span.endTime,
  duration: span.duration,
  ended: span.ended,
  status: { code: span.status.code },
  attributes: allowed(span.attributes),
  links: [],
  events: [],
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
});

/** A call that no request or fact has caused, such as the look at an engine's health, is no story worth keeping. */
const isCaused = ({ kind, parentSpanContext }: ReadableSpan): boolean =>
  kind !== SpanKind.CLIENT || parentSpanContext !== undefined;

/** Exports only allowed attributes. */
export const withinTheList = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.filter(isCaused).map(withoutDetails), done),
  shutdown: () => exporter.shutdown(),
  ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
});
