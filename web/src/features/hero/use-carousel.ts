import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds that a picture stands before the next one comes. */
const STANDS = 5_000;

const CALM = '(prefers-reduced-motion: reduce)';

const onCalmChange = (changed: () => void) => {
  const query = matchMedia(CALM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const usePrefersCalm = (): boolean =>
  useSyncExternalStore(
    onCalmChange,
    () => matchMedia(CALM).matches,
    () => true,
  );

/**
 * Which of some pictures is shown. It goes on to the next by itself, from the last to the first, unless the reader has stopped it, holds
 * it (points at it, has the focus in it), or wants no motion.
 */
export const useCarousel = (count: number, isHeld: boolean) => {
  const [shown, setShown] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const prefersCalm = usePrefersCalm();
  const goesOn = !isStopped && !prefersCalm;
  const isRunning = count > 1 && goesOn && !isHeld;
  const index = count === 0 ? 0 : shown % count;
  useEffect(() => {
    if (!isRunning) return undefined;
    const next = setTimeout(() => setShown((index + 1) % count), STANDS);
    return () => clearTimeout(next);
  }, [isRunning, index, count]);
  return { index, show: setShown, goesOn, setStopped, isRunning };
};
