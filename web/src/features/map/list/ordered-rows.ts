import type { LocationSort } from '@wellspring/rest-contract/location-rules';
import { warmestOf } from '../../../shared/format/temperature.ts';

type Row = {
  readonly createdAt: string;
  readonly averageRating: number;
  readonly reviewCount: number;
  readonly temperature: string | null;
  readonly distanceKm: number | null;
};

/** What the highest of comes first. */
const WORTH: Readonly<Partial<Record<LocationSort, (row: Row) => number>>> = {
  rating: ({ averageRating, reviewCount }) => (reviewCount === 0 ? -1 : averageRating),
  newest: ({ createdAt }) => Date.parse(createdAt),
  warmest: ({ temperature }) => (temperature === null ? -Infinity : (warmestOf(temperature) ?? -Infinity)),
  distance: ({ distanceKm }) => -(distanceKm ?? Infinity),
};

/** The rows of the pins in the order that the reader chose; equals, and all without such an order, as they come: best first. */
export const orderedRows = <Each extends Row>(rows: readonly Each[], sort: LocationSort | null): readonly Each[] => {
  const worthOf = sort && WORTH[sort];
  if (!worthOf) return rows;
  return rows.toSorted((a, b) => {
    const [own, other] = [worthOf(a), worthOf(b)];
    return own === other ? 0 : own > other ? -1 : 1;
  });
};
