import { MAP_FEATURES_MAX, MAP_SINGLE_PLACES_MAX } from '@wellspring/rest-contract/map-limits';
import { CLOSURE } from '../../domain/search/closure.ts';
import { UNITS_PER_DEGREE } from '../../domain/search/geo.ts';
import { gridLevel, mapView } from '../../domain/search/map-cells.ts';
import type { MapFeatures, MapPlace, MapQuery } from '../../domain/search/query.ts';
import { mapSums } from './map-sums.ts';
import type { PlaceColumns } from './place-columns.ts';
import type { RowNumbers } from './row-numbers.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** The map of some rows, all of which lie in its box. */
export const sqliteMap = (file: SqliteFile, columns: PlaceColumns) => {
  const places = (numbers: readonly number[]): readonly MapPlace[] => {
    const text = `SELECT id, name, latitude, longitude, category, temperature, closure FROM place
      WHERE no IN (SELECT value FROM json_each(?))`;
    return file.all(text, [`[${numbers.join()}]`]).map((row) => ({
      id: String(row['id']),
      name: String(row['name']),
      latitude: Number(row['latitude']) / UNITS_PER_DEGREE,
      longitude: Number(row['longitude']) / UNITS_PER_DEGREE,
      categoryId: Number(row['category']),
      temperature: typeof row['temperature'] === 'string' ? row['temperature'] : null,
      isClosed: row['closure'] === CLOSURE.temporary,
    }));
  };
  return (numbers: RowNumbers, { box, zoom }: MapQuery): MapFeatures => {
    if (numbers.length <= MAP_SINGLE_PLACES_MAX) return mapView(places([...numbers]), []);
    let level = gridLevel(box, zoom);
    let cells = mapSums(columns, numbers, box, level);
    while (cells.length > MAP_FEATURES_MAX) cells = mapSums(columns, numbers, box, (level -= 1));
    const single = cells.filter(({ count }) => count === 1);
    return mapView(places(single.map(({ no }) => no)), cells.filter(({ count }) => count > 1)); // prettier-ignore
  };
};
