import { locationPath, PAGES } from '@wellspring/page-contract/paths';
import { AppError } from '@wellspring/errors';
import { LOCATIONS_MAX } from '@wellspring/rest-contract/listing-limits';
import { NO_SUCH_FILE } from '@wellspring/rest-contract/request-messages';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { bufferedResponse, PRIVATE, type BufferedResponse } from '../http/buffered-response.ts';
import type { Caller } from '../cache/recorded-graph.ts';
import { dataOf } from '../graph/data-of.ts';
import type { Edge } from '../edge/edge.ts';

/** Addresses of one file. The protocol allows 50,000; fewer keep each file quick to make. */
const ADDRESSES_PER_FILE = 1000;
const LISTED = [PAGES.root, PAGES.home, PAGES.publicLists];

const DOCUMENT = `query Sitemap($limit: Int, $offset: Int) {
  locations(sort: newest, limit: $limit, offset: $offset) { locations { id updatedAt } total }
}`;
const Data = z.object({
  locations: z.object({ locations: z.array(z.object({ id: z.string(), updatedAt: z.string() })), total: z.int() }),
});

const CATEGORIES = 'query SitemapCategories { categories { id } }';
const Categories = z.object({ categories: z.array(z.object({ id: z.int() })) });
const CATEGORY = 'query SitemapCategory($id: Int) { locations(filter: { categoryId: $id }, limit: 1) { total } }';
const Category = z.object({ locations: z.object({ total: z.int() }) });

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const xml = (body: string): BufferedResponse =>
  bufferedResponse({ type: 'application/xml; charset=utf-8', body: HEAD + body, cacheControl: PRIVATE });

const robots = (publicUrl: string): BufferedResponse =>
  bufferedResponse({
    type: 'text/plain; charset=utf-8',
    body: `User-agent: *\nAllow: /api/docs\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    cacheControl: 'public, max-age=3600',
  });

/** The map for crawlers: every published place; in several files when there are many. And robots.txt, which names it. */
export const sitemap = (edge: Edge): Router => {
  const { graph, send, respond, contextOf, publicUrl } = edge;
  const operation = graph.prepare(DOCUMENT, 'Sitemap');
  const allCategories = graph.prepare(CATEGORIES, 'SitemapCategories');
  const oneCategory = graph.prepare(CATEGORY, 'SitemapCategory');
  /** What visitors see, for every caller. */
  const page = async ({ dependsOn }: Caller, offset: number, limit: number) =>
    Data.parse(dataOf(await operation.run({ limit, offset }, { actor: VISITOR, dependsOn })).data).locations;
  const countFiles = async (caller: Caller): Promise<number> =>
    Math.max(1, Math.ceil((await page(caller, 0, 1)).total / ADDRESSES_PER_FILE));

  /** The lists of the categories that have something in them; empty ones are no pages for crawlers. */
  const categoryPages = async ({ dependsOn }: Caller): Promise<string[]> => {
    const caller = { actor: VISITOR, dependsOn };
    const { categories } = Categories.parse(dataOf(await allCategories.run({}, caller)).data);
    const counts = await Promise.all(
      categories.map(async ({ id }) => ({
        id,
        total: Category.parse(dataOf(await oneCategory.run({ id }, caller)).data).locations.total,
      })),
    );
    return counts.filter(({ total }) => total > 0).map(({ id }) => `${PAGES.home}?category=${id}`);
  };

  const places = async (caller: Caller, file: number): Promise<string[]> => {
    const lines: string[] = [];
    for (let at = 0; at < ADDRESSES_PER_FILE; at += LOCATIONS_MAX) {
      const { locations } = await page(caller, (file - 1) * ADDRESSES_PER_FILE + at, LOCATIONS_MAX);
      for (const { id, updatedAt } of locations)
        lines.push(`<url><loc>${publicUrl}${locationPath(id)}</loc><lastmod>${updatedAt}</lastmod></url>`);
      if (locations.length < LOCATIONS_MAX) break;
    }
    return lines;
  };

  const file = async (caller: Caller, number: number): Promise<BufferedResponse> => {
    if (number > (await countFiles(caller))) throw new AppError('NOT_FOUND', NO_SUCH_FILE);
    const pages =
      number === 1
        ? [...LISTED, ...(await categoryPages(caller))].map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
        : [];
    const lines = await places(caller, number);
    return xml(`<urlset ${NAMESPACE}>\n${[...pages, ...lines].join('\n')}\n</urlset>\n`);
  };

  const index = (files: number): BufferedResponse => {
    const lines = Array.from(
      { length: files },
      (_, at) => `<sitemap><loc>${publicUrl}/sitemap-${at + 1}.xml</loc></sitemap>`,
    );
    return xml(`<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`);
  };

  const whole = async (caller: Caller): Promise<BufferedResponse> => {
    const files = await countFiles(caller);
    return files > 1 ? index(files) : file(caller, 1);
  };

  const answering =
    (make: (caller: Caller, number: number) => Promise<BufferedResponse>): RequestHandler =>
    (request, response) => {
      contextOf(request).route = 'sitemap';
      const made = async (caller: Caller) => ({
        response: await make(caller, Number(request.params[0])),
        isCacheable: true,
      });
      return respond(request, response, made, { isPublic: true });
    };

  const robotsFile = robots(publicUrl);
  const router = Router({ caseSensitive: true });
  router.get('/robots.txt', (request, response) => send(request, response, robotsFile));
  router.get('/sitemap.xml', answering(whole));
  router.get(/^\/sitemap-([1-9]\d{0,4})\.xml$/, answering(file));
  return router;
};
