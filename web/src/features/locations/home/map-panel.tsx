import type { ReactNode } from 'react';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { useWords } from '../../../shared/words/words.ts';

/** Where the map comes to stand, while it is on its way. */
export const MapLoading = () => (
  <p
    role="status"
    aria-busy="true"
    className="needs-script -mx-4 flex min-h-[min(24rem,80svh)] grow items-center justify-center bg-sunken text-ink-soft md:-mx-8 lg:mx-0 lg:min-h-[600px] lg:rounded-card"
  >
    {useWords()('site.mapLoading')}
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
