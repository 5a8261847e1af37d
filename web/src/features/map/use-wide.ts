import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 64rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The list stands beside the map; otherwise it is a sheet over it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
