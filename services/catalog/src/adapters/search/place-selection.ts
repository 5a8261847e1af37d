import { boxSpans, chordSquaredOf, circleBox, FARTHEST_KM } from '../../domain/search/geo.ts';
import type { Coordinates } from '../../domain/location.ts';
import { circlesOf } from '../../domain/search/horizon.ts';
import type { Box, Circle, LocationQuery } from '../../domain/search/query.ts';
import type { PlaceColumns } from './place-columns.ts';
import type { RowNumbers } from './row-numbers.ts';

/** The conditions of a query other than words, tags and order. */
type Area = Pick<LocationQuery, 'categoryId' | 'box' | 'near' | 'radiusKm' | 'within'>;

/** The first circle in which the nearest places are looked for. */
const FIRST_KM = 20;

/** Row numbers one list after the other. */
export const joined = (parts: readonly RowNumbers[]): RowNumbers => {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** The rows that lie in the area of a query. */
export const placeSelection = (columns: PlaceColumns) => {
  const inBox = (numbers: RowNumbers, box: Box): RowNumbers => {
    const { latitudes, longitudes } = boxSpans(box);
    const belt = columns.where(numbers, 'latitude', latitudes);
    return joined(longitudes.map((span) => columns.where(belt, 'longitude', span)));
  };
  const inCircle = (numbers: RowNumbers, circle: Circle): RowNumbers => {
    const around = inBox(numbers, circleBox(circle, circle.km));
    const distance = columns.measure(around, circle);
    const most = chordSquaredOf(circle.km);
    return around.filter((no) => (distance[no] ?? NaN) <= most);
  };
  return {
    select: (numbers: RowNumbers, { categoryId, box, ...around }: Area): RowNumbers => {
      const inside = circlesOf(around).reduce(inCircle, box ? inBox(numbers, box) : numbers);
      return categoryId === undefined
        ? inside
        : columns.where(inside, 'category', { from: categoryId, to: categoryId });
    },
    /** Some rows without those that are too far away to be among so many nearest. */
    nearest: (numbers: RowNumbers, near: Coordinates, count: number): RowNumbers => {
      for (let km = FIRST_KM; km < FARTHEST_KM; km *= 2) {
        const around = inCircle(numbers, { ...near, km });
        if (around.length >= count) return around;
      }
      return numbers;
    },
  };
};

export type PlaceSelection = ReturnType<typeof placeSelection>;
