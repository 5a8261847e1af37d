import { LRUCache } from 'lru-cache';
import type { Location } from '../domain/location.ts';
import { rememberedReads } from './remembered-reads.ts';

/** What the places may take that are remembered: some ten thousand as they are imported. */
const PLACES_BYTES = 16_000_000;
/** What a place was measured to take for a character that it is written out with, and a little more. */
const BYTES_PER_CHARACTER = 1.5;
/** Ids that are read at once: a list is paged through, and reading ids alone costs little. */
const STRETCH = 256;
/** Places that are read at once, from the first of a page on: who pages through a list asks for the next ones soon. */
const AHEAD = 32;

/** Reads documents; see published-pages.ts. */
type Reads = {
  /** ids of a list in its order; fewer at its end */
  readonly ids: (categoryId: number | undefined, offset: number, limit: number) => Promise<readonly string[]>;
  /** those of these places that are published, in any order */
  readonly places: (ids: readonly string[]) => Promise<readonly Location[]>;
};

/**
 * Lists of published places where one process writes them: the order is known until any place is written, a place until it is written
 * itself. Lists of several categories and pages that overlap show the same places. Values are shared: nobody may change them.
 */
export const rememberedPlaces = (read: Reads) => {
  const stretches = rememberedReads<readonly string[]>({ clock: () => 0, lifeMs: () => Infinity });
  const places = new LRUCache<string, Location>({
    maxSize: PLACES_BYTES,
    sizeCalculation: (place) => Math.ceil(JSON.stringify(place).length * BYTES_PER_CHARACTER),
  });
  let writes = 0;

  const stretch = (categoryId: number | undefined, at: number): Promise<readonly string[]> =>
    stretches.of(`${categoryId},${at}`, () => read.ids(categoryId, at * STRETCH, STRETCH));

  const idsOf = async (categoryId: number | undefined, offset: number, limit: number): Promise<readonly string[]> => {
    const first = Math.floor(offset / STRETCH);
    const count = Math.floor((offset + limit - 1) / STRETCH) - first + 1;
    const ids = await Promise.all(Array.from({ length: count }, (_, at) => stretch(categoryId, first + at)));
    const [only = [], ...others] = ids;
    const start = offset - first * STRETCH;
    return (others.length === 0 ? only : ids.flat()).slice(start, start + limit);
  };

  /** What is written while it is read may have been read before: it is not remembered. */
  const readPlaces = async (ids: readonly string[]): Promise<readonly Location[]> => {
    const writesBefore = writes;
    const found = await read.places(ids);
    if (writes === writesBefore) for (const place of found) places.set(place.id, place);
    return found;
  };

  return {
    page: async (categoryId: number | undefined, offset: number, limit: number): Promise<readonly Location[]> => {
      const ahead = await idsOf(categoryId, offset, Math.max(limit, AHEAD));
      const ids = ahead.slice(0, limit);
      const known = ids.flatMap((id) => places.get(id) ?? []);
      if (known.length === ids.length) return known;
      const whole = new Map(known.map((place) => [place.id, place]));
      for (const place of await readPlaces(ahead.filter((id) => !places.has(id)))) whole.set(place.id, place);
      return ids.flatMap((id) => whole.get(id) ?? []);
    },
    /** These places were written: called when the write is done, whatever came of it. */
    written: (ids: readonly string[]): void => {
      writes += 1;
      stretches.forget();
      for (const id of ids) places.delete(id);
    },
  };
};
