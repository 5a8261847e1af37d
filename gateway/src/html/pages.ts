import { TOPICS } from '@wellspring/events/topics';
import type { ClientConfig, RenderPage } from '@wellspring/rest-contract/first-html';
import type { Request, RequestHandler } from 'express';
import type { Made } from '../cache/answer-cache.ts';
import { PRIVATE, readyAnswer } from '../cache/ready-answer.ts';
import type { Edge } from '../rest/edge.ts';
import { htmlShell } from './shell.ts';

export type PageSettings = {
  readonly renderPage: RenderPage;
  /** the built index.html, with places for head, body and state */
  readonly template: string;
  readonly config: ClientConfig;
};

/** Every address that is not a call or a file is a page of the web client, with its words in the first HTML. */
export const pages = ({ renderPage, template, config }: PageSettings, edge: Edge): RequestHandler => {
  const { graph, log, actorOf, send, noteOf, answered, publicUrl } = edge;
  const shell = htmlShell(template);
  const made = (status: number, html: string): Made => ({
    answer: readyAnswer({ status, type: 'text/html; charset=utf-8', body: html, cacheControl: PRIVATE }),
    keep: status === 200,
  });

  const render = async (request: Request): Promise<Made> => {
    const actor = await actorOf(request);
    try {
      const page = await renderPage({
        path: request.originalUrl,
        origin: publicUrl,
        config,
        execute: (operation) => graph.execute(operation, actor),
      });
      return made(page.status, shell(page));
    } catch (error) {
      // The shell alone still starts the client, which asks for itself; crawlers are told to come again.
      log.error({ requestId: noteOf(request).requestId, err: error }, 'a page could not be rendered');
      return made(500, shell({ head: '<title>Wellspring</title>', body: '', state: null }));
    }
  };

  return async (request, response) => {
    noteOf(request).route = 'page';
    await send(request, response, await answered(request, [TOPICS.catalog], () => render(request)));
  };
};
