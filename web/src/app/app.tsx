import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import type { Language } from '@wellspring/words/languages';
import { createElement, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfigContext } from '../shared/client-config.ts';
import { FailedQueries } from '../shared/graphql/use-fresh-query.ts';
import { SessionProvider, useSession } from '../shared/session/session.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { PageFailure } from '../shared/ui/failure.tsx';
import { LanguageContext } from '../shared/words/words.ts';
import { ScreenSkeleton } from '../shared/ui/screen.tsx';
import { Toasts } from '../shared/ui/toasts.tsx';
import type { FailedQuery } from './first-state.ts';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { screenAt } from './screens.ts';
import { useHomeAddress } from './use-home-address.ts';

type Props = {
  readonly config: ClientConfig;
  readonly isMember: boolean;
  readonly language: Language;
  /** queries that failed when the first HTML was made */
  readonly failed: readonly FailedQuery[];
};

/** Found in one table by browser and server: the router's own would bring its loading of data along. */
const ScreenOfAddress = () => {
  const { isMember } = useSession();
  const { pathname } = useLocation();
  useHomeAddress();
  const Screen = screenAt(pathname, isMember);
  return Screen ? createElement(Screen) : <NotFoundPage />;
};

/** The page of the address. When it fails, header and footer stand, and the next page starts afresh. */
const Page = () => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(retry) => <PageFailure onRetry={retry} />}>
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenOfAddress />
      </Suspense>
    </ErrorBoundary>
  );
};

/** The whole client, below a router and what answers its queries: the same on the server and in the browser. */
export const App = ({ config, isMember, language, failed }: Props) => {
  const failedQueries = useMemo(() => new Map(failed), [failed]);
  return (
    <LanguageContext value={language}>
      <ErrorBoundary fallback={(retry) => <PageFailure onRetry={retry} />}>
        <ConfigContext value={config}>
          <FailedQueries value={failedQueries}>
            <Toasts>
              <SessionProvider isMember={isMember}>
                <Layout>
                  <Page />
                </Layout>
              </SessionProvider>
            </Toasts>
          </FailedQueries>
        </ConfigContext>
      </ErrorBoundary>
    </LanguageContext>
  );
};
