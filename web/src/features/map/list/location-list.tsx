import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { useState } from 'react';
import {
  MapLocationsDocument,
  type LocationFilter,
  type MapListLocationFragment,
} from '../../../generated/map-operations.ts';
import { facetFilterOf } from '../../../shared/filters/filters.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { ListTrouble } from './list-trouble.tsx';
import type { MapFilter } from '../map-request.ts';
import { LocationRow } from '../../../shared/ui/location-row.tsx';
import { LocationRowsSkeleton } from '../../../shared/ui/location-rows-skeleton.tsx';
import { useWords } from '../../../shared/words/words.ts';

export type ListLocation = Omit<MapListLocationFragment, '__typename'>;

const PAGE = 50;

type Point = { readonly latitude: number; readonly longitude: number };

export const filterFor = (
  box: MapBox | null,
  { search, categoryId, filters, near: middle, radiusKm }: MapFilter,
  near: Point | null,
): LocationFilter => ({
  ...(radiusKm && middle ? { near: middle, radiusKm } : {}),
  facets: filters ? facetFilterOf(filters) : null,
  ...(box ? { box } : {}),
  ...(search ? { search } : {}),
  ...(categoryId !== null && !search ? { categoryId } : {}),
  ...(near ? { near: { latitude: near.latitude, longitude: near.longitude } } : {}),
});

type Options = {
  /** sorts by the distance from here */
  readonly near?: Point | null;
  readonly skip?: boolean;
};

/** Places in a box, fifty at a time; without a box, all. A new box or search starts at the first. */
export const useLocationsIn = (
  box: MapBox | null,
  mapFilter: MapFilter,
  { near = null, skip = false }: Options = {},
) => {
  const filter = filterFor(box, mapFilter, near);
  const subject = JSON.stringify(filter);
  const [turned, setTurned] = useState({ subject, offset: 0 });
  const offset = turned.subject === subject ? turned.offset : 0;
  const variables = { filter, sort: near ? ('distance' as const) : null, limit: PAGE, offset };
  const answer = useFreshQuery(MapLocationsDocument, variables, { skip });
  const { total, locations } = answer.data?.locations ?? {};
  return { ...answer, total, locations, offset, turn: (to: number) => setTurned({ subject, offset: to }) };
};

type Props = {
  readonly answer: ReturnType<typeof useLocationsIn>;
  readonly empty: string;
  readonly litId?: string | null;
  readonly isLit?: (location: ListLocation) => boolean;
  readonly onLight?: (location: ListLocation | null) => void;
};

/** The rows of a list with all the states a reader can meet. */
export const LocationList = ({ answer, empty, isLit, onLight }: Props) => {
  const { locations, total = 0, offset, turn, loading, failed, refetch } = answer;
  const t = useWords('map');
  if (failed) return <ListTrouble onRetry={refetch} />;
  if (!locations) return <LocationRowsSkeleton count={8} />;
  if (locations.length === 0) return <p className="px-4 py-8 text-center text-ink-soft">{empty}</p>;
  const last = offset + locations.length;
  return (
    <>
      <ul aria-busy={loading} className={`divide-y divide-line ${loading ? 'outdated' : ''}`}>
        {locations.map((location) => (
          <li key={location.id}>
            <LocationRow location={location} lit={isLit?.(location) ?? false} {...(onLight ? { onLight } : {})} />
          </li>
        ))}
      </ul>
      {total > PAGE ? (
        <nav
          aria-label={t('map.morePlaces')}
          className="flex items-center justify-between gap-2 border-t border-line px-4 py-3 text-sm"
        >
          <button type="button" className={pager} disabled={offset === 0} onClick={() => turn(offset - PAGE)}>
            {t('map.previous')}
          </button>
          <span className="text-ink-soft tabular-nums">{t('map.shownOfAll', { first: offset + 1, last, total })}</span>
          <button type="button" className={pager} disabled={last >= total} onClick={() => turn(offset + PAGE)}>
            {t('map.next')}
          </button>
        </nav>
      ) : null}
    </>
  );
};

const pager = 'min-h-11 rounded-full px-3 font-semibold text-primary hover:bg-sunken disabled:text-control';
