import { MAILED_LINK_PAGES } from '@wellspring/page-contract/paths';
import type { RenderPage } from '@wellspring/page-contract/render-page';
import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import type { Request, RequestHandler } from 'express';
import { bufferedResponse, NOT_STORED, PRIVATE } from '../http/buffered-response.ts';
import type { Caller } from '../cache/recorded-graph.ts';
import type { Made } from '../cache/response-cache.ts';
import type { Edge } from '../edge/edge.ts';
import { languageOf } from '../http/language.ts';
import { pathOf } from '../http/request-head.ts';
import { nonced, type Nonce } from '../http/nonce.ts';
import { htmlShell } from './shell.ts';

export type PageSettings = {
  readonly renderPage: RenderPage;
  /** the built index.html, with places for head, body and state */
  readonly template: string;
  readonly config: ClientConfig;
  /** for pages whose policy needs one; null: none does */
  readonly nonce: Nonce | null;
};

/** Pages of mailed links: their address has a token, which no other request has and which is not stored. */
const UNTOLD = ['Referrer-Policy', 'no-referrer'] as const;

/** Every address that is not a call or a file is a page of the web client, with its words in the first HTML. */
export const pages = ({ renderPage, template, config, nonce }: PageSettings, edge: Edge): RequestHandler => {
  const { graph, log, contextOf, respond, publicUrl } = edge;
  const shell = htmlShell(nonce ? nonced(template, nonce.placeholder) : template);
  const render = async (request: Request, caller: Caller): Promise<Made> => {
    let isWhole = true;
    const language = languageOf(request);
    const isMailedLink = MAILED_LINK_PAGES.includes(pathOf(request.originalUrl));
    // A member's page is not stored anywhere, not even in the history cache of the browser.
    const cacheControl = caller.actor.kind === 'visitor' && !isMailedLink ? PRIVATE : NOT_STORED;
    const headers = isMailedLink ? UNTOLD : [];
    const made = (status: number, html: string): Made => ({
      response: bufferedResponse({
        status,
        type: 'text/html; charset=utf-8',
        body: html,
        cacheControl,
        headers,
        nonce,
        isInLanguage: true,
      }),
      isCacheable: status === 200 && isWhole && !isMailedLink,
    });
    try {
      const page = await renderPage({
        path: request.originalUrl,
        origin: publicUrl,
        language,
        config,
        isMember: caller.actor.kind === 'member',
        execute: async (operation) => {
          const result = await graph.execute(operation, caller);
          if (result.errors) isWhole = false;
          return result;
        },
      });
      return made(page.status, shell({ ...page, language }));
    } catch (error) {
      // Without content, the shell still starts the client, which makes its own requests; crawlers get Retry-After.
      log.error({ requestId: contextOf(request).requestId, err: error }, 'a page could not be rendered');
      return made(500, shell({ head: '<title>Wellspring</title>', body: '', language, state: null }));
    }
  };

  return async (request, response) => {
    contextOf(request).route = 'page';
    await respond(request, response, (caller) => render(request, caller), { isPublic: true });
  };
};
