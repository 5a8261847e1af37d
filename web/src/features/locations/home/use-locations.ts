import { useEffect } from 'react';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { beyondLastPage, pageCount, shownPage } from '../address-state.ts';
import { matchesOf } from '../filters/matches-of.ts';
import { locationsPage, type LocationsRequest } from '../questions.ts';

type Listed = Omit<LocationsRequest, 'isMember'>;

/** The requested page of the list; when it is past the end, the last one, and the address is corrected. */
export const useLocations = (address: Listed, replacePage: (page: number) => void) => {
  const { isMember } = useSession();
  const requested = locationsPage({ ...address, isMember });
  const first = useFreshQuery(requested.document, requested.variables);
  const total = first.data?.locations.total;
  const page = total === undefined || first.loading ? address.page : shownPage(address.page, total, address);
  const last = locationsPage({ ...address, page, isMember });
  const answer = useFreshQuery(last.document, last.variables, { skip: page === address.page });
  const { data, loading, failed, refetch } = page === address.page ? first : answer;
  const isPastEnd = page !== address.page;
  useEffect(() => {
    if (isPastEnd) replacePage(page);
  });
  return {
    page,
    pages: pageCount(total ?? 0, address),
    beyond: beyondLastPage(total ?? 0, address),
    // Those that only come close are on the pages, and are no matches.
    total: first.data && matchesOf(first.data.locations),
    answer: data?.locations,
    locations: data?.locations.locations,
    loading,
    failed,
    refetch,
  };
};
