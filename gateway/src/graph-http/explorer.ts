import { readFileSync } from 'node:fs';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import { printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { serverWords } from '@wellspring/words/server-words';
import { bufferedResponse } from '../http/buffered-response.ts';
import type { BufferedResponse } from '../http/buffered-response.ts';
import { sendResponse } from '../http/send-response.ts';
import { plainHeader } from '../html/plain-header.ts';

const FOR_A_WHILE = 'public, max-age=600';

const EXAMPLE = `query Places {
  locations(limit: 3) {
    total
    locations { id name city country }
  }
}`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wellspring graph</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/api/docs.css">
<link rel="stylesheet" href="/graphql/explorer.css">
<script type="module" src="/graphql/explorer.js"></script>
</head>
<body>
${plainHeader(serverWords('en'))}
<main>
<h1>Wellspring graph</h1>
<p>Send operations to <code>/graphql</code>. The schema is at <a href="/graphql/schema.graphql">/graphql/schema.graphql</a>, the REST calls at <a href="/api/docs">/api/docs</a>.</p>
<div class="sides">
<form id="operation">
<label for="query">Operation</label>
<textarea id="query" rows="14" spellcheck="false" required>${EXAMPLE}</textarea>
<label for="variables">Variables, as JSON</label>
<textarea id="variables" rows="4" spellcheck="false"></textarea>
<button>Run (Ctrl+Enter)</button>
</form>
<div role="group" aria-labelledby="answered">
<h2 id="answered">Answer</h2>
<pre id="answer" role="region" aria-labelledby="answered" aria-live="polite" tabindex="0"></pre>
<details id="types"><summary>Schema</summary><pre id="schema" role="region" aria-label="Schema" tabindex="0">Loading …</pre></details>
</div>
</div>
</main>
</body>
</html>
`;

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const stored = (type: string, body: string): BufferedResponse =>
  bufferedResponse({ type: `${type}; charset=utf-8`, body, cacheControl: FOR_A_WHILE });

/** Made at the first request: a start does not wait for it. */
const answering = (make: () => BufferedResponse): RequestHandler => {
  let made: BufferedResponse | undefined;
  return (request, response, next) => {
    made ??= make();
    Promise.resolve(sendResponse(request, response, made, [])).catch(next);
  };
};

/** The schema as text. */
export const schemaFile = (schema: GraphQLSchema): Router =>
  Router({ caseSensitive: true }).get(
    '/schema.graphql',
    answering(() => stored('text/plain', printSchema(schema))),
  );

/** A page on which people try operations, for browsers that go to /graphql. */
export const explorerPage = (): Router => {
  const page = answering(() => stored('text/html', PAGE));
  return Router({ caseSensitive: true })
    .get(
      '/explorer.css',
      answering(() => stored('text/css', fileOf('explorer.css'))),
    )
    .get(
      '/explorer.js',
      answering(() => stored('text/javascript', fileOf('explorer-client.mjs'))),
    )
    .get('/', (request, response, next) => {
      const best = request.accepts('application/json', 'application/graphql-response+json', 'text/html');
      if (best === 'text/html' && !request.originalUrl.includes('?')) return page(request, response, next);
      next();
    });
};
