import { Minus, Plus, RotateCcw, X } from '../../shared/icons.tsx';
import { useOffline } from '../../shared/use-offline.ts';
import { useWords } from '../../shared/words/words.ts';
import { useState, type ReactNode } from 'react';
import type { MapFailure } from './engine.ts';

export const MapLoading = () => (
  <p role="status" aria-busy="true" className="absolute inset-0 flex items-center justify-center text-ink-soft">
    <span className="rounded-card bg-surface/85 px-2.5 py-1">{useWords()('site.mapLoading')}</span>
  </p>
);

/** What is said about a poorer map. */
const POORER = {
  'no-basemap': 'map.withoutGround',
  'no-script': 'map.withoutGoogle',
} as const satisfies Readonly<Partial<Record<MapFailure, string>>>;

type LineProps = { readonly children: ReactNode; readonly onDismiss: () => void };

/** One quiet line on the map. Pins lie above it, but not above its button. */
const Line = ({ children, onDismiss }: LineProps) => (
  <div className="no-print flex min-h-7 max-w-full items-center rounded-card bg-surface/85 ps-2.5 text-xs text-ink-soft">
    <p>{children}</p>
    <button
      type="button"
      onClick={onDismiss}
      aria-label={useWords('map')('map.dismiss')}
      className="pointer-events-auto relative z-10 -my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-card hover:text-ink"
    >
      <X aria-hidden="true" className="size-3.5" />
    </button>
  </div>
);

const DISMISSED = 'wellspring-map-notice';

/** Storage can be refused by the browser's settings; then the line comes back with the next map. */
const stored = (): string | null => {
  try {
    return sessionStorage.getItem(DISMISSED);
  } catch {
    return null;
  }
};
const store = (notice: string): void => {
  try {
    sessionStorage.setItem(DISMISSED, notice);
  } catch {
    return;
  }
};

type NoticeProps = { readonly failure: MapFailure | null; readonly isKeyless: boolean };

/** What the reader may want to know about this map, until they have read it. */
export const MapNotice = ({ failure, isKeyless }: NoticeProps) => {
  const t = useWords('map');
  const [dismissed, setDismissed] = useState(stored);
  const offline = useOffline();
  const notice = offline
    ? 'map.offline'
    : failure && failure !== 'no-webgl'
      ? POORER[failure]
      : isKeyless
        ? 'map.keyMissing'
        : null;
  if (!notice || notice === dismissed) return null;
  const dismiss = () => {
    store(notice);
    setDismissed(notice);
  };
  return <Line onDismiss={dismiss}>{t(notice)}</Line>;
};

/** What is said about the map, in its upper corner: below the scale where that stands there. Fingers reach the map through it. */
export const MapWords = ({ children }: { readonly children: ReactNode }) => (
  <div className="pointer-events-none absolute top-3 left-3 flex max-w-[calc(100%-5.5rem)] flex-col items-start gap-2 max-lg:top-11">
    {children}
  </div>
);

/** Stands where the map cannot be drawn. */
export const NoMap = () => (
  <p role="alert" className="absolute inset-0 flex items-center justify-center px-8 pb-16 text-center text-ink-soft">
    {useWords('map')('map.cannotBeDrawn')}
  </p>
);

/** Over the map, while its places could not be loaded. */
export const MapTrouble = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useWords();
  const offline = useOffline();
  return (
    <div
      role="alert"
      className="pointer-events-auto relative z-10 flex items-center gap-3 rounded-card bg-surface py-1 ps-4 pe-1 text-sm shadow-float"
    >
      {t(offline ? 'site.youAreOffline' : 'site.mapFailed')}
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 rounded-card px-3 font-semibold text-primary hover:bg-sunken"
      >
        {t('site.tryAgain')}
      </button>
    </div>
  );
};

const zoomButton = 'flex size-11 items-center justify-center hover:bg-sunken focus-visible:z-10';

type ZoomProps = {
  readonly onZoom: (by: number) => void;
  /** left out where there is nothing to reset */
  readonly onReset?: () => void;
};

export const ZoomButtons = ({ onZoom, onReset }: ZoomProps) => {
  const t = useWords('map');
  return (
    <div className="absolute top-3 right-3 z-10 overflow-hidden rounded-card bg-surface shadow-float">
      <button type="button" aria-label={t('map.zoomIn')} className={zoomButton} onClick={() => onZoom(1)}>
        <Plus aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t('map.zoomOut')}
        className={`${zoomButton} border-t border-line`}
        onClick={() => onZoom(-1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      {onReset ? (
        <button
          type="button"
          aria-label={t('map.resetView')}
          title={t('map.resetView')}
          className={`${zoomButton} border-t border-line`}
          onClick={onReset}
        >
          <RotateCcw aria-hidden="true" className="size-4.5" />
        </button>
      ) : null}
    </div>
  );
};

type CreditsProps = { readonly isOwn: boolean };

/** Whose data this is. */
export const MapCredits = ({ isOwn }: CreditsProps) => {
  const t = useWords('map');
  return (
    <p className="mt-1.5 flex flex-wrap justify-end gap-x-3 text-xs text-ink-soft">
      <span>{t('map.creditsOfSearch')}</span>
      {isOwn ? <span>{t('map.creditsOfMap')}</span> : null}
    </p>
  );
};
