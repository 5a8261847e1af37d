import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';
import { openQueries, type Clocked } from './elastic-hours.ts';
import { FACET_NAMES, FACETS, type FacetName } from '@wellspring/rest-contract/facet-rules';
import {
  conditionsOf,
  FACET_TOKENS,
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

/** Of places that fail no condition on a facet, those that do not say one of them. */
const unknownQueries = (own: readonly Condition[], clocked: Clocked): readonly Query[] => {
  const pairs = own.map((condition) => queriesOf(condition, clocked));
  return [...pairs.map(({ yes, unknown }) => any([yes, unknown])), any(pairs.map(({ unknown }) => unknown))];
};

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

const filtered = (filter: readonly Query[]) => ({ filter: { bool: { filter: [...filter] } } });

/** What passes all conditions: every token of it is counted at once, and what is open. */
const ofPassing = (query: FacetQuery, clocked: Clocked): Aggregations => ({
  passing: {
    ...filtered(facetQueries(query, clocked)),
    aggregations: {
      values: { terms: { field: 'facets', size: FACET_TOKENS.length } },
      open: filtered([openQueries(clocked).yes]),
      openUnknown: filtered([openQueries(clocked).unknown]),
    },
  },
});

/** Of a facet that is asked for: its values among what passes all other conditions, and what does not say. */
const ofChosen = (facet: FacetName, query: FacetQuery, clocked: Clocked): Aggregations => {
  const conditions = conditionsOf(query);
  const own = conditions.filter((each) => each.facet === facet);
  if (own.length === 0) return {};
  const others = conditions.filter((each) => each.facet !== facet).map((each) => metQuery(each, query, clocked));
  const unknown = filtered([...others, ...unknownQueries(own, clocked)]);
  if (facet === 'open') return { open: filtered([...others, openQueries(clocked).yes]), openUnknown: unknown };
  if (isJoint(facet)) return { [`${facet}Unknown`]: unknown };
  const include = [facet, ...FACETS[facet].map((value) => valueToken(facet, value))];
  return {
    [facet]: {
      ...filtered(others),
      aggregations: { values: { terms: { field: 'facets', include, size: include.length } } },
    },
  };
};

const Values = z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) });
const Count = z.object({ doc_count: z.number() });
const Counted = z
  .object({ passing: Count.extend({ values: Values, open: Count, openUnknown: Count }) })
  .catchall(Count.extend({ values: Values.optional() }));

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
    aggregations: FACET_NAMES.reduce(
      (all, facet) => ({ ...all, ...ofChosen(facet, query, clocked) }),
      ofPassing(query, clocked),
    ),
  });
  const { passing, ...chosen } = Counted.parse(answer.aggregations);
  const unknownOf = (facet: FacetName): number | undefined => chosen[`${facet}Unknown`]?.doc_count;
  return FACET_NAMES.map((facet) => {
    if (facet === 'open') {
      const count = (chosen[facet] ?? passing.open).doc_count;
      const values = FACETS[facet].map((value) => ({ value, count }));
      return { facet, values, unknown: unknownOf(facet) ?? passing.openUnknown.doc_count };
    }
    const own = chosen[facet];
    const among = own ?? passing;
    const { buckets } = own?.values ?? passing.values;
    const counts = new Map(buckets.map(({ key, doc_count: count }) => [key, count]));
    return {
      facet,
      values: FACETS[facet].map((value) => ({ value, count: counts.get(valueToken(facet, value)) ?? 0 })),
      // The name of a facet is the token of places that say it.
      unknown: isJoint(facet) ? (unknownOf(facet) ?? 0) : among.doc_count - (counts.get(facet) ?? 0),
    };
  });
};
