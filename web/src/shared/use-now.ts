import { useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useOnReturn } from './use-on-return.ts';

const HALF_A_MINUTE = 30_000;

/** The present time in milliseconds, followed while the page stays; null until the browser has taken over the page. */
export const useNow = (): number | null => {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  const follow = () => setNow(Date.now());
  useOnReturn(follow);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return isHydrated ? now : null;
};
