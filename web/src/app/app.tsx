import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ClientConfig } from '@wellspring/rest-contract/first-html';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ConfigContext } from '../shared/client-config.ts';
import { FailedFirst } from '../shared/graphql/use-ask.ts';
import { HomePage } from './home-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { Layout } from './layout.tsx';
import { LocationPage } from './location-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

type Props = {
  readonly client: ApolloClient;
  readonly config: ClientConfig;
  /** questions that had no answer when the first HTML was made */
  readonly failed: readonly string[];
};

/** The whole client, below a router: the same on the server and in the browser. */
export const App = ({ client, config, failed }: Props) => {
  const failedFirst = useMemo(() => new Set(failed), [failed]);
  return (
    <ApolloProvider client={client}>
      <ConfigContext value={config}>
        <FailedFirst value={failedFirst}>
          <Layout>
            <Routes>
              <Route path="/" element={<LandingPage />} />
              <Route path="/landing" element={<LandingPage />} />
              <Route path="/home" element={<HomePage />} />
              <Route path="/location/:id" element={<LocationPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Layout>
        </FailedFirst>
      </ConfigContext>
    </ApolloProvider>
  );
};
