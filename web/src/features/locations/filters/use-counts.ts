import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import { CountsDocument } from '../../../generated/search-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { matchesOf } from './matches-of.ts';
import { listFilter, type LocationsRequest } from '../questions.ts';

type Counted = Omit<LocationsRequest, 'isMember' | 'page'>;

/** What is counted beside a list of places: it has everything, sorted, around a point, and leaves out those that do not say. */
export const useCounts = ({ facets = null, ...listed }: Counted, total: number | undefined) => {
  const filter = listFilter({ ...listed, facets });
  const { near, radiusKm } = listed;
  const isAround = near !== null && !near.bounds;
  const isFiltered = facets !== null && !facets.includeUnknown;
  const variables = {
    around: isAround ? { ...filter, radiusKm: Math.min(radiusKm ?? NEAR_KM, NEAR_KM) } : null,
    isAround,
    unsaid: isFiltered ? { ...filter, facets: { ...facets, includeUnknown: true } } : null,
    isFiltered,
  };
  const { data } = useFreshQuery(CountsDocument, variables, { skip: !isAround && !isFiltered });
  return {
    /** how many lie within 150 km of the near point */
    within: data?.around ? matchesOf(data.around) : undefined,
    /** how many more there are with those that do not say what is asked of facts */
    unsaid: data?.unsaid && total !== undefined ? matchesOf(data.unsaid) - total : 0,
  };
};
