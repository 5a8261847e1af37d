import { MAP_FEATURES_MAX, MAP_SINGLE_PLACES_MAX } from '@wellspring/rest-contract/map-limits';
import { boxSpans, UNITS_PER_DEGREE } from '../../domain/search/geo.ts';
import { gridLevel, mapView } from '../../domain/search/map-cells.ts';
import type { Circle, MapPlace, MapQuery, MapFeatures } from '../../domain/search/query.ts';
import { matchExpression, REACH, type Vocabulary } from './match-expression.ts';
import type { TreeCell } from './cell-sums.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { RowNumbers } from './page-by.ts';
import type { SqlitePoints } from './sqlite-points.ts';
import { isOneOf, type SqliteRows } from './sqlite-rows.ts';
import type { TextPlan } from '../../domain/search/plan.ts';

/** What lies in the box, however it was found. */
type Matches = {
  readonly total: number;
  readonly numbers: () => RowNumbers;
  readonly cells: (level: number) => TreeCell[];
};

/** The map from the points in memory; a text is looked up first. */
export const sqliteMap = (
  file: SqliteFile,
  rows: Pick<SqliteRows, 'matching'>,
  points: SqlitePoints,
  vocabulary: Vocabulary,
) => {
  const places = (numbers: RowNumbers): MapPlace[] => {
    const { sql, parameters } = isOneOf(numbers);
    const text = `SELECT id, name, latitude, longitude, category, temperature FROM place WHERE ${sql}`;
    return file.all(text, parameters).map((row) => ({
      id: String(row['id']),
      name: String(row['name']),
      latitude: Number(row['latitude']) / UNITS_PER_DEGREE,
      longitude: Number(row['longitude']) / UNITS_PER_DEGREE,
      categoryId: Number(row['category']),
      temperature: typeof row['temperature'] === 'string' ? row['temperature'] : null,
    }));
  };

  const everything = ({ box, categoryId }: MapQuery): Matches => {
    const tree = points.tree(categoryId);
    const spans = boxSpans(box);
    return { total: tree.count(spans), numbers: () => tree.inside(spans), cells: (level) => tree.cells(spans, level) };
  };

  const found = (query: MapQuery, plan: TextPlan): Matches => {
    const inside = points.within(rows.matching(matchExpression(plan.match, REACH.anywhere, vocabulary)), query);
    return { total: inside.length, numbers: () => inside, cells: (level) => points.cells(inside, level) };
  };

  const inCircle = (query: MapQuery, circle: Circle): Matches => {
    const inside = points.within(points.inCircle(circle, query.categoryId), query);
    return { total: inside.length, numbers: () => inside, cells: (level) => points.cells(inside, level) };
  };

  return (query: MapQuery, plan: TextPlan | undefined): MapFeatures => {
    const matches = plan ? found(query, plan) : query.within ? inCircle(query, query.within) : everything(query);
    if (matches.total <= MAP_SINGLE_PLACES_MAX) return mapView(places(matches.numbers()), []);
    let level = gridLevel(query.box, query.zoom);
    let cells = matches.cells(level);
    while (cells.length > MAP_FEATURES_MAX) cells = matches.cells((level -= 1));
    const single = cells.filter(({ count }) => count === 1);
    return mapView(places(Int32Array.from(single, ({ no }) => no)), cells.filter(({ count }) => count > 1)); // prettier-ignore
  };
};
