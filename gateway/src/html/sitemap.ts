import { AppError } from '@wellspring/errors';
import { TOPICS } from '@wellspring/events/topics';
import { LOCATIONS_MAX } from '@wellspring/rest-contract/listing-limits';
import { NO_SUCH_FILE } from '@wellspring/rest-contract/request-messages';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { PRIVATE, readyAnswer, type ReadyAnswer } from '../cache/ready-answer.ts';
import { dataOf } from '../rest/ask-graph.ts';
import type { Edge } from '../rest/edge.ts';

/** Addresses of one file. The protocol allows 50,000; fewer keep each file quick to make. */
const ADDRESSES_PER_FILE = 1000;
const PAGES = ['/', '/home'];

const DOCUMENT = `query Sitemap($limit: Int, $offset: Int) {
  locations(sort: newest, limit: $limit, offset: $offset) { locations { id updatedAt } total }
}`;
const Data = z.object({
  locations: z.object({ locations: z.array(z.object({ id: z.string(), updatedAt: z.string() })), total: z.int() }),
});

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const xml = (body: string): ReadyAnswer =>
  readyAnswer({ type: 'application/xml; charset=utf-8', body: HEAD + body, cacheControl: PRIVATE });

const robots = (publicUrl: string): ReadyAnswer =>
  readyAnswer({
    type: 'text/plain; charset=utf-8',
    body: `User-agent: *\nAllow: /api/docs\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    cacheControl: 'public, max-age=3600',
  });

/** The map for crawlers: every published place; in several files when there are many. And robots.txt, which names it. */
export const sitemap = (edge: Edge): Router => {
  const { graph, send, answered, noteOf, publicUrl } = edge;
  const operation = graph.prepare(DOCUMENT, 'Sitemap');
  const page = async (offset: number, limit: number) =>
    Data.parse(dataOf(await operation.run({ limit, offset }, VISITOR)).data).locations;

  const places = async (file: number): Promise<string[]> => {
    const lines: string[] = [];
    for (let at = 0; at < ADDRESSES_PER_FILE; at += LOCATIONS_MAX) {
      const { locations } = await page((file - 1) * ADDRESSES_PER_FILE + at, LOCATIONS_MAX);
      for (const { id, updatedAt } of locations)
        lines.push(
          `<url><loc>${publicUrl}/location/${encodeURIComponent(id)}</loc><lastmod>${updatedAt}</lastmod></url>`,
        );
      if (locations.length < LOCATIONS_MAX) break;
    }
    return lines;
  };

  const file = async (number: number): Promise<ReadyAnswer> => {
    const pages = number === 1 ? PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`) : [];
    const lines = await places(number);
    if (lines.length === 0 && number > 1) throw new AppError('NOT_FOUND', NO_SUCH_FILE);
    return xml(`<urlset ${NAMESPACE}>\n${[...pages, ...lines].join('\n')}\n</urlset>\n`);
  };

  const index = (files: number): ReadyAnswer => {
    const lines = Array.from(
      { length: files },
      (_, at) => `<sitemap><loc>${publicUrl}/sitemap-${at + 1}.xml</loc></sitemap>`,
    );
    return xml(`<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`);
  };

  const whole = async (): Promise<ReadyAnswer> => {
    const { total } = await page(0, 1);
    return total > ADDRESSES_PER_FILE ? index(Math.ceil(total / ADDRESSES_PER_FILE)) : file(1);
  };

  const kept = (request: Request, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> => {
    noteOf(request).route = 'sitemap';
    return answered(request, [TOPICS.catalog], async () => ({ answer: await make(), keep: true }));
  };

  const robotsFile = robots(publicUrl);
  const router = Router({ caseSensitive: true });
  router.get('/robots.txt', (request, response) => send(request, response, robotsFile));
  router.get('/sitemap.xml', async (request, response) => send(request, response, await kept(request, whole)));
  router.get(/^\/sitemap-([1-9]\d{0,4})\.xml$/, async (request, response) =>
    send(request, response, await kept(request, () => file(Number(request.params[0])))),
  );
  return router;
};
