import { MAP_FEATURES_MAX, MAP_RETAINED_PINS_MAX } from '@wellspring/rest-contract/map-limits';
import { CLOSURE } from '../../domain/search/closure.ts';
import { FREE_TOKEN } from '../../domain/search/facets.ts';
import { byWorth, cellOf, type FoundPlace } from '../../domain/search/found-place.ts';
import { toUnits, UNITS_PER_DEGREE } from '../../domain/search/geo.ts';
import type { SearchDocument } from '../../domain/search/indexed.ts';
import { gridLevel, type CellSum } from '../../domain/search/map-cells.ts';
import { mapRank } from '../../domain/search/map-rank.ts';
import { chooseFromCells, viewOfCells, viewOfPlaces } from '../../domain/search/map-view.ts';
import type { MapFeatures, MapQuery } from '../../domain/search/query.ts';

const foundPlace = ({ id, name, categoryId, temperature, closure, point, facets, ...document }: SearchDocument): FoundPlace => ({
  place: {
    id, name, categoryId, temperature, isClosed: closure === CLOSURE.temporary,
    latitude: (point?.latitude ?? 0) / UNITS_PER_DEGREE, longitude: (point?.longitude ?? 0) / UNITS_PER_DEGREE,
  },
  rank: mapRank(document.standing, closure),
  facts: { minC: facets.minC, maxC: facets.maxC, average: facets.average, isFree: facets.tokens.includes(FREE_TOKEN) },
}); // prettier-ignore

const cellSum = (cell: number, places: readonly [FoundPlace, ...FoundPlace[]]): CellSum => {
  const latitudes = places.map(({ place }) => toUnits(place.latitude));
  const longitudes = places.map(({ place }) => toUnits(place.longitude));
  const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const [best] = places.toSorted(byWorth);
  return {
    cell, count: places.length, latitudes: total(latitudes), longitudes: total(longitudes),
    south: Math.min(...latitudes), north: Math.max(...latitudes), west: Math.min(...longitudes), east: Math.max(...longitudes),
    categories: [...Map.groupBy(places, ({ place }) => place.categoryId)].map(([categoryId, of]) => ({ categoryId, count: of.length })),
    best: (best ?? places[0]).rank,
  }; // prettier-ignore
};

/** The map of some places, all of which lie in its box, by looking at each. */
export const oracleMap = (documents: readonly SearchDocument[], query: MapQuery): MapFeatures => {
  const places = documents.map(foundPlace);
  let level = gridLevel(query.box, query.zoom);
  if (places.length <= MAP_FEATURES_MAX) return viewOfPlaces(places, query, level);
  const cellsAt = (): readonly CellSum[] =>
    [...Map.groupBy(places, (place) => cellOf(place, level))].flatMap(([cell, [first, ...others]]) =>
      first ? [cellSum(cell, [first, ...others])] : [],
    );
  let cells = cellsAt();
  while (cells.length > MAP_FEATURES_MAX - MAP_RETAINED_PINS_MAX) {
    level -= 1;
    cells = cellsAt();
  }
  const retained = places.filter(({ place }) => query.keep?.includes(place.id));
  return viewOfCells(cells, chooseFromCells(cells, retained, level), places, query);
};
