import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { z } from 'zod';

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});

const OtlpSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(Attribute).default([]),
});

const OtlpTraces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(OtlpSpan) })),
    }),
  ),
});

/** A span as a process sent it. */
export type RecordedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  /** the process that it is of */
  readonly service: string;
  readonly name: string;
  /** milliseconds since 1970 */
  readonly start: number;
  readonly end: number;
  readonly attributes: Readonly<Record<string, string | number>>;
};

const recordOf = (attributes: readonly z.output<typeof Attribute>[]): RecordedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']));

const milliseconds = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

const spansOf = (body: unknown): readonly RecordedSpan[] =>
  OtlpTraces.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes }) => ({
        traceId,
        spanId,
        parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
        service: String(recordOf(resource.attributes)['service.name']),
        name,
        start: milliseconds(startTimeUnixNano),
        end: milliseconds(endTimeUnixNano),
        attributes: recordOf(attributes),
      })),
    ),
  );

/** Takes traces over OTLP, as a collector does, until the last test of the file. */
export const startTraceCollector = async () => {
  const spans: RecordedSpan[] = [];
  const server = createServer((request, response) => {
    json(request)
      .then((body) => spans.push(...spansOf(body)))
      .then(
        () => response.end('{}'),
        () => response.writeHead(400).end(),
      );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    /** those that arrived so far, by their begin */
    trace: (traceId: string): readonly RecordedSpan[] =>
      spans.filter((span) => span.traceId === traceId).toSorted((one, other) => one.start - other.start),
    all: (): readonly RecordedSpan[] => spans,
  };
};
