import { PLACE_ZOOM } from '@wellspring/rest-contract/map-limits';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { MapPosition } from '../../shared/map-slot.ts';
import { useAsk } from '../../shared/graphql/use-ask.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { homeHref, pageCount, readHome, shownPage, type HomeAddress } from './address-state.ts';
import { nearFrom, type Near } from './near.ts';
import { pageOfPlaces } from './questions.ts';
import { useRememberedView } from './use-remembered-view.ts';

/** The state of the home screen, all of it in the address and the history entry, and the ways to change it. */
export const useHome = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state: entry } = useLocation() as { state: unknown };
  const hydrated = useHydrated();
  const remembered = useRememberedView();
  const [resets, setResets] = useState(0);

  const address = readHome(query);
  const near = hydrated ? nearFrom(entry) : null;
  const historyState = near ? { near } : null;
  const view = address.view ?? remembered;
  const hrefWith = (change: Partial<HomeAddress>) => homeHref({ ...address, ...change });
  const toNear = (to: Near, change: Partial<HomeAddress>) => ({
    to: hrefWith({ page: 1, at: { lat: to.latitude, lng: to.longitude, zoom: PLACE_ZOOM }, ...change }),
    state: { near: to },
  });

  return {
    address,
    near,
    view,
    resets,
    historyState,
    hrefWith,
    /** searching clears the category, and the other way round; both start at page 1 and let the map fit again */
    searchHref: (search: string | null) => hrefWith({ search, categoryId: null, page: 1, at: null }),
    categoryHref: (categoryId: number | null) => hrefWith({ search: null, categoryId, page: 1, at: null }),
    nearLink: (to: Near) => toNear(to, { search: null }),
    goTo: (href: string) => void navigate(href, { state: historyState }),
    setNear: (to: Near) => {
      const link = toNear(to, {});
      void navigate(link.to, { state: link.state });
    },
    resetView: () => {
      setResets(resets + 1);
      void navigate(hrefWith({ at: null, page: 1 }), {});
    },
    /** the page asked for was past the end */
    putRight: (page: number) => void navigate(hrefWith({ page }), { replace: true, state: historyState }),
    moved: (at: MapPosition) => void navigate(hrefWith({ at }), { replace: true, state: historyState }),
  };
};

/** The places of the page asked for; when it is past the end, those of the last, and the address is put right. */
export const usePlaces = (address: HomeAddress, near: Near | null, putRight: (page: number) => void) => {
  const asked = pageOfPlaces(address, near);
  const first = useAsk(asked.document, asked.variables);
  const total = first.data?.locations.total;
  const page = total === undefined || first.waiting ? address.page : shownPage(address.page, total);
  const last = pageOfPlaces({ ...address, page }, near);
  const answer = useAsk(last.document, last.variables, { skip: page === address.page });
  const { data, waiting, failed, again } = page === address.page ? first : answer;
  const wrong = page !== address.page;
  useEffect(() => {
    if (wrong) putRight(page);
  });
  return { page, pages: pageCount(total ?? 0), total, places: data?.locations.locations, waiting, failed, again };
};
