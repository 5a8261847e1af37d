import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { widthOf, wrapped } from '@wellspring/map-grid/mercator';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { MapPosition } from '../../../shared/map-slot.ts';
import { PLACE_ZOOM } from '../../../shared/map-limits.ts';
import { homeHref, readHome, type HomeAddress } from '../address-state.ts';
import { rememberNear } from '../near/last-near.ts';
import type { Filters } from '../../../shared/filters/filters.ts';
import type { Near } from '../near.ts';
import { readFilters } from '../../../shared/filters/read-filters.ts';
import { useRememberedView } from './use-remembered-view.ts';

const middleOf = (box: MapBox) => ({
  latitude: (box.south + box.north) / 2,
  longitude: wrapped(box.west + widthOf(box) / 2),
});

/** The state of the home screen, all of it in the address, and the ways to change it. */
export const useHome = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const remembered = useRememberedView();
  const [resets, setResets] = useState(0);

  const filters = useMemo(() => readFilters(query), [query]);
  const address: HomeAddress = { ...readHome(query), filters };
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
    /** what a suggestion asks for takes the place of the search text */
    suggestedHref: ({ near, ...change }: Partial<HomeAddress>) =>
      near ? nearHref(near, { search: null }) : hrefWith({ search: null, categoryId: null, ...start, ...change }),
    /** other filters start at page 1, and leave the map where it is */
    filtersHref: (filters: Filters) => hrefWith({ filters, page: 1 }),
    /** the map shows all of another radius */
    sortHref: (change: Partial<Pick<HomeAddress, 'sort' | 'radiusKm'>>) =>
      hrefWith({ ...change, page: 1, ...('radiusKm' in change && { at: null }) }),
    goTo: (href: string) => void navigate(href),
    /** before another view is opened: Back leads to this one, also when another one is remembered by then */
    holdView: () => void navigate(hrefWith({ view }), { replace: true }),
    setNear: (near: Near) => {
      rememberNear(near);
      void navigate(nearHref(near));
    },
    /** what lies in a part of the map; the map stays where it is */
    areaHref: (bounds: MapBox) =>
      nearHref({ label: null, ...middleOf(bounds), bounds }, { at: address.at, radiusKm: null }),
    clearNear: () => {
      rememberNear(null);
      void navigate(hrefWith({ near: null, at: null, page: 1 }));
    },
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
