import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { bufferedResponse, type BufferedResponse } from '../cache/buffered-response.ts';
import { docsPage } from './docs-page.ts';
import type { Edge } from './edge.ts';
import { openApi } from './openapi.ts';
import type { Route } from './route.ts';

const FOR_A_WHILE = 'public, max-age=600';

const stored = (type: string, body: string): BufferedResponse =>
  bufferedResponse({ type: `${type}; charset=utf-8`, body, cacheControl: FOR_A_WHILE });

/** The contract itself: for machines, and for people. Made once, from the table of routes. */
export const contractRouter = (routes: readonly Route[], { publicUrl, send, contextOf }: Edge): Router => {
  const contract = openApi(routes, publicUrl);
  const answers = {
    '/api/openapi.json': stored('application/json', JSON.stringify(contract, null, 2)),
    '/api/docs': stored('text/html', docsPage(contract)),
    '/api/docs.css': stored('text/css', readFileSync(new URL('docs.css', import.meta.url), 'utf8')),
  };
  const router = Router({ caseSensitive: true });
  for (const [path, answer] of Object.entries(answers))
    router.get(path, (request, response) => {
      contextOf(request).route = path;
      return send(request, response, answer);
    });
  return router;
};
