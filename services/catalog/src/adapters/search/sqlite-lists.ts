import type { SQLInputValue } from 'node:sqlite';
import { boxSpans, chordSquaredOf, isInBox, toVector, type Vector } from '../../domain/search/geo.ts';
import { RELEVANCE } from '../../domain/search/ranking.ts';
import type { LocationQuery, Page, Sort } from '../../domain/search/query.ts';
import {
  both,
  categoryToken,
  except,
  filterExpression,
  matchExpression,
  REACH,
  tagToken,
  type Expression,
  type NearWords,
} from './match-expression.ts';
import type { TextPlan } from '../../domain/search/plan.ts';
import type { TreePoint } from './point-tree.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { SqlitePoints } from './sqlite-points.ts';

type Clause = { readonly sql: string; readonly parameters: readonly SQLInputValue[] };
/** Rows to choose from, as FROM and WHERE. */
type Source = { readonly from: string; readonly where: readonly Clause[] };

const STANDING = 'standing DESC, created DESC, id';
const CHORD = '(x - ?) * (x - ?) + (y - ?) * (y - ?) + (z - ?) * (z - ?)';
const chord = ({ x, y, z }: Vector): readonly number[] => [x, x, y, y, z, z];

/** So few rows are looked up one by one rather than found along an index. */
const FEW = 5000;

const order = (query: LocationQuery, sort: Exclude<Sort, 'relevance'> | undefined): Clause => {
  if (sort === 'rating') return { sql: 'rating DESC, reviews DESC, created DESC, id', parameters: [] };
  if (sort === 'newest') return { sql: 'created DESC, id', parameters: [] };
  if (sort === 'name') return { sql: 'written, id', parameters: [] };
  if (sort === 'distance' && query.near) return { sql: `${CHORD} NULLS LAST, ${STANDING}`, parameters: chord(toVector(query.near)) }; // prettier-ignore
  return { sql: STANDING, parameters: [] };
};

const inBox = (query: LocationQuery): readonly Clause[] => {
  if (!query.box) return [];
  const { latitudes, longitudes } = boxSpans(query.box);
  return [
    { sql: 'latitude BETWEEN ? AND ?', parameters: [latitudes.from, latitudes.to] },
    {
      sql: `(${longitudes.map(() => 'longitude BETWEEN ? AND ?').join(' OR ')})`,
      parameters: longitudes.flatMap(({ from, to }) => [from, to]),
    },
  ];
};

const inCircle = ({ near, radiusKm }: LocationQuery): readonly Clause[] =>
  near && radiusKm !== undefined ? [{ sql: `${CHORD} <= ?`, parameters: [...chord(toVector(near)), chordSquaredOf(radiusKm)] }] : []; // prettier-ignore

const matching = (expression: string): Clause => ({ sql: 'words MATCH ?', parameters: [expression] });

