import { CountInViewDocument, PlacesOfPinsDocument } from '../../../generated/map-operations.ts';
import { distanceBetween } from '../../../shared/format/distance-between.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { LocationPicture } from '../../../shared/ui/location-picture.tsx';
import { LocationRow } from '../../../shared/ui/location-row.tsx';
import { LocationRowsSkeleton } from '../../../shared/ui/location-rows-skeleton.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import type { MapAnswer } from '@wellspring/rest-contract/map';
import { MAP_RETAINED_PINS_MAX } from '@wellspring/rest-contract/map-limits';
import type { LocationSort } from '@wellspring/rest-contract/location-rules';
import { ListTrouble } from './list-trouble.tsx';
import { orderedRows } from './ordered-rows.ts';
import { filterFor, type ListLocation } from './location-list.tsx';
import type { MapFilter } from '../map-request.ts';
import { isInView, type Point } from '../mercator.ts';

/** How many places there are in view, exactly. */
export const useCountIn = (box: MapBox | null, mapFilter: MapFilter, near: Point | null) => {
  const { data, ...answer } = useFreshQuery(
    CountInViewDocument,
    { filter: filterFor(box, mapFilter, near) },
    { skip: box === null },
  );
  return { ...answer, total: data?.locations.total };
};

/** Ids of what the list beside the map has: the pins of an answer that are in view, best first; where there is none, its other places. */
export const listedIds = (answer: MapAnswer | null, inView: MapBox | null): readonly string[] => {
  if (!answer || !inView) return [];
  const places = answer.places.filter((place) => isInView(place, inView)).map(({ id }) => id);
  const present = new Set(places);
  const pins = answer.pins.filter(({ id }) => present.has(id)).map(({ id }) => id);
  return (pins.length > 0 ? pins : places).slice(0, MAP_RETAINED_PINS_MAX);
};

/** The places of pins, in their order or in the one that the reader chose, with their distances from a point. */
export const usePlacesOf = (ids: readonly string[], from: Point | null, sort: LocationSort | null) => {
  const answer = useFreshQuery(PlacesOfPinsDocument, { ids }, { skip: ids.length === 0 });
  const places = ids.length === 0 ? [] : answer.data?.placesOfPins;
  const measured = places?.map((place) => {
    const { latitude, longitude } = place;
    const isMeasured = from !== null && latitude !== null && longitude !== null;
    return { ...place, distanceKm: isMeasured ? distanceBetween(from, { latitude, longitude }) : null };
  });
  return { ...answer, places: measured && orderedRows(measured, sort) };
};

type Props = {
  readonly answer: ReturnType<typeof usePlacesOf>;
  /** all that are in view; undefined: not known yet */
  readonly total: number | undefined;
  readonly isLit: (location: ListLocation) => boolean;
  readonly onLight: (location: ListLocation | null) => void;
};

/** The pins of the map as a list, with all the states a reader can meet. */
export const PinList = ({ answer, total, isLit, onLight }: Props) => {
  const { places, loading, failed, refetch } = answer;
  const t = useWords('map');
  if (failed) return <ListTrouble onRetry={refetch} />;
  if (total === 0) return <p className="px-4 py-8 text-center text-ink-soft">{t('map.noneInView')}</p>;
  if (!places || (places.length === 0 && total === undefined)) return <LocationRowsSkeleton count={8} />;
  const more = (total ?? 0) - places.length;
  return (
    <>
      <ul aria-busy={loading} className={`divide-y divide-line ${loading ? 'outdated' : ''}`}>
        {places.map((place) => (
          <li key={place.id}>
            <LocationRow
              location={place}
              picture={<LocationPicture location={place} />}
              lit={isLit(place)}
              onLight={onLight}
            />
          </li>
        ))}
      </ul>
      {/* Another one for a longer list: what is read never moves. */}
      {more > 0 ? (
        <p key={places.length} className="border-t border-line px-4 py-3 text-sm text-ink-soft">
          {t('map.moreOnMap', { count: more })}
        </p>
      ) : null}
    </>
  );
};
