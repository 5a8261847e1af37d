import { boxSpans, toVector, type Vector } from '../../domain/search/geo.ts';
import type { LocationQuery, Sort } from '../../domain/search/query.ts';
import type { Clause } from './sqlite-rows.ts';

export const STANDING: Clause = { sql: 'standing DESC, id', parameters: [] };

const CHORD = '(x - ?) * (x - ?) + (y - ?) * (y - ?) + (z - ?) * (z - ?)';
const chord = ({ x, y, z }: Vector): readonly number[] => [x, x, y, y, z, z];

/** The order of a list without relevance, as SQL. */
export const orderOf = (query: LocationQuery, sort: Sort | undefined): Clause => {
  if (sort === 'rating') return { sql: 'rating DESC, reviews DESC, created DESC, id', parameters: [] };
  if (sort === 'newest') return { sql: 'created DESC, id', parameters: [] };
  if (sort === 'oldest') return { sql: 'created, id DESC', parameters: [] };
  if (sort === 'name') return { sql: 'written, id', parameters: [] };
  if (sort !== 'distance' || !query.near) return STANDING;
  return { sql: `${CHORD} NULLS LAST, ${STANDING.sql}`, parameters: chord(toVector(query.near)) };
};

export const inBox = ({ box }: LocationQuery): readonly Clause[] => {
  if (!box) return [];
  const { latitudes, longitudes } = boxSpans(box);
  return [
    { sql: 'latitude BETWEEN ? AND ?', parameters: [latitudes.from, latitudes.to] },
    {
      sql: `(${longitudes.map(() => 'longitude BETWEEN ? AND ?').join(' OR ')})`,
      parameters: longitudes.flatMap(({ from, to }) => [from, to]),
    },
  ];
};
