import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { z } from 'zod';

const Attributes = z
  .array(z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) }))
  .transform((pairs) => new Map(pairs.map(({ key, value }) => [key, value.stringValue ?? ''])));
const Span = z.object({ spanId: z.string(), parentSpanId: z.string().optional(), attributes: Attributes });
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

/** A span of a process, as a collector gets it. */
type ReceivedSpan = z.output<typeof Span> & { readonly service: string };

export type TraceReceiver = {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  readonly close: () => Promise<void>;
};

/** Stands where a collector would, and keeps what it is sent (OTLP over HTTP). */
export const startTraceReceiver = async (): Promise<TraceReceiver> => {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of Export.parse(body).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: resource.attributes.get('service.name') ?? '' });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const port = await freePort();
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  const close = (): Promise<void> => new Promise((closed) => void server.close(() => closed()));
  return { url: `http://127.0.0.1:${port}`, spans, close };
};
