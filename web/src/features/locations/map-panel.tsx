import { MAP_LOADING } from '../../shared/map-messages.ts';
import type { ReactNode } from 'react';
import { useHydrated } from '../../shared/use-hydrated.ts';

/** Where the map comes to stand, while it is on its way. */
export const MapLoading = () => (
  <p
    role="status"
    className="needs-script flex min-h-[600px] grow items-center justify-center rounded-card bg-sunken text-ink-soft"
  >
    {MAP_LOADING}
  </p>
);

type Props = {
  /** what stands here for readers without script and for crawlers */
  readonly withoutScript: ReactNode;
  readonly children: ReactNode;
};

/** The map is fetched when it is opened, and only by a browser that runs scripts. */
export const MapPanel = ({ withoutScript, children }: Props) =>
  useHydrated() ? (
    children
  ) : (
    <>
      <noscript>{withoutScript}</noscript>
      <MapLoading />
    </>
  );
