import { useEffect, useEffectEvent } from 'react';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Up to a quarter more or less, so that not every browser comes back at one moment after an outage. */
const jittered = (wait: number): number => wait * (0.75 + Math.random() / 2);

/**
 * Calls `retry` as long as `failed` is true: after 2 s, then with growing pauses up to a minute while the page is seen,
 * and at once when the browser is online again or the reader comes back to the page.
 */
export const useRetryWhileFailed = (failed: boolean, retry: () => void): void => {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!failed) return;
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer = setTimeout(() => {
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
        later();
        if (document.visibilityState !== 'hidden') tryAgain();
      }, jittered(wait));
    };
    const now = () => {
      if (document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      wait = FIRST_WAIT_MS;
      later();
      tryAgain();
    };
    later();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [failed]);
};
