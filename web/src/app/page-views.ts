import { PAGES } from '@wellspring/page-contract/paths';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

const EVENTS = '/api/events';

/** The receipt of a deleted account is private, and so is its address. */
const UNTOLD: readonly string[] = [PAGES.deletion];

/** Whether the reader's browser asks not to be followed: Do Not Track, or Global Privacy Control. */
const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Whether the page is visible: neither prerendered nor in a hidden tab. */
const isLookedAt = (): boolean => document.visibilityState === 'visible';

const tell = (path: string): void => {
  const locationId = matchPath(PAGES.location, path)?.params.id;
  const body = JSON.stringify({ type: 'page_view', path, ...(locationId !== undefined && { locationId }) });
  try {
    // It is sent in the background, also when the page closes at once; its result is ignored.
    navigator.sendBeacon(EVENTS, new Blob([body], { type: 'application/json' }));
  } catch {
    // A lost view does no harm.
  }
};

/** Calls back as soon as the page is visible, once. Returns how to stop waiting. */
const onceLookedAt = (look: () => void): (() => void) => {
  if (isLookedAt()) {
    look();
    return () => undefined;
  }
  const check = (): void => {
    if (!isLookedAt()) return;
    document.removeEventListener('visibilitychange', check);
    look();
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
};

/** Tells the server once for each view of a page, unless the reader asks for privacy. */
export const usePageViews = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (asksForPrivacy() || UNTOLD.some((page) => matchPath(page, pathname))) return undefined;
    return onceLookedAt(() => tell(pathname));
  }, [pathname]);
};
