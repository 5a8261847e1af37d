import type { estypes } from '@elastic/elasticsearch';
import { boxSpans, chordSquaredOf, circleBox, toVector, type Vector } from '../../domain/search/geo.ts';
import type { TextMatch, WordMatch } from '../../domain/search/matching.ts';
import type { TextPlan } from '../../domain/search/plan.ts';
import type { Box, LocationQuery } from '../../domain/search/query.ts';
import { RELEVANCE } from '../../domain/search/ranking.ts';

type Query = estypes.QueryDslQueryContainer;
type Field = 'words' | 'nameWords';

const all = (filter: Query[]): Query => ({ bool: { filter } });
const any = (should: Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });

const wordQuery = (match: WordMatch, field: Field, whole: boolean): Query => {
  if (match.kind === 'typo')
    return {
      fuzzy: {
        [field]: { value: match.word, fuzziness: match.typos, transpositions: true, rewrite: 'constant_score' },
      },
    };
  return match.kind === 'exact' || whole ? { term: { [field]: match.word } } : { prefix: { [field]: match.word } };
};

const textQuery = (match: TextMatch, field: Field, whole = false): Query =>
  any(match.map((row) => all(row.map((one) => wordQuery(one, field, whole)))));

/** Any place that has the words of a match. */
export const matchQueries = (match: TextMatch): Query[] => [{ term: { live: true } }, textQuery(match, 'words')];

/** The same sum as the domain's chordSquared, term by term, so that both come to the same bit. */
const CHORD = `(doc['x'].value - params.x) * (doc['x'].value - params.x) + (doc['y'].value - params.y) * (doc['y'].value - params.y)
  + (doc['z'].value - params.z) * (doc['z'].value - params.z)`;
const parametersOf = ({ x, y, z }: Vector): Record<string, number> => ({ x, y, z });

const boxQuery = (box: Box): Query => {
  const { latitudes, longitudes } = boxSpans(box);
  return all([
    { range: { latitude: { gte: latitudes.from, lte: latitudes.to } } },
    any(longitudes.map(({ from, to }) => ({ range: { longitude: { gte: from, lte: to } } }))),
  ]);
};

const circleQueries = ({ near, radiusKm }: LocationQuery): Query[] => {
  if (!near || radiusKm === undefined) return [];
  const params = { ...parametersOf(toVector(near)), most: chordSquaredOf(radiusKm) };
  return [boxQuery(circleBox(near, radiusKm)), { script: { script: { source: `${CHORD} <= params.most`, params } } }];
};

export type Filters = Pick<LocationQuery, 'categoryId' | 'tag' | 'box' | 'near' | 'radiusKm'>;

/** All places that pass the filters and hold the words. */
export const placesQuery = (filters: Filters, plan: TextPlan | undefined): Query[] => [
  { term: { live: true } },
  ...(filters.categoryId === undefined ? [] : [{ term: { categoryId: filters.categoryId } }]),
  ...(filters.tag === undefined ? [] : [{ term: { tags: filters.tag } }]),
  ...(filters.box ? [boxQuery(filters.box)] : []),
  ...circleQueries({ ...filters, limit: 0, offset: 0 }),
  ...(plan ? [textQuery(plan.match, 'words')] : []),
];

/** Scores 1 to 8, the domain's relevance plus one: the best that holds. */
const relevanceQuery = ({ query: { written, plain }, match }: TextPlan): Query => {
  const wholeInName = textQuery(match, 'nameWords', true);
  const tiers: readonly (readonly [number, Query])[] = [
    [RELEVANCE.somewhere, { match_all: {} }],
    [RELEVANCE.allInName, textQuery(match, 'nameWords')],
    [RELEVANCE.nameBegins, all([textQuery(match, 'nameWords'), { prefix: { plain } }])],
    [RELEVANCE.wholeWords, textQuery(match, 'words', true)],
    [RELEVANCE.wholeWordsInName, wholeInName],
    [RELEVANCE.nameBeginsWithWords, all([wholeInName, { prefix: { plain: `${plain} ` } }])],
    [RELEVANCE.sameName, all([wholeInName, { term: { plain } }])],
    [RELEVANCE.sameNameAsWritten, all([wholeInName, { term: { written } }])],
  ];
  return { dis_max: { queries: tiers.map(([tier, filter]) => ({ constant_score: { filter, boost: tier + 1 } })) } };
};

const STANDING: estypes.SortCombinations[] = [{ standing: 'desc' }, { created: 'desc' }, { id: 'asc' }];

const order = (query: LocationQuery, isText: boolean): estypes.SortCombinations[] => {
  const sort = query.sort ?? (isText ? 'relevance' : query.near ? 'distance' : undefined);
  if (sort === 'rating') return [{ rating: 'desc' }, { reviews: 'desc' }, { created: 'desc' }, { id: 'asc' }];
  if (sort === 'newest') return [{ created: 'desc' }, { id: 'asc' }];
  if (sort === 'name') return [{ written: 'asc' }, { id: 'asc' }];
  if (sort === 'relevance') return [{ _score: { order: 'desc' } }, ...STANDING];
  if (sort !== 'distance' || !query.near) return STANDING;
  const source = `doc['x'].size() == 0 ? Double.MAX_VALUE : ${CHORD}`;
  return [
    { _script: { type: 'number', order: 'asc', script: { source, params: parametersOf(toVector(query.near)) } } },
    ...STANDING,
  ];
};

/** A list of places as Elasticsearch is asked for it. */
export const listRequest = (query: LocationQuery, plan: TextPlan | undefined): estypes.SearchRequest => {
  const filter = placesQuery(query, plan);
  const isRanked = plan && (query.sort ?? 'relevance') === 'relevance';
  return {
    query: { bool: { filter, ...(isRanked && { must: relevanceQuery(plan) }) } },
    sort: order(query, plan !== undefined),
    from: query.offset,
    size: query.limit,
    _source: false,
    track_total_hits: true,
  };
};
