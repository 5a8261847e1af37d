import { readFileSync } from 'node:fs';
import type { Language } from '@wellspring/words/languages';
import { Router } from 'express';
import { bufferedResponse, SHARED, type BufferedResponse } from '../http/buffered-response.ts';
import { languageOf } from '../http/language.ts';
import { docsPage } from './docs-page.ts';
import type { Edge } from '../edge/edge.ts';
import { openApi } from './openapi.ts';
import type { Route } from './route.ts';

const FOR_A_WHILE = 'public, max-age=600';

const stored = (type: string, body: string): BufferedResponse =>
  bufferedResponse({ type: `${type}; charset=utf-8`, body, cacheControl: FOR_A_WHILE });

/** Makes the response of each language once, at its first request. */
const inEachLanguage = (make: (language: Language) => BufferedResponse) => {
  const made = new Map<Language, BufferedResponse>();
  return (language: Language): BufferedResponse => {
    const answer = made.get(language) ?? make(language);
    made.set(language, answer);
    return answer;
  };
};

const answersOf = (routes: readonly Route[], publicUrl: string) => {
  const contract = openApi(routes, publicUrl);
  const document = stored('application/json', JSON.stringify(contract, null, 2));
  const styles = stored('text/css', readFileSync(new URL('docs.css', import.meta.url), 'utf8'));
  return {
    '/api/openapi.json': () => document,
    '/api/docs': inEachLanguage((language) => {
      const body = docsPage(contract, language);
      return bufferedResponse({ type: 'text/html; charset=utf-8', body, cacheControl: SHARED, isInLanguage: true });
    }),
    '/api/docs.css': () => styles,
  };
};

const PATHS = ['/api/openapi.json', '/api/docs', '/api/docs.css'] as const;

/** The contract itself: for machines, and for people. Made from the table of routes at the first request: a start does not wait for it. */
export const contractRouter = (routes: readonly Route[], { publicUrl, send, contextOf }: Edge): Router => {
  let answers: ReturnType<typeof answersOf> | undefined;
  const router = Router({ caseSensitive: true });
  for (const path of PATHS)
    router.get(path, (request, response) => {
      contextOf(request).route = path;
      answers ??= answersOf(routes, publicUrl);
      return send(request, response, answers[path](languageOf(request)));
    });
  return router;
};
