import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Browsers say the same words again and again: what was found of them is remembered. */
const REMEMBERED = 2_000;

/** Whether a program that is no browser says so by its user agent; one that says nothing is none either. */
export const botRecognizer = (): ((userAgent: string) => boolean) => {
  const known = new LRUCache<string, boolean>({ max: REMEMBERED });
  return (userAgent) => {
    const found = known.get(userAgent) ?? (userAgent.trim() === '' || isbot(userAgent));
    known.set(userAgent, found);
    return found;
  };
};
