import { MAP_FEATURES_MAX, MAP_SINGLE_PLACES_MAX } from '@wellspring/rest-contract/map-limits';
import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { UNITS_PER_DEGREE } from '../../domain/search/geo.ts';
import { gridLevel, mapView, type CellSum } from '../../domain/search/map-cells.ts';
import type { TextPlan } from '../../domain/search/plan.ts';
import type { MapPlace, MapQuery, MapView } from '../../domain/search/query.ts';
import { cellField } from './elastic-mapping.ts';
import { placesQuery } from './elastic-query.ts';

type Search = (request: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** More than a box has cells: those that its edge only touches count too. */
const MAX_CELLS = 2 * MAP_FEATURES_MAX;

const Stats = z.object({ min: z.number(), max: z.number(), sum: z.number() });
const Cells = z.object({
  cells: z.object({
    buckets: z.array(z.object({ key: z.number(), doc_count: z.number(), latitudes: Stats, longitudes: Stats })),
  }),
});
const Source = z.object({
  id: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  categoryId: z.number(),
  temperature: z.string().nullable(),
});

const cellSums = (answer: estypes.SearchResponse): CellSum[] =>
  Cells.parse(answer.aggregations).cells.buckets.map(({ key, doc_count: count, latitudes, longitudes }) => ({
    cell: key,
    count,
    latitudes: latitudes.sum,
    longitudes: longitudes.sum,
    south: latitudes.min,
    north: latitudes.max,
    west: longitudes.min,
    east: longitudes.max,
  }));

const toPlace = (hit: estypes.SearchHit): MapPlace => {
  const { latitude, longitude, ...place } = Source.parse(hit._source);
  return { ...place, latitude: latitude / UNITS_PER_DEGREE, longitude: longitude / UNITS_PER_DEGREE };
};

/** The map: sums by cell first, then the places that are shown one by one. */
export const elasticMap =
  (search: Search) =>
  async (query: MapQuery, plan: TextPlan | undefined): Promise<MapView> => {
    const filter = placesQuery(query, plan);
    const places = async (more: estypes.QueryDslQueryContainer[]): Promise<MapPlace[]> => {
      const answer = await search({
        query: { bool: { filter: [...filter, ...more] } },
        size: MAP_FEATURES_MAX,
        _source: Object.keys(Source.shape),
        track_total_hits: false,
      });
      return answer.hits.hits.map(toPlace);
    };
    const sumsAt = (level: number): Promise<estypes.SearchResponse> =>
      search({
        query: { bool: { filter } },
        size: 0,
        track_total_hits: true,
        aggregations: {
          cells: {
            terms: { field: cellField(level), size: MAX_CELLS },
            aggregations: {
              latitudes: { stats: { field: 'latitude' } },
              longitudes: { stats: { field: 'longitude' } },
            },
          },
        },
      });
    let level = gridLevel(query.box, query.zoom);
    let answer = await sumsAt(level);
    const total = typeof answer.hits.total === 'object' ? answer.hits.total.value : 0;
    if (total <= MAP_SINGLE_PLACES_MAX) return mapView(total > 0 ? await places([]) : [], []);
    while (cellSums(answer).length > MAP_FEATURES_MAX) answer = await sumsAt((level -= 1));
    const cells = cellSums(answer);
    const single = cells.filter(({ count }) => count === 1).map(({ cell }) => cell);
    return mapView(
      single.length > 0 ? await places([{ terms: { [cellField(level)]: single } }]) : [],
      cells.filter(({ count }) => count > 1),
    );
  };
