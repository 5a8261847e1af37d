import type { estypes } from '@elastic/elasticsearch';
import { boxSpans, chordSquaredOf, circleBox, toVector, type BoxSpans } from '../../domain/search/geo.ts';
import { circlesOf } from '../../domain/search/horizon.ts';
import type { TextMatch, WordMatch } from '../../domain/search/matching.ts';
import type { Lookup } from '../../domain/search/plan.ts';
import type { TextPlan } from '../../domain/search/text-plan.ts';
import type { Box, Circle, LocationQuery } from '../../domain/search/query.ts';
import { otherNameBeginning } from '../../domain/search/other-names.ts';
import { continuedName, matchWithFillers, RELEVANCE } from '../../domain/search/ranking.ts';
import type { SpelledName, SpelledWord } from '../../domain/search/spelled-name.ts';
import { partQueries, WITHOUT_CLOSED, type Part } from './elastic-closure.ts';
import { facetQueries } from './elastic-facets.ts';
import { CHORD, parametersOf, sortsOf } from './elastic-order.ts';
import { all, any, type Clocked } from './elastic-hours.ts';
import { wordAt } from './elastic-mapping.ts';

type Query = estypes.QueryDslQueryContainer;
type Field = 'words' | 'nameWords';

const fuzzyQuery = (field: string, value: string, typos: number, prefix = 0): Query => ({
  fuzzy: {
    [field]: { value, fuzziness: typos, prefix_length: prefix, transpositions: true, rewrite: 'constant_score' },
  },
});

const wordQuery = (match: WordMatch, field: Field, whole: boolean): Query => {
  if (match.kind === 'typo') return fuzzyQuery(field, match.word, match.typos);
  return match.kind === 'exact' || whole ? { term: { [field]: match.word } } : { prefix: { [field]: match.word } };
};

const textQuery = (match: TextMatch, field: Field, whole = false): Query =>
  any(match.map((row) => all(row.map((one) => wordQuery(one, field, whole)))));

/** Any place that has the words of a match, or a name that begins so. */
export const lookupQueries = (lookup: Lookup): Query[] => [
  { term: { live: true } },
  'nameBegins' in lookup
    ? any([{ prefix: { written: lookup.nameBegins } }, { prefix: { otherWritten: lookup.nameBegins } }])
    : textQuery(lookup, 'words'),
];

const spansQuery = ({ latitudes, longitudes }: BoxSpans): Query =>
  all([
    { range: { latitude: { gte: latitudes.from, lte: latitudes.to } } },
    any(longitudes.map(({ from, to }) => ({ range: { longitude: { gte: from, lte: to } } }))),
  ]);

const boxQuery = (box: Box): Query => spansQuery(boxSpans(box));

/** Any place in one of these. */
export const anySpansQuery = (spans: readonly BoxSpans[]): Query => any(spans.map(spansQuery));

const circleQueries = (circle: Circle): Query[] => {
  const params = { ...parametersOf(toVector(circle)), most: chordSquaredOf(circle.km) };
  return [
    boxQuery(circleBox(circle, circle.km)),
    { script: { script: { source: `${CHORD} <= params.most`, params } } },
  ];
};

export type Filters = Part & Clocked & Pick<LocationQuery, 'categoryId' | 'tag' | 'box' | 'near' | 'radiusKm' | 'within' | 'facets'>; // prettier-ignore

/** All places that pass the filters and hold the words. */
export const placesQuery = (filters: Filters, plan: TextPlan | undefined): Query[] => [
  { term: { live: true } },
  ...(filters.categoryId === undefined ? [] : [{ term: { categoryId: filters.categoryId } }]),
  ...(filters.tag === undefined ? [] : [{ term: { tags: filters.tag } }]),
  ...(filters.box ? [boxQuery(filters.box)] : []),
  ...circlesOf(filters).flatMap(circleQueries),
  ...facetQueries(filters.facets, filters),
  ...(plan ? [textQuery(plan.match, 'words')] : [WITHOUT_CLOSED]),
  ...partQueries(filters, plan),
];

/** Names of which so much was typed, as the domain's spelledOf says. */
type NameQueries = { readonly prefix: Query; readonly words: Query; readonly whole: Query };

const spelledWord = ({ word, typos }: SpelledWord, at: number): Query =>
  typos > 0 ? fuzzyQuery('nameAt', wordAt(at, word), typos, wordAt(at, '').length) : { term: { nameAt: wordAt(at, word) } }; // prettier-ignore

const wordPrefix = (one: SpelledWord, at: number): Query =>
  one.typos > 0 ? spelledWord(one, at) : { prefix: { nameAt: wordAt(at, one.word) } };

