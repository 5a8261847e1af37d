import type { Location } from '../location.ts';
import { boxSpans, isInBox, toUnits } from './geo.ts';
import { passes } from './facets.ts';
import { toIndexed } from './indexed.ts';
import { placeFacets } from './place-facets.ts';
import type { LocationQuery } from './query.ts';

type Filters = Pick<LocationQuery, 'categoryId' | 'tag' | 'box' | 'near' | 'radiusKm' | 'facets'>;

const isInside = ({ coordinates }: Location, box: LocationQuery['box']): boolean =>
  box === undefined ||
  (coordinates !== null && isInBox(boxSpans(box), toUnits(coordinates.latitude), toUnits(coordinates.longitude)));

/** Of Locations that are named like a place, those that a list with such filters may have; near a given point, none. */
export const namedWithin = (
  named: readonly Location[],
  { categoryId, tag, box, near, facets = {} }: Filters,
): readonly Location[] =>
  near
    ? []
    : named.filter(
        (location) =>
          (categoryId === undefined || location.categoryId === categoryId) &&
          (tag === undefined || location.tags.some(({ slug }) => slug === tag)) &&
          isInside(location, box) &&
          passes(placeFacets(toIndexed(location)), facets),
      );

type Slice = { readonly limit: number; readonly offset: number };

/** What a page of both has of the first, and what of the second. */
export const pageOfBoth = (first: number, { limit, offset }: Slice): readonly [Slice, Slice] => {
  const ofFirst = Math.max(0, Math.min(limit, first - offset));
  return [
    { limit: ofFirst, offset },
    { limit: limit - ofFirst, offset: Math.max(0, offset - first) },
  ];
};
