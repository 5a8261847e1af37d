import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import type { MapPosition } from '../../shared/map-slot.ts';
import { useSession } from '../../shared/session/session.tsx';
import { PLACE_ZOOM } from '../../shared/map-limits.ts';
import { beyondLastPage, homeHref, pageCount, readHome, shownPage, type HomeAddress } from './address-state.ts';
import type { Near } from './near.ts';
import { locationsPage } from './questions.ts';
import { useRememberedView } from './use-remembered-view.ts';

/** The state of the home screen, all of it in the address, and the ways to change it. */
export const useHome = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const remembered = useRememberedView();
  const [resets, setResets] = useState(0);

  const address = readHome(query);
  const view = address.view ?? remembered;
  const hrefWith = (change: Partial<HomeAddress>) => homeHref({ ...address, ...change });
  const nearHref = (near: Near, change: Partial<HomeAddress> = {}) =>
    hrefWith({
      page: 1,
      near,
      at: near.bounds ? null : { lat: near.latitude, lng: near.longitude, zoom: PLACE_ZOOM },
      ...change,
    });
  /** a new search or category starts at page 1 and lets the map fit again, unless a near place holds it */
  const start = { page: 1, at: address.near ? address.at : null };

  // The remembered view is put into the address, so that the address shows the same to everyone.
  const isSilent = address.view === null && remembered === 'map';
  const shownHref = homeHref({ ...address, view });
  useEffect(() => {
    if (isSilent) void navigate(shownHref, { replace: true });
  }, [isSilent, shownHref, navigate]);

  return {
    address,
    view,
    resets,
    hrefWith,
    nearHref,
    /** searching clears the category, and the other way round */
    searchHref: (search: string | null) => hrefWith({ search, categoryId: null, ...start }),
    categoryHref: (categoryId: number | null) => hrefWith({ search: null, categoryId, ...start }),
    goTo: (href: string) => void navigate(href),
    /** before another view is opened: Back leads to this one, also when another one is remembered by then */
    holdView: () => void navigate(hrefWith({ view }), { replace: true }),
    setNear: (near: Near) => void navigate(nearHref(near)),
    clearNear: () => void navigate(hrefWith({ near: null, at: null, page: 1 })),
    resetView: () => {
      setResets(resets + 1);
      void navigate(hrefWith({ near: null, at: null, page: 1 }));
    },
    /** the requested page was past the end */
    replacePage: (page: number) => void navigate(hrefWith({ page }), { replace: true }),
    moved: (at: MapPosition) => void navigate(hrefWith({ at }), { replace: true }),
  };
};

export type Home = ReturnType<typeof useHome>;

/** The requested page of the list; when it is past the end, the last one, and the address is corrected. */
export const useLocations = (address: HomeAddress, replacePage: (page: number) => void) => {
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
    total,
    answer: data?.locations,
    /** how many lie within 150 km of the near point */
    within: first.data?.around?.total,
    locations: data?.locations.locations,
    loading,
    failed,
    refetch,
  };
};
