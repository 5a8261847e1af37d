import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { RenderPage, RenderRefused } from '@wellspring/page-contract/render-page';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import texts from '../generated/operations.json';
import { graphClient } from '../shared/graphql/client.ts';
import { queryKey } from '../shared/graphql/freshness.ts';
import type { ExecuteOperation } from '../shared/graphql/link.ts';
import { HeadCollector } from '../shared/head/page-head.tsx';
import { fullTitle, type PageMeta } from '../shared/head/page-meta.ts';
import { escapeHtml, renderHead } from '../shared/head/render-head.ts';
import { loadLeftOut } from '../shared/ui/island.tsx';
import type { Screen } from '../shared/ui/screen.tsx';
import { App } from './app.tsx';
import type { FailedQuery } from './first-state.ts';
import { Layout } from './layout.tsx';
import { refusedHeading, RefusedPage } from './refused-page.tsx';
import { loadScreens, screenAt } from './screens.ts';

/** Put in by the build: the scripts of each screen beside the common one, by the screen's module. */
declare const SCRIPTS_OF_SCREENS: Readonly<Record<string, readonly string[]>>;

/** So that the browser fetches the screen's scripts beside the common one, not after it. */
const preloads = (screen: Screen | undefined): string =>
  (screen ? (SCRIPTS_OF_SCREENS[screen.module] ?? []) : [])
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${escapeHtml(file)}">`)
    .join('');

const RENDERS_MAX = 5;

/** The page with all its parts: one that was left out would be an error in the browser, which finds it missing. */
const renderWhole = async (tree: ReactNode, rendersLeft = RENDERS_MAX): Promise<string> => {
  const { result } = await prerenderStatic({ tree, renderFunction: renderToString, maxRerenders: RENDERS_MAX });
  return (await loadLeftOut()) && rendersLeft > 0 ? renderWhole(tree, rendersLeft - 1) : result;
};

const textOf: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/**
 * Renders one page for the first HTML, as often as its components find new queries to wait for: what a screen asks stands in the
 * screen alone. What cannot be had is shown as what it is, never thrown.
 */
export const renderPage: RenderPage = async ({ path, origin, config, isMember, execute }) => {
  await loadScreens();
  const url = new URL(`${origin}${path}`);
  const failed: FailedQuery[] = [];
  const executeHere: ExecuteOperation = async ({ operationName, variables, hash }) => {
    const fail = (code: unknown) =>
      failed.push([queryKey(operationName, variables), typeof code === 'string' ? code : null]);
    try {
      const result = await execute({ query: textOf.get(hash) ?? '', operationName, variables });
      if (result.errors?.length) fail(result.errors[0]?.extensions?.['code']);
      return result;
    } catch (error) {
      fail(null);
      throw error;
    }
  };
  const client = graphClient(executeHere);

  let meta: PageMeta = { title: 'Wellspring', description: '', canonical: url.pathname, status: 503 };
  const tree = (
    <StrictMode>
      <StaticRouter location={`${url.pathname}${url.search}`}>
        <HeadCollector value={(said) => void (meta = said)}>
          <App client={client} config={config} isMember={isMember} failed={failed} />
        </HeadCollector>
      </StaticRouter>
    </StrictMode>
  );
  try {
    const body = await renderWhole(tree);
    const state = { cache: client.extract(), config, isMember, failed };
    const head = renderHead(meta, origin) + preloads(screenAt(url.pathname, isMember));
    return { status: meta.status ?? 200, head, body, state };
  } finally {
    client.stop();
  }
};

/** Renders the page of a refused request, in the look of all others. */
export const renderRefused: RenderRefused = (request) => {
  const client = graphClient(() => Promise.reject(new Error('The page of a refused request asks for nothing')));
  try {
    const body = renderToString(
      <StaticRouter location="/">
        <ApolloProvider client={client}>
          <Layout>
            <RefusedPage request={request} />
          </Layout>
        </ApolloProvider>
      </StaticRouter>,
    );
    const title = fullTitle({ title: refusedHeading(request) });
    return { head: `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`, body };
  } finally {
    client.stop();
  }
};
