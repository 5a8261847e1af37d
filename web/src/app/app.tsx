import { PAGES } from '@wellspring/page-contract/paths';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ConfigContext } from '../shared/client-config.ts';
import { FailedQueries } from '../shared/graphql/use-fresh-query.ts';
import { SessionProvider } from '../shared/session/session.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { PageFailure } from '../shared/ui/failure.tsx';
import { Toasts } from '../shared/ui/toasts.tsx';
import type { FailedQuery } from './first-state.ts';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import {
  AddLocationScreen,
  AdminScreen,
  AuthScreen,
  ContactScreen,
  DashboardScreen,
  DeletionScreen,
  ForgotPasswordScreen,
  HomeScreen,
  ListScreen,
  LocationScreen,
  PrivacyScreen,
  ProfileScreen,
  PublicListsScreen,
  ResetPasswordScreen,
  TripPlannerScreen,
  VerifyEmailScreen,
} from './screens.ts';
import { StartPage } from './start-page.tsx';

type Props = {
  readonly client: ApolloClient;
  readonly config: ClientConfig;
  readonly isMember: boolean;
  /** queries that failed when the first HTML was made */
  readonly failed: readonly FailedQuery[];
};

/** The page of the address. When it fails, header and footer stand, and the next page starts afresh. */
const Page = () => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(retry) => <PageFailure onRetry={retry} />}>
      <Routes>
        <Route path={PAGES.root} element={<StartPage />} />
        <Route path={PAGES.landing} element={<StartPage />} />
        <Route path={PAGES.home} element={<HomeScreen />} />
        <Route path={PAGES.location} element={<LocationScreen />} />
        <Route path={PAGES.publicLists} element={<PublicListsScreen />} />
        <Route path={PAGES.list} element={<ListScreen />} />
        <Route path={PAGES.tripPlanner} element={<TripPlannerScreen />} />
        <Route path={PAGES.forgotPassword} element={<ForgotPasswordScreen />} />
        <Route path={PAGES.resetPassword} element={<ResetPasswordScreen />} />
        <Route path={PAGES.verifyEmail} element={<VerifyEmailScreen />} />
        <Route path={PAGES.addLocation} element={<AddLocationScreen />} />
        <Route path={PAGES.auth} element={<AuthScreen />} />
        <Route path={PAGES.deletion} element={<DeletionScreen />} />
        <Route path={PAGES.contact} element={<ContactScreen />} />
        <Route path={PAGES.dashboard} element={<DashboardScreen />} />
        <Route path={PAGES.admin} element={<AdminScreen />} />
        <Route path={PAGES.privacy} element={<PrivacyScreen />} />
        <Route path={PAGES.profile} element={<ProfileScreen />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ErrorBoundary>
  );
};

/** The whole client, below a router: the same on the server and in the browser. */
export const App = ({ client, config, isMember, failed }: Props) => {
  const failedQueries = useMemo(() => new Map(failed), [failed]);
  return (
    <ErrorBoundary fallback={(retry) => <PageFailure onRetry={retry} />}>
      <ApolloProvider client={client}>
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
      </ApolloProvider>
    </ErrorBoundary>
  );
};
