import { MAP_FEATURES_MAX, MAP_RETAINED_PINS_MAX } from '@wellspring/rest-contract/map-limits';
import { FREE_TOKEN } from '../../domain/search/facets.ts';
import type { FoundPlace } from '../../domain/search/found-place.ts';
import { UNITS_PER_DEGREE } from '../../domain/search/geo.ts';
import { gridLevel } from '../../domain/search/map-cells.ts';
import { isClosedRank, mapRank } from '../../domain/search/map-rank.ts';
import { chooseFromCells, viewOfCells, viewOfPlaces } from '../../domain/search/map-view.ts';
import type { MapFeatures, MapQuery } from '../../domain/search/query.ts';
import { mapSums } from './map-sums.ts';
import type { PlaceColumns } from './place-columns.ts';
import type { RowNumbers } from './row-numbers.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { tokenBits, TOKEN_COLUMNS } from './stored-numbers.ts';

/** The column and the bit that say of a place that it is free. */
const FREE = [...tokenBits([FREE_TOKEN]).entries()].flatMap(([at, bit]) => {
  const name = TOKEN_COLUMNS[at];
  return bit === 0 || name === undefined ? [] : [{ name, bit }];
});
const numberOrNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/** The map of some rows, all of which lie in its box. */
export const sqliteMap = (file: SqliteFile, columns: PlaceColumns) => {
  /** Texts are read from the file; the columns in memory have the numbers. */
  const places = (numbers: readonly number[]): readonly FoundPlace[] => {
    const [latitudes, longitudes, closures] = [columns.of('latitude'), columns.of('longitude'), columns.of('closure')];
    const [categories, standings] = [columns.of('category'), columns.of('standing')];
    const [lowest, highest, averages] = [columns.of('minC'), columns.of('maxC'), columns.of('average')];
    const free = FREE.map(({ name, bit }) => ({ bits: columns.of(name), bit }));
    const text = 'SELECT no, id, name, temperature FROM place WHERE no IN (SELECT value FROM json_each(?))';
    return file.all(text, [`[${numbers.join()}]`]).map((row) => {
      const no = Number(row['no']);
      const rank = mapRank(standings[no] ?? 0, closures[no] ?? 0);
      return {
        place: {
          id: String(row['id']),
          name: String(row['name']),
          latitude: (latitudes[no] ?? 0) / UNITS_PER_DEGREE,
          longitude: (longitudes[no] ?? 0) / UNITS_PER_DEGREE,
          categoryId: categories[no] ?? 0,
          temperature: typeof row['temperature'] === 'string' ? row['temperature'] : null,
          isClosed: isClosedRank(rank),
        },
        rank,
        facts: {
          minC: numberOrNull(lowest[no]),
          maxC: numberOrNull(highest[no]),
          average: numberOrNull(averages[no]),
          isFree: free.some(({ bits, bit }) => (((bits[no] ?? 0) | 0) & bit) !== 0),
        },
      };
    });
  };
  /** Those of some rows that are to be retained. */
  const retainedAmong = (numbers: RowNumbers, keep: readonly string[]): readonly number[] => {
    if (keep.length === 0) return [];
    const rows = file.all('SELECT no FROM place WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(keep)]);
    const requested = new Set(rows.map((row) => Number(row['no'])));
    return requested.size === 0 ? [] : [...numbers.filter((no) => requested.has(no))];
  };
  const idOf = (no: number): string => String(file.all('SELECT id FROM place WHERE no = ?', [no])[0]?.['id']);
  return (numbers: RowNumbers, query: MapQuery): MapFeatures => {
    const { box, zoom, keep = [] } = query;
    let level = gridLevel(box, zoom);
    if (numbers.length <= MAP_FEATURES_MAX) return viewOfPlaces(places([...numbers]), query, level);
    let sums = mapSums(columns, { numbers, box, level, idOf });
    while (sums.cells.length > MAP_FEATURES_MAX - MAP_RETAINED_PINS_MAX)
      sums = mapSums(columns, { numbers, box, level: (level -= 1), idOf });
    const choice = chooseFromCells(sums.cells, places(retainedAmong(numbers, keep)), level);
    const pinned = new Set(choice.pinned.map(({ cell }) => cell));
    const best = sums.cells.filter(({ cell }) => pinned.has(cell) && !choice.small.has(cell)).map(({ no }) => no);
    return viewOfCells(sums.cells, choice, places([...best, ...sums.rowsIn(choice.small)]), query);
  };
};
