import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PublicListsDocument } from '../../generated/lists-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { listPages, publicListsHref, readPublicLists } from './public-lists-address.ts';

/** The page of lists that the address asks for; when it is past the end, the last, and the address is put right. */
export const usePublicLists = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { search, page: requestedPage } = readPublicLists(query);
  const first = useFreshQuery(PublicListsDocument, { search, page: requestedPage });
  const total = first.data?.publicTripLists.total;
  const pages = listPages(total ?? 0);
  const isPastEnd = total !== undefined && !first.loading && requestedPage > Math.max(pages, 1);
  const page = isPastEnd ? Math.max(pages, 1) : requestedPage;
  const last = useFreshQuery(PublicListsDocument, { search, page }, { skip: !isPastEnd });
  const { data, loading, failed, isUnreachable, refetch } = isPastEnd ? last : first;
  const href = publicListsHref({ search, page });
  useEffect(() => {
    if (isPastEnd) void navigate(href, { replace: true });
  }, [isPastEnd, href, navigate]);
  return {
    search,
    page,
    pages,
    total,
    lists: data?.publicTripLists.lists,
    loading,
    failed,
    isUnreachable,
    refetch,
    hrefOf: (to: number) => publicListsHref({ search, page: to }),
    find: (text: string) => void navigate(publicListsHref({ search: text.trim() || null })),
  };
};
