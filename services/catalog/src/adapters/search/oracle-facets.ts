import { FACET_NAMES, FACETS, type FacetName } from '@wellspring/rest-contract/facet-rules';
import {
  conditionsOf,
  isJoint,
  openCondition,
  truthOf,
  valueToken,
  type Condition,
  type FacetCounts,
  type FacetQuery,
  type PlaceFacets,
  type Truth,
} from '../../domain/search/facets.ts';

type Judged = { readonly condition: Condition; readonly truth: Truth };

/** The meaning of facets by looking at each place: what engines are held to. */
export const oracleFacets = (query: FacetQuery = {}) => {
  const conditions = conditionsOf(query);
  const judged = (place: PlaceFacets): readonly Judged[] =>
    conditions.map((condition) => ({ condition, truth: truthOf(condition, place) }));
  const isMet = ({ truth }: Judged): boolean =>
    truth === 'yes' || (truth === 'unknown' && query.includeUnknown === true);
  const passes = (place: PlaceFacets): boolean => judged(place).every(isMet);
  const passesOthers = (place: PlaceFacets, facet: FacetName): boolean =>
    judged(place).every((each) => each.condition.facet === facet || isMet(each));
  /** A facet that nobody asks for is unknown where the place has nothing to say of it. */
  const isUnknown = (place: PlaceFacets, facet: FacetName): boolean => {
    const own = judged(place).filter(({ condition }) => condition.facet === facet);
    if (own.length === 0 && facet === 'open') return truthOf(openCondition(query), place) === 'unknown';
    if (own.length === 0) return !isJoint(facet) && !place.tokens.includes(facet);
    return own.every(({ truth }) => truth !== 'no') && own.some(({ truth }) => truth === 'unknown');
  };
  const countsOf = (places: readonly PlaceFacets[], facet: FacetName): FacetCounts => {
    const among = places.filter((place) => (isJoint(facet) ? passes(place) : passesOthers(place, facet)));
    const has = (place: PlaceFacets, value: string): boolean =>
      facet === 'open'
        ? truthOf(openCondition(query), place) === 'yes'
        : place.tokens.includes(valueToken(facet, value));
    const count = (value: string): number => among.filter((place) => has(place, value)).length;
    return {
      facet,
      values: FACETS[facet].map((value) => ({ value, count: count(value) })),
      unknown: places.filter((place) => passesOthers(place, facet) && isUnknown(place, facet)).length,
    };
  };
  return {
    passes,
    counts: (places: readonly PlaceFacets[]): readonly FacetCounts[] =>
      FACET_NAMES.map((facet) => countsOf(places, facet)),
  };
};