const spelledQueries = (spelled: SpelledName): NameQueries => {
  const rows = spelled.map((row) => row.map(spelledWord));
  const prefix = spelled.map((row) => row.map(wordPrefix));
  return {
    prefix: any(prefix.map(all)),
    words: any(rows.map(all)),
    whole: any(rows.map((row) => all([...row, { term: { nameLength: row.length } }]))),
  };
};

const nameQueries = ({ query: { plain }, spelled }: TextPlan): NameQueries =>
  spelled
    ? spelledQueries(spelled)
    : { prefix: { prefix: { plain } }, words: { prefix: { plain: `${plain} ` } }, whole: { term: { plain } } };

type Tier = readonly [number, Query];
const asTier = (tier: number, query: Query | null | false): readonly Tier[] => (query ? [[tier, query]] : []);

const sameOtherName = ({ query: { written, withFillers } }: TextPlan): Query =>
  any([{ term: { otherWritten: written } }, { term: { otherPlain: withFillers } }]);

/** By other names, as the domain's otherRelevance says. */
const byOtherNames = (plan: TextPlan, wholeInName: Query): readonly Tier[] => {
  const beginning = otherNameBeginning(plan);
  if (beginning === null) return [];
  const { areNamesFirst } = plan;
  return [
    [
      areNamesFirst ? RELEVANCE.otherNameBeginsAsWritten : RELEVANCE.otherNameBegins,
      { prefix: { otherWritten: beginning } },
    ],
    areNamesFirst
      ? [RELEVANCE.sameOtherNameAsWritten, sameOtherName(plan)]
      : [RELEVANCE.sameOtherName, all([wholeInName, sameOtherName(plan)])],
  ];
};

/** Of places whose names come first, as the domain's nameRelevance says. */
const asWritten = ({ query: { written, withFillers } }: TextPlan): readonly Tier[] => [
  [RELEVANCE.nameBeginsAsWritten, { prefix: { written } }],
  [RELEVANCE.sameNameWithFillers, { term: { plain: withFillers } }],
  [RELEVANCE.sameNameAsWritten, { term: { written } }],
];

/** By words, as the domain's kindRelevance says. */
const byWords = ({ match }: TextPlan, wholeInName: Query): readonly Tier[] => [
  [RELEVANCE.somewhere, { match_all: {} }],
  [RELEVANCE.allInName, textQuery(match, 'nameWords')],
  [RELEVANCE.wholeWords, textQuery(match, 'words', true)],
  [RELEVANCE.wholeWordsInName, wholeInName],
];

/** By names, as the domain's ownRelevance and otherRelevance say. */
const byNames = (plan: TextPlan, wholeInName: Query): readonly Tier[] => {
  const { query, match, spelled } = plan;
  const name = nameQueries(plan);
  const full = matchWithFillers(plan);
  const continued = continuedName(plan);
  const withFillers = full && textQuery(full, 'nameWords');
  const sameName = any([{ term: { written: query.written } }, { term: { plain: query.withFillers } }]);
  return [
    [RELEVANCE.nameBegins, all([textQuery(match, 'nameWords'), name.prefix])],
    ...asTier(RELEVANCE.nameContinues, continued !== null && { prefix: { written: continued } }),
    [RELEVANCE.nameBeginsWithWords, all([wholeInName, name.words])],
    [RELEVANCE.sameName, all([wholeInName, name.whole])],
    ...asTier(RELEVANCE.sameNameAsWritten, !spelled && all([wholeInName, { term: { written: query.written } }])),
    ...asTier(RELEVANCE.fillersInName, withFillers),
    ...asTier(RELEVANCE.sameNameAsWritten, withFillers && all([withFillers, sameName])),
    ...(plan.areNamesFirst ? asWritten(plan) : []),
    ...byOtherNames(plan, wholeInName),
  ];
};

/** Scores 1 to 16, the domain's relevance plus one: the best that holds. */
const relevanceQuery = (plan: TextPlan): Query => {
  const wholeInName = textQuery(plan.match, 'nameWords', true);
  const tiers = [...byWords(plan, wholeInName), ...(plan.isKindOnly ? [] : byNames(plan, wholeInName))];
  return { dis_max: { queries: tiers.map(([tier, filter]) => ({ constant_score: { filter, boost: tier + 1 } })) } };
};

/** The request to Elasticsearch for a list of places. */
export const listRequest = (
  query: LocationQuery & Part & Clocked,
  plan: TextPlan | undefined,
): estypes.SearchRequest => {
  const filter = placesQuery(query, plan);
  const isRanked = plan && (query.sort ?? 'relevance') === 'relevance';
  return {
    query: { bool: { filter, ...(isRanked && { must: relevanceQuery(plan) }) } },
    sort: sortsOf(query, plan !== undefined),
    from: query.offset,
    size: query.limit,
    _source: false,
    track_total_hits: true,
    // Without it a script that sorts reads the same score of all.
    ...(isRanked && query.near && { track_scores: true }),
  };
};
