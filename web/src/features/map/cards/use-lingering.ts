import { useEffect, useState } from 'react';

/** A pointer that only passes means nothing. */
const LINGER_MS = 150;

/** What stays for a while; null as soon as it is gone. */
export const useLingering = <T extends object>(value: T | null): T | null => {
  const [lingering, setLingering] = useState<T | null>(null);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLingering(value), LINGER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value && lingering === value ? value : null;
};
