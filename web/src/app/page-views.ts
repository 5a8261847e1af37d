import { PAGES } from '@wellspring/page-contract/paths';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

const EVENTS = '/api/events';

/** The receipt of a deleted account is nobody's business, nor is where it is. */
const UNTOLD: readonly string[] = [PAGES.deletion];

/** Whether the reader's browser asks not to be followed: Do Not Track, or Global Privacy Control. */
const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Whether somebody looks at the page: it is neither made beforehand nor behind another tab. */
const isLookedAt = (): boolean => document.visibilityState === 'visible';

const tell = (path: string): void => {
  const locationId = matchPath(PAGES.location, path)?.params.id;
  const body = JSON.stringify({ type: 'page_view', path, ...(locationId !== undefined && { locationId }) });
  try {
    // It goes out beside everything else, also when the page is left at once; what becomes of it is nobody's concern here.
    navigator.sendBeacon(EVENTS, new Blob([body], { type: 'application/json' }));
  } catch {
    // A view that is not told is not missed.
  }
};

/** Calls back as soon as somebody looks at the page, once. Returns how to stop waiting. */
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
