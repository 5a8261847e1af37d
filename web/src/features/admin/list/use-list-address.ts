import { useNavigate, useSearchParams } from 'react-router-dom';
import { listHref, PAGE_ROWS, readList, usualSort, type ListAddress, type ListKind } from './list-address.ts';

/** What the address says of a list, and the ways on from there. */
export const useListAddress = <Filter extends string, Sort extends string>(kind: ListKind<Filter, Sort>) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readList(kind, query);
  return {
    ...address,
    limit: PAGE_ROWS,
    offset: (address.page - 1) * PAGE_ROWS,
    hrefOf: (page: number) => listHref(kind, { ...address, page }),
    /** Another question begins at its first page. */
    ask: (change: Partial<Omit<ListAddress<Filter, Sort>, 'page'>>) => {
      const next = { ...address, ...change };
      // Without a chosen order, the new filter sets it.
      const isUsual = change.sort === undefined && address.sort === usualSort(kind, address.filter);
      const sort = isUsual ? usualSort(kind, next.filter) : next.sort;
      void navigate(listHref(kind, { ...next, sort, page: 1 }), { replace: true });
    },
  };
};

export type ListQuestion<Filter extends string, Sort extends string> = ReturnType<typeof useListAddress<Filter, Sort>>;
