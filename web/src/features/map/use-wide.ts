import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** How much of the map a sheet covers that is not pulled up, in pixels. */
export const CLOSED_SHEET = 56;

/** The list stands beside the map; otherwise it is a sheet over it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide);
