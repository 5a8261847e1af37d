import { MAP_FAILED, MAP_LOADING } from '@wellspring/rest-contract/map-messages';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';

const Loading = () => (
  <p role="status" className="flex min-h-[600px] items-center justify-center rounded-card bg-sunken text-ink-soft">
    {MAP_LOADING}
  </p>
);

/** Where the map comes to stand. It is fetched when it is opened, and only by a browser. */
export const MapPanel = ({ children }: { readonly children: ReactNode }) => {
  const hydrated = useHydrated();
  return (
    <ErrorBoundary fallback={<Notice role="alert" title={MAP_FAILED} text="Please try again later." />}>
      <Suspense fallback={<Loading />}>{hydrated ? children : <Loading />}</Suspense>
    </ErrorBoundary>
  );
};
