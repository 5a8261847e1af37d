import { MAP_FEATURES_MAX, MAP_RETAINED_PINS_MAX } from '@wellspring/rest-contract/map-limits';
import type { estypes } from '@elastic/elasticsearch';
import type { FoundPlace } from '../../domain/search/found-place.ts';
import { gridLevel, type CellSum } from '../../domain/search/map-cells.ts';
import { chooseFromCells, viewOfCells, viewOfPlaces, type CellChoice } from '../../domain/search/map-view.ts';
import type { TextPlan } from '../../domain/search/text-plan.ts';
import type { MapQuery, MapFeatures } from '../../domain/search/query.ts';
import { cellsFrom, splitBox, WHOLE_CELLS_LEVEL } from '../../domain/search/whole-cells.ts';
import { conditionsOf } from '../../domain/search/facets.ts';
import { CELL_SUMS, toSums } from './elastic-cells.ts';
import { all, any, type Clocked } from './elastic-hours.ts';
import { WITHOUT_CLOSED } from './elastic-closure.ts';
import { cellField } from './elastic-mapping.ts';
import { PLACE_FIELDS, toFoundPlace } from './elastic-places.ts';
import { anySpansQuery, placesQuery, type Filters } from './elastic-query.ts';

const mapQuery = (query: Filters, plan: TextPlan | undefined): estypes.QueryDslQueryContainer[] => [
  ...placesQuery(query, plan),
  ...(plan ? [WITHOUT_CLOSED] : []),
];

type Search = (request: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** More than a box has cells: those that its edge only touches count too. */
const MAX_CELLS = 2 * MAP_FEATURES_MAX;
/** More than are shown: a few places may have the rank of the best of another cell. */
const MOST_PLACES = 2 * MAP_FEATURES_MAX;
const ALL_CELLS = 4 ** WHOLE_CELLS_LEVEL;

/** Sums by cell of a level; `most`: the most cells that there may be. */
const cellsOf =
  (search: Search) =>
  async (filter: estypes.QueryDslQueryContainer[], level: number, most: number): Promise<readonly CellSum[]> => {
    const terms = { field: cellField(level), size: most };
    const answer = await search({
      query: { bool: { filter } },
      size: 0,
      track_total_hits: false,
      aggregations: { cells: { terms, aggregations: CELL_SUMS } },
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

/** The places of small cells, and the best of pinned ones, which are found by their rank. */
const chosenPlaces = ({ level, pinned, small }: CellChoice): estypes.QueryDslQueryContainer[] => {
  const field = cellField(level);
  const best = pinned.filter(({ cell }) => !small.has(cell));
  const ofBest = [
    { terms: { [field]: best.map(({ cell }) => cell) } },
    { terms: { mapRank: best.map((sum) => sum.best) } },
  ];
  return [
    any([...(small.size > 0 ? [{ terms: { [field]: [...small] } }] : []), ...(best.length > 0 ? [all(ofBest)] : [])]),
  ];
};

/** The map: sums by cell first, then the places that are shown one by one. */
export const elasticMap = (search: Search) => {
  const cellsIn = viewCells(search);
  return async (query: MapQuery & Clocked, plan: TextPlan | undefined): Promise<MapFeatures> => {
    const { keep = [] } = query;
    const filter = mapQuery(query, plan);
    const cellsAt = (level: number): Promise<readonly CellSum[]> => cellsIn(query, plan, level);
    const places = async (more: estypes.QueryDslQueryContainer[]): Promise<readonly FoundPlace[]> => {
      const answer = await search({
        query: { bool: { filter: [...filter, ...more] } },
        size: MOST_PLACES,
        ...PLACE_FIELDS,
        track_total_hits: false,
      });
      return answer.hits.hits.map(toFoundPlace);
    };
    let level = gridLevel(query.box, query.zoom);
    const [first, retained] = await Promise.all([
      cellsAt(level),
      keep.length > 0 ? places([{ terms: { id: [...keep] } }]) : [],
    ]);
    let cells = first;
    const total = cells.reduce((sum, { count }) => sum + count, 0);
    if (total <= MAP_FEATURES_MAX) return viewOfPlaces(total > 0 ? await places([]) : [], query, level);
    while (cells.length > MAP_FEATURES_MAX - MAP_RETAINED_PINS_MAX) cells = await cellsAt((level -= 1));
    const choice = chooseFromCells(cells, retained, level);
    const isAnyShown = choice.small.size + choice.pinned.length > 0;
    return viewOfCells(cells, choice, isAnyShown ? await places(chosenPlaces(choice)) : [], query);
  };
};
