import type { RenderPage } from '@wellspring/rest-contract/first-html';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import texts from '../generated/operations.json';
import { graphClient } from '../shared/graphql/client.ts';
import type { Ask } from '../shared/graphql/link.ts';
import { HeadCollector } from '../shared/head/page-head.tsx';
import type { PageMeta } from '../shared/head/page-meta.ts';
import { renderHead } from '../shared/head/render-head.ts';
import { App } from './app.tsx';
import { prepare } from './prepare.ts';

const textOf: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/** Renders one page with its data for the first HTML. Missing data is shown as what it is, never thrown. */
export const renderPage: RenderPage = async ({ path, origin, config, execute }) => {
  const url = new URL(`${origin}${path}`);
  const ask: Ask = async ({ operationName, variables, hash }) =>
    execute({ query: textOf.get(hash) ?? '', operationName, variables });
  const client = graphClient(ask);
  const failed = await prepare(client, url);

  let meta: PageMeta = { title: 'Wellspring', description: '', canonical: url.pathname, status: 503 };
  const body = renderToString(
    <StrictMode>
      <StaticRouter location={`${url.pathname}${url.search}`}>
        <HeadCollector value={(said) => void (meta = said)}>
          <App client={client} config={config} failed={failed} />
        </HeadCollector>
      </StaticRouter>
    </StrictMode>,
  );
  const state = { cache: client.extract(), config, failed };
  client.stop();
  return { status: meta.status ?? 200, head: renderHead(meta, origin), body, state };
};
