import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { CATEGORIES } from '../../domain/categories.ts';
import type { CellSum } from '../../domain/search/map-cells.ts';

const Stats = z.object({ min: z.number(), max: z.number(), sum: z.number() });
const Buckets = z.object({ buckets: z.array(z.object({ key: z.number(), doc_count: z.number() })) });
const Cells = z.object({
  cells: z.object({
    buckets: z.array(
      z.object({
        key: z.number(),
        doc_count: z.number(),
        latitudes: Stats,
        longitudes: Stats,
        categories: Buckets,
        best: z.object({ value: z.number() }),
      }),
    ),
  }),
});

/** What is asked of the places of each cell. */
export const CELL_SUMS: Record<string, estypes.AggregationsAggregationContainer> = {
  latitudes: { stats: { field: 'latitude' } },
  longitudes: { stats: { field: 'longitude' } },
  categories: { terms: { field: 'categoryId', size: CATEGORIES.length } },
  best: { max: { field: 'mapRank' } },
};

/** The sums by cell that a request with CELL_SUMS answers under `cells`. */
export const toSums = (answer: estypes.SearchResponse): CellSum[] =>
  Cells.parse(answer.aggregations).cells.buckets.map(({ key, doc_count: count, latitudes, longitudes, ...of }) => ({
    cell: key,
    count,
    latitudes: latitudes.sum,
    longitudes: longitudes.sum,
    south: latitudes.min,
    north: latitudes.max,
    west: longitudes.min,
    east: longitudes.max,
    categories: of.categories.buckets.map((bucket) => ({ categoryId: bucket.key, count: bucket.doc_count })),
    best: of.best.value,
  }));
