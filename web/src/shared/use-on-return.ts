import { useEffect, useEffectEvent } from 'react';

/** Calls back when the reader comes back to the page from another tab or window. */
export const useOnReturn = (onReturn: () => void): void => {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  useEffect(() => {
    const listen = (): void => returned();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
};
