import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { openQueries, type Clocked } from './elastic-hours.ts';
import { FACET_NAMES, FACETS, type FacetName } from '@wellspring/rest-contract/facet-rules';
import {
  conditionsOf,
  isJoint,
  valueToken,
  type Condition,
  type FacetCounts,
  type FacetQuery,
} from '../../domain/search/facets.ts';

type Query = estypes.QueryDslQueryContainer;

const any = (should: Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });
const none = (mustNot: Query): Query => ({ bool: { must_not: [mustNot] } });

/** Numbers that JSON has; others are no bound. */
const bound = (name: 'gte' | 'lte', value: number): Record<string, number> =>
  Number.isFinite(value) ? { [name]: value } : {};

/** The places for which a condition holds, and those that do not say. */
const queriesOf = (condition: Condition, clocked: Clocked): { readonly yes: Query; readonly unknown: Query } => {
  switch (condition.kind) {
    case 'tokens':
      return {
        yes: { terms: { facets: [...condition.anyOf] } },
        unknown: none({ terms: { facets: [...condition.sayings] } }),
      };
    case 'temperature':
      return {
        yes: {
          bool: {
            filter: [
              { range: { minC: bound('lte', condition.maxC) } },
              { range: { maxC: bound('gte', condition.minC) } },
            ],
          },
        },
        unknown: none({ exists: { field: 'minC' } }),
      };
    case 'rating':
      return {
        yes: { range: { average: { gte: condition.least } } },
        unknown: none({ exists: { field: 'average' } }),
      };
    case 'open':
      return openQueries(clocked);
  }
};

const metQuery = (condition: Condition, { includeUnknown }: FacetQuery, clocked: Clocked): Query => {
  const { yes, unknown } = queriesOf(condition, clocked);
  return includeUnknown ? any([yes, unknown]) : yes;
};

/** The places for which all conditions hold. */
export const facetQueries = (query: FacetQuery = {}, clocked: Clocked): readonly Query[] =>
  conditionsOf(query).map((condition) => metQuery(condition, query, clocked));

const unknownQueries = (facet: FacetName, own: readonly Condition[], clocked: Clocked): readonly Query[] => {
  if (own.length === 0 && facet === 'open') return [openQueries(clocked).unknown];
  if (own.length === 0) return isJoint(facet) ? [{ match_none: {} }] : [none({ term: { facets: facet } })];
  const pairs = own.map((condition) => queriesOf(condition, clocked));
  return [...pairs.map(({ yes, unknown }) => any([yes, unknown])), any(pairs.map(({ unknown }) => unknown))];
};

const tokensOf = (facet: FacetName): string[] => FACETS[facet].map((value) => valueToken(facet, value));

const filtered = (filter: readonly Query[]) => ({ filter: { bool: { filter: [...filter] } } });

const aggregationsOf = (
  query: FacetQuery,
  clocked: Clocked,
): Record<string, estypes.AggregationsAggregationContainer> => {
  const conditions = conditionsOf(query);
  return Object.fromEntries(
    FACET_NAMES.flatMap((facet): [string, estypes.AggregationsAggregationContainer][] => {
      const others = conditions.filter((each) => each.facet !== facet).map((each) => metQuery(each, query, clocked));
      const own = conditions.filter((each) => each.facet === facet);
      const unknown = filtered([...others, ...unknownQueries(facet, own, clocked)]);
      if (facet === 'open')
        return [
          [facet, filtered([...others, openQueries(clocked).yes])],
          [`${facet}Unknown`, unknown],
        ];
      const include = tokensOf(facet);
      const values = { terms: { field: 'facets', include, size: include.length } };
      return [
        [facet, { ...filtered(isJoint(facet) ? facetQueries(query, clocked) : others), aggregations: { values } }],
        [`${facet}Unknown`, unknown],
      ];
    }),
  );
};

const Counted = z.record(
  z.string(),
  z.object({
    doc_count: z.number(),
    values: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }).optional(),
  }),
);

type Search = (request: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** Counts the values of each facet among places that pass all other filters, in one request. `filter`: all filters but those of facets */
export const countFacets = async (
  search: Search,
  filter: readonly Query[],
  query: FacetQuery = {},
  clocked: Clocked = {},
): Promise<readonly FacetCounts[]> => {
  const answer = await search({
    query: { bool: { filter: [...filter] } },
    size: 0,
    track_total_hits: false,
    aggregations: aggregationsOf(query, clocked),
  });
  const counted = Counted.parse(answer.aggregations);
  return FACET_NAMES.map((facet) => {
    const open = counted['open']?.doc_count ?? 0;
    const counts = new Map(counted[facet]?.values?.buckets.map(({ key, doc_count: count }) => [key, count]));
    return {
      facet,
      values: FACETS[facet].map((value) => ({
        value,
        count: facet === 'open' ? open : (counts.get(valueToken(facet, value)) ?? 0),
      })),
      unknown: counted[`${facet}Unknown`]?.doc_count ?? 0,
    };
  });
};
