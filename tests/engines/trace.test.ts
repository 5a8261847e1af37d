import { writeFileSync } from 'node:fs';
import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import type { Part } from '@wellspring/testkit/processes/part-settings';

import { newWord, rowsOf } from '@wellspring/testkit/import-rows';
import { list } from './requests.ts';
import { startTraceCollector, type RecordedSpan } from './trace-collector.ts';
import { storyOf, tracePicture } from './trace-picture.ts';

const collector = await startTraceCollector();
const product = await startDistributed({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
const { origins } = product;

const PASSWORD = 'a quiet Water in the hills';

/** POST /api as a page would send it; answers with the id of its request and the cookie of its session. */
const post = async (path: string, body: object, cookie = '') => {
  const response = await fetch(`${origins.gateway}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  await response.text();
  return {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? '',
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
};

const reviewBySomebody = async (place: string) => {
  const { cookie } = await post('/api/register', { email: `${newWord()}@example.org`, password: PASSWORD });
  const review = { rating: 4, title: 'Calm water', content: 'Warm and clean all day long.' };
  return eventually(async () => {
    const reply = await post(`/api/locations/${place}/reviews`, review, cookie);
    expect(reply.status).toBe(201);
    return reply;
  }, 30_000);
};

type Line = { readonly traceId?: string; readonly requestId?: string; readonly msg: string };

const linesOf = (part: Part): readonly Line[] =>
  product
    .program(part)
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

/** The trace of a request, by the line that the gateway has logged of it. */
const traceIdOf = (requestId: string): Promise<string> =>
  eventuallyAcrossProcesses(() => {
    const traceId = linesOf('gateway').find((line) => line.requestId === requestId)?.traceId;
    if (traceId === undefined) throw new Error('The gateway has not logged it yet');
    return traceId;
  });

const label = ({ service, name }: RecordedSpan): string => `${service}: ${name}`;

/** What a span is part of, from the request on. */
const pathTo = (span: RecordedSpan, trace: readonly RecordedSpan[]): readonly string[] => {
  const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent, trace) : []), label(span)];
};

describe('one request', () => {
  it('is one trace, from the gateway over the service and the fact that it writes to everyone who hears of it', async () => {
    const word = newWord();
    await product.import(rowsOf(word, 1));
    const place = await eventually(async () => {
      const [found] = (await list(origins.gateway, `search=${word}`)).locations;
      if (!found) throw new Error('Not found yet');
      return found.id;
    }, 30_000);
    await reviewBySomebody(place); // the first one is slow: queries are compiled for it
    const { requestId } = await reviewBySomebody(place);
    const traceId = await traceIdOf(requestId);

    const request = 'gateway: POST /api/locations/{id}/reviews';
    const service = [request, 'gateway: reviews mutation', 'reviews: POST /graphql'];
    const expected = [
      [request],
      [request, 'gateway: identity query', 'identity: POST /graphql'],
      service,
      [...service, 'reviews: insert reviews'],
      [...service, 'reviews: reviews publish'],
      [...service, 'reviews: reviews.ratings process'],
      [...service, 'catalog: catalog.ratings process'],
      [...service, 'catalog: catalog.ratings process', 'catalog: catalog publish'],
      [...service, 'catalog: catalog.ratings process', 'catalog: catalog.search process', 'catalog: bulk'],
      [...service, 'lists-and-badges: lists-and-badges.badges process'],
      [...service, 'analytics: analytics.reviews process'],
      [...service, 'moderation: moderation.things process'],
    ];
    await eventually(() => {
      const trace = storyOf(collector.trace(traceId));
      const paths = trace.map((span) => pathTo(span, trace));
      for (const path of expected) expect(paths).toContainEqual(path);
    }, 60_000);
    expect(JSON.stringify(collector.all())).not.toMatch(/Calm water|example\.org/);
    const picture = process.env['TRACE_PICTURE'];
    if (picture !== undefined) writeFileSync(picture, tracePicture(collector.trace(traceId)));
  });
});
