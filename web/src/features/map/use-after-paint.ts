import { useEffect, useState } from 'react';
import { afterPaint } from '../../shared/after-paint.ts';

/** True from the paint after something has become true. The map takes the processor for long: what stands on it is shown before. */
export const useAfterPaint = (isReady: boolean): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    let gone = false;
    void afterPaint().then(() => {
      if (!gone) setPainted(true);
    });
    return () => {
      gone = true;
    };
  }, [isReady]);
  return isPainted;
};
