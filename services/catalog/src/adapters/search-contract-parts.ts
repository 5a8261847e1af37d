import type { IndexedLocation } from '../domain/search/indexed-location.ts';
import type { SearchIndex } from '../search-ports.ts';
import { samplePlace, seeded } from './search-samples.ts';

export const put = (places: readonly IndexedLocation[]) => places.map((place) => ({ put: place }));

export const allOf = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
};

export const place = (id: string, name: string, more: Partial<IndexedLocation> = {}): IndexedLocation => ({
  ...samplePlace(seeded(1), id),
  name, otherNames: null, description: null, tags: [], city: null, country: null, ...more,
}); // prettier-ignore

/** A new index that an empty rebuild has filled. */
export const filledIndex = async (open: () => Promise<SearchIndex>): Promise<SearchIndex> => {
  const index = await open();
  await (await index.rebuild()).swap();
  return index;
};

/** A text as it is typed, letter by letter. */
export const beginningsOf = (text: string): readonly string[] => {
  const letters = [...text];
  return letters.map((_, at) => letters.slice(0, at + 1).join('')).filter((typed) => typed === typed.trim());
};
