import { MAP_FEATURES_MAX, MAP_SINGLE_PLACES_MAX } from '@wellspring/rest-contract/map-limits';
import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { CLOSURE } from '../../domain/search/closure.ts';
import { UNITS_PER_DEGREE } from '../../domain/search/geo.ts';
import { gridLevel, mapView, type CellSum } from '../../domain/search/map-cells.ts';
import type { TextPlan } from '../../domain/search/text-plan.ts';
import type { MapPlace, MapQuery, MapFeatures } from '../../domain/search/query.ts';
import { cellsFrom, splitBox, WHOLE_CELLS_LEVEL } from '../../domain/search/whole-cells.ts';
import { conditionsOf } from '../../domain/search/facets.ts';
import type { Clocked } from './elastic-hours.ts';
import { WITHOUT_CLOSED } from './elastic-closure.ts';
import { cellField } from './elastic-mapping.ts';
import { anySpansQuery, placesQuery, type Filters } from './elastic-query.ts';

const mapQuery = (query: Filters, plan: TextPlan | undefined): estypes.QueryDslQueryContainer[] => [
  ...placesQuery(query, plan),
  ...(plan ? [WITHOUT_CLOSED] : []),
];

type Search = (request: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** More than a box has cells: those that its edge only touches count too. */
const MAX_CELLS = 2 * MAP_FEATURES_MAX;
const ALL_CELLS = 4 ** WHOLE_CELLS_LEVEL;

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
  closure: z.number(),
});

const toSums = (answer: estypes.SearchResponse): CellSum[] =>
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

/** Sums by cell of a level; `most`: the most cells that there may be. */
const cellsOf =
  (search: Search) =>
  async (filter: estypes.QueryDslQueryContainer[], level: number, most: number): Promise<readonly CellSum[]> => {
    const stats = { latitudes: { stats: { field: 'latitude' } }, longitudes: { stats: { field: 'longitude' } } };
    const terms = { field: cellField(level), size: most };
    const answer = await search({
      query: { bool: { filter } },
      size: 0,
      track_total_hits: false,
      aggregations: { cells: { terms, aggregations: stats } },
    });
    return toSums(answer);
  };

/**
 * The cells of a view. From far out a box is cells as a whole, but for its edges: what the world has of those is one question for every
 * view, which Elasticsearch answers from its memory until something was written.
 */
const viewCells = (search: Search) => {
  const cells = cellsOf(search);
  return async (
    { box, ...query }: MapQuery & Clocked,
    plan: TextPlan | undefined,
    level: number,
  ): Promise<readonly CellSum[]> => {
    if (plan || query.within || conditionsOf(query.facets ?? {}).length > 0 || level > WHOLE_CELLS_LEVEL)
      return cells(mapQuery({ box, ...query }, plan), level, MAX_CELLS);
    const { whole, rest } = splitBox(box);
    const filter = mapQuery(query, undefined);
    const [world, edges] = await Promise.all([
      whole.length > 0 ? cells(filter, WHOLE_CELLS_LEVEL, ALL_CELLS) : [],
      rest.length > 0 ? cells([...filter, anySpansQuery(rest)], level, MAX_CELLS) : [],
    ]);
    return cellsFrom(world, whole, edges, level);
  };
};

const toPlace = (hit: estypes.SearchHit): MapPlace => {
  const { latitude, longitude, closure, ...place } = Source.parse(hit._source);
  return {
    ...place,
    isClosed: closure === CLOSURE.temporary,
    latitude: latitude / UNITS_PER_DEGREE,
    longitude: longitude / UNITS_PER_DEGREE,
  };
};

/** The map: sums by cell first, then the places that are shown one by one. */
export const elasticMap = (search: Search) => {
  const cellsIn = viewCells(search);
  return async (query: MapQuery & Clocked, plan: TextPlan | undefined): Promise<MapFeatures> => {
    const filter = mapQuery(query, plan);
    const cellsAt = (level: number): Promise<readonly CellSum[]> => cellsIn(query, plan, level);
    const places = async (more: estypes.QueryDslQueryContainer[]): Promise<MapPlace[]> => {
      const answer = await search({
        query: { bool: { filter: [...filter, ...more] } },
        size: MAP_FEATURES_MAX,
        _source: Object.keys(Source.shape),
        track_total_hits: false,
      });
      return answer.hits.hits.map(toPlace);
    };
    let level = gridLevel(query.box, query.zoom);
    let cells = await cellsAt(level);
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    if (total <= MAP_SINGLE_PLACES_MAX) return mapView(total > 0 ? await places([]) : [], []);
    while (cells.length > MAP_FEATURES_MAX) cells = await cellsAt((level -= 1));
    const single = cells.filter(({ count }) => count === 1).map(({ cell }) => cell);
    return mapView(
      single.length > 0 ? await places([{ terms: { [cellField(level)]: single } }]) : [],
      cells.filter(({ count }) => count > 1),
    );
  };
};
