import type { SearchIndex } from '../search-ports.ts';
import type { Understanding } from './understand-text.ts';

/** So many texts are cached; what is named like a town elsewhere is held with them. */
const MOST = 100;
/** After so long another process may have written, and other places may be open. */
const LIFE_MS = 10_000;

type Cached = { readonly until: number; readonly meaning: Promise<Understanding> };

/** What the last texts mean: list, map and counts of one screen ask for the same text, and each move of the map does again. */
export type MeaningCache = {
  /** The meaning of a text, read once. Spaces make no difference. */
  readonly of: (text: string, read: () => Promise<Understanding>) => Promise<Understanding>;
  readonly forget: () => void;
};

/** An empty cache; it is for texts alone, since a meaning depends on no position, filter or page. */
export const meaningCache = (now: () => Date): MeaningCache => {
  const cache = new Map<string, Cached>();
  return {
    of: (text, read) => {
      const key = text.trim().replaceAll(/\s+/gu, ' ');
      const time = now().getTime();
      const found = cache.get(key);
      const cached = found && found.until > time ? found : { until: time + LIFE_MS, meaning: read() };
      cache.delete(key);
      cache.set(key, cached);
      for (const oldest of cache.keys()) {
        if (cache.size <= MOST) break;
        cache.delete(oldest);
      }
      // What failed is read again by the next call.
      cached.meaning.catch(() => cache.get(key) === cached && cache.delete(key));
      return cached.meaning;
    },
    forget: () => cache.clear(),
  };
};

/** The index, which calls `onChange` whenever it may answer otherwise, also after a failed write. */
export const watchedIndex = (index: SearchIndex, onChange: () => void): SearchIndex => ({
  ...index,
  write: (changes) => index.write(changes).finally(onChange),
  rebuild: async () => {
    const rebuild = await index.rebuild();
    return { ...rebuild, swap: () => rebuild.swap().finally(onChange) };
  },
});
