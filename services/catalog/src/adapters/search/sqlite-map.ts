import { MAP_FEATURES_MAX, MAP_SINGLE_PLACES_MAX } from '@wellspring/rest-contract/map-limits';
import { boxSpans, isInBox, UNITS_PER_DEGREE } from '../../domain/search/geo.ts';
import { gridLevel, mapView } from '../../domain/search/map-cells.ts';
import type { MapPlace, MapQuery, MapView } from '../../domain/search/query.ts';
import { both, categoryToken, filterExpression, matchExpression, REACH, type NearWords } from './match-expression.ts';
import { cellSums, type TreeCell, type TreePoint } from './point-tree.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { SqlitePoints } from './sqlite-points.ts';
import type { TextPlan } from '../../domain/search/plan.ts';

/** What lies in the box, however it was found. */
type Matches = {
  readonly total: number;
  readonly numbers: () => readonly number[];
  readonly cells: (level: number) => TreeCell[];
};

/** The map from the points in memory; a text is looked up first. */
export const sqliteMap = (file: SqliteFile, points: SqlitePoints, near: NearWords) => {
  const places = (numbers: readonly number[]): MapPlace[] =>
    file
      .all(
        'SELECT id, name, latitude, longitude, category, temperature FROM place WHERE no IN (SELECT value FROM json_each(?))',
        [JSON.stringify(numbers)],
      )
      .map((row) => ({
        id: String(row['id']),
        name: String(row['name']),
        latitude: Number(row['latitude']) / UNITS_PER_DEGREE,
        longitude: Number(row['longitude']) / UNITS_PER_DEGREE,
        categoryId: Number(row['category']),
        temperature: typeof row['temperature'] === 'string' ? row['temperature'] : null,
      }));

  const everything = ({ box, categoryId }: MapQuery): Matches => {
    const tree = points.tree(categoryId);
    const spans = boxSpans(box);
    return { total: tree.count(spans), numbers: () => tree.inside(spans), cells: (level) => tree.cells(spans, level) };
  };

  const found = ({ box, categoryId }: MapQuery, plan: TextPlan): Matches => {
    const text = matchExpression(plan.match, REACH.anywhere, near);
    const expression = categoryId === undefined ? text : both(text, filterExpression(categoryToken(categoryId)));
    const row = expression
      ? file.all('SELECT group_concat(rowid) AS numbers FROM words WHERE words MATCH ?', [expression])[0]
      : undefined;
    const numbers = row?.['numbers'];
    const spans = boxSpans(box);
    const inside = (typeof numbers === 'string' ? numbers.split(',') : [])

      .map((no) => points.at(Number(no)))
      .filter((point): point is TreePoint => !!point && isInBox(spans, point.latitude, point.longitude));
    const cells = (level: number): TreeCell[] => {
      const sums = cellSums(level);
      inside.forEach(sums.addPoint);
      return sums.sums();
    };
    return { total: inside.length, numbers: () => inside.map(({ no }) => no), cells };
  };

  return (query: MapQuery, plan: TextPlan | undefined): MapView => {
    const matches = plan ? found(query, plan) : everything(query);
    if (matches.total <= MAP_SINGLE_PLACES_MAX) return mapView(places(matches.numbers()), []);
    let level = gridLevel(query.box, query.zoom);
    let cells = matches.cells(level);
    while (cells.length > MAP_FEATURES_MAX) cells = matches.cells((level -= 1));
    const single = cells.filter(({ count }) => count === 1);
    return mapView(places(single.map(({ no }) => no)), cells.filter(({ count }) => count > 1)); // prettier-ignore
  };
};
