import type { estypes } from '@elastic/elasticsearch';
import { toVector, type Vector } from '../../domain/search/geo.ts';
import { DISTANCE_STEPS, WORTH_OF_RELEVANCE } from '../../domain/search/near-rank.ts';
import type { LocationQuery } from '../../domain/search/query.ts';
import { RANKS_PER_INTEREST } from '../../domain/search/ranking.ts';

/** The same sum as the domain's chordSquared, term by term, so that both come to the same bit. */
export const CHORD = `(doc['x'].value - params.x) * (doc['x'].value - params.x) + (doc['y'].value - params.y) * (doc['y'].value - params.y)
  + (doc['z'].value - params.z) * (doc['z'].value - params.z)`;
const DISTANCE = `doc['x'].size() == 0 ? Double.MAX_VALUE : ${CHORD}`;

export const parametersOf = ({ x, y, z }: Vector): Record<string, number> => ({ x, y, z });

/** How many of some rising limits a number exceeds, as comparisons of numbers in the script: a list as a parameter is one of objects. */
const countBelow = (name: string, limits: readonly number[], from = 0, to = limits.length): string => {
  if (from === to) return String(from);
  const middle = (from + to) >> 1;
  return `(${name} > ${limits[middle]}D ? ${countBelow(name, limits, middle + 1, to)} : ${countBelow(name, limits, from, middle)})`;
};

/** The worth of a score, which is a relevance plus one. */
const worthOf = (score: string): string =>
  WORTH_OF_RELEVANCE.reduceRight(
    (others, worth, relevance) => `(${score} < ${relevance + 1.5} ? ${worth} : ${others})`,
    '0',
  );

/** The domain's nearRank. */
const NEARNESS = `double chord = ${DISTANCE}; double score = _score;
  return ${countBelow('chord', DISTANCE_STEPS)} - ${worthOf('score')} - (long) doc['standing'].value / ${RANKS_PER_INTEREST}L;`;

const DEFAULT_ORDER: estypes.SortCombinations[] = [{ standing: 'desc' }, { id: 'asc' }];

/** The order of a list, requested or implied; undefined: the default one. */
export const orderOf = ({ sort, near }: LocationQuery, isText: boolean): LocationQuery['sort'] => {
  const order = sort ?? (isText ? 'relevance' : 'distance');
  return order === 'distance' && !near ? undefined : order;
};

/** The order of a list as Elasticsearch sorts: the score is the relevance. */
export const sortsOf = (query: LocationQuery, isText: boolean): estypes.SortCombinations[] => {
  const sort = orderOf(query, isText);
  if (sort === 'rating') return [{ rating: 'desc' }, { reviews: 'desc' }, { created: 'desc' }, { id: 'asc' }];
  if (sort === 'newest') return [{ created: 'desc' }, { id: 'asc' }];
  if (sort === 'warmest') return [{ maxC: { order: 'desc', missing: '_last' } }, ...DEFAULT_ORDER];
  if (sort === 'oldest') return [{ created: 'asc' }, { id: 'desc' }];
  if (sort === 'name') return [{ written: 'asc' }, { id: 'asc' }];
  const isRanked = sort === 'relevance' && isText;
  if (isRanked && !query.near) return [{ _score: { order: 'desc' } }, ...DEFAULT_ORDER];
  if ((!isRanked && sort !== 'distance') || !query.near) return DEFAULT_ORDER;
  const params = parametersOf(toVector(query.near));
  const sources = isRanked ? [NEARNESS, DISTANCE] : [DISTANCE];
  return [
    ...sources.map((source) => ({ _script: { type: 'number', order: 'asc', script: { source, params } } }) as const),
    ...DEFAULT_ORDER,
  ];
};