/** Lists of places in SQL. Every kind of match of a text is a lookup of its own, best first, so that few rows are sorted. */
export const sqliteLists = (file: SqliteFile, points: SqlitePoints, near: NearWords) => {
  const conditions = ({ where }: Source): Clause => ({
    sql: where.length > 0 ? ` WHERE ${where.map(({ sql }) => sql).join(' AND ')}` : '',
    parameters: where.flatMap(({ parameters }) => parameters),
  });
  const count = (source: Source): number => {
    const { sql, parameters } = conditions(source);
    return file.number(`SELECT count(*) FROM ${source.from}${sql}`, parameters);
  };
  const ids = (source: Source, by: Clause, limit: number, offset: number): string[] => {
    const { sql, parameters } = conditions(source);
    const rows = file.all(`SELECT place.id FROM ${source.from}${sql} ORDER BY ${by.sql} LIMIT ? OFFSET ?`, [
      ...parameters,
      ...by.parameters,
      limit,
      offset,
    ]);
    return rows.map((row) => String(row['id']));
  };
  const page = (source: Source, by: Clause, query: LocationQuery): Page<string> => ({
    items: ids(source, by, query.limit, query.offset),
    total: count(source),
  });

  const lookedUp = (expression: string, query: LocationQuery): Source => {
    const area = [...inBox(query), ...inCircle(query)];
    return { from: 'words JOIN place ON place.no = words.rowid', where: [matching(expression), ...area] };
  };

  /** Without words the points in memory know how many there are, and which when they are few. */
  const withoutWords = (query: LocationQuery, by: Clause): Page<string> => {
    const { categoryId, box, near, radiusKm, limit, offset } = query;
    const category: Clause[] = categoryId === undefined ? [] : [{ sql: 'category = ?', parameters: [categoryId] }];
    const along = (...where: readonly Clause[]): readonly string[] =>
      ids({ from: 'place', where: [...category, ...where] }, by, limit, offset);
    const among = (numbers: readonly number[]): readonly string[] =>
      along({ sql: 'no IN (SELECT value FROM json_each(?))', parameters: [JSON.stringify(numbers)] });
    const isNearest = near !== undefined && (query.sort ?? 'distance') === 'distance';
    const needed = limit + offset;
    if (near && radiusKm !== undefined) {
      const spans = box && boxSpans(box);
      const isInside = (point: TreePoint | null | undefined): boolean =>
        !spans || (!!point && isInBox(spans, point.latitude, point.longitude));
      const numbers = points.inCircle(near, radiusKm, categoryId).filter((no) => isInside(points.at(no)));
      return { items: among(isNearest ? points.nearestOf(numbers, near, needed) : numbers), total: numbers.length };
    }
    if (box) {
      const total = points.countInBox(box, categoryId);
      return { items: total <= FEW ? among(points.inBox(box, categoryId)) : along(...inBox(query)), total };
    }
    const nearest = isNearest ? points.nearest(near, needed, categoryId) : null;
    return { items: nearest ? among(nearest) : along(), total: points.size(categoryId) };
  };

  const filters = (query: LocationQuery): readonly string[] => [
    ...(query.categoryId === undefined ? [] : [filterExpression(categoryToken(query.categoryId))]),
    ...(query.tag === undefined ? [] : [filterExpression(tagToken(query.tag))]),
  ];

  const byRelevance = (query: LocationQuery, plan: TextPlan, isCounted: boolean): Page<string> => {
    const narrowed = (expression: Expression): Expression => filters(query).reduce<Expression>(both, expression);
    const reach = (where: keyof typeof REACH): Expression => matchExpression(plan.match, REACH[where], near);
    const [wholeInName, whole, inName, anywhere] = [
      reach('wholeInName'),
      reach('whole'),
      reach('inName'),
      reach('anywhere'),
    ];
    const { written, plain } = plan.query;
    const named: Clause = {
      sql: `CASE WHEN written = ? THEN ${RELEVANCE.sameNameAsWritten} WHEN plain = ? THEN ${RELEVANCE.sameName}
        WHEN substr(plain, 1, ?) = ? THEN ${RELEVANCE.nameBeginsWithWords} ELSE ${RELEVANCE.wholeWordsInName} END DESC, ${STANDING}`,
      parameters: [written, plain, [...plain].length + 1, `${plain} `],
    };
    const begun: Clause = { sql: `substr(plain, 1, ?) = ? DESC, ${STANDING}`, parameters: [[...plain].length, plain] };
    const standing: Clause = { sql: STANDING, parameters: [] };
    const bands: readonly (readonly [Expression, Clause])[] = [
      [wholeInName, named],
      [except(whole, wholeInName), standing],
      [except(inName, whole), begun],
      [except(except(anywhere, whole), inName), standing],
    ];
    const all = narrowed(anywhere);
    const items: string[] = [];
    let skip = query.offset;
    for (const [expression, by] of bands) {
      const found = narrowed(expression);
      if (!found || items.length === query.limit) continue;
      const source = lookedUp(found, query);
      const part = ids(source, by, query.limit - items.length, skip);
      items.push(...part);
      skip = part.length > 0 ? 0 : skip > 0 ? skip - count(source) : 0;
    }
    return { items, total: isCounted && all ? count(lookedUp(all, query)) : items.length };
  };

  return {
    suggest: (plan: TextPlan, limit: number): readonly string[] => byRelevance({ limit, offset: 0 }, plan, false).items,
    search: (query: LocationQuery, plan: TextPlan | undefined): Page<string> => {
      const sort = query.sort ?? (plan ? 'relevance' : query.near ? 'distance' : undefined);
      if (plan && sort === 'relevance') return byRelevance(query, plan, true);
      const text = plan ? [matchExpression(plan.match, REACH.anywhere, near)] : [];
      const by = order(query, sort === 'relevance' ? undefined : sort);
      if (!plan && query.tag === undefined) return withoutWords(query, by);
      const expression = [...text, ...filters(query)].reduce<Expression>(
        (left, right) => (left === '' ? right : both(left, right)),
        '',
      );
      return expression ? page(lookedUp(expression, query), by, query) : { items: [], total: 0 };
    },
  };
};
