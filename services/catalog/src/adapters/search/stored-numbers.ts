import type { SearchDocument } from '../../domain/search/indexed.ts';

/** Numbers that the file stores under the same names. `initials` orders names roughly; coordinates are in units of 1e-8 degrees. */
export const STORED = ['category', 'standing', 'rating', 'reviews', 'created', 'initials', 'latitude', 'longitude'] as const; // prettier-ignore
export type Stored = Readonly<Record<(typeof STORED)[number], number | null>>;

const INITIAL_BYTES = 6;

/** The first bytes of a text as a number, which orders texts as SQLite does; texts that begin alike have the same. */
const initialsOf = (text: string): number =>
  Buffer.from(text.slice(0, INITIAL_BYTES + 1) + '\0'.repeat(INITIAL_BYTES)).readUIntBE(0, INITIAL_BYTES);

export const storedOf = ({ nameKeys, point, ...document }: SearchDocument): Stored => ({
  category: document.categoryId,
  standing: document.standing,
  rating: document.rating,
  reviews: document.reviews,
  created: document.created,
  initials: initialsOf(nameKeys.written),
  latitude: point?.latitude ?? null,
  longitude: point?.longitude ?? null,
});
