import { MapLocationsDocument } from '../../generated/map-operations.ts';
import { facetFilterOf } from '../../shared/filters/filters.ts';
import { useDistanceText } from '../../shared/format/use-units.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useWords } from '../../shared/words/words.ts';
import type { MapFilter } from './map-request.ts';
import type { Point } from './mercator.ts';

type Props = {
  readonly mapFilter: MapFilter;
  /** the middle of the map */
  readonly middle: Point;
  readonly onGo: (to: Point) => void;
};

/** Over a map that shows nothing: the way to the nearest place. */
export const NearestOffer = ({ mapFilter: { search, categoryId, filters }, middle, onGo }: Props) => {
  const t = useWords('map');
  const distanceText = useDistanceText();
  const filter = {
    near: { latitude: middle.latitude, longitude: middle.longitude },
    ...(search ? { search } : {}),
    facets: filters ? facetFilterOf(filters) : null,
    ...(categoryId !== null && !search ? { categoryId } : {}),
  };
  const { data } = useFreshQuery(MapLocationsDocument, { filter, sort: 'distance', limit: 1, offset: 0 });
  const nearest = data?.locations.locations[0];
  if (!nearest || nearest.latitude === null || nearest.longitude === null) return null;
  const { name, distanceKm, latitude, longitude } = nearest;
  return (
    <div className="pointer-events-auto rounded-card bg-surface px-4 py-2 text-sm shadow-float">
      <p>{t('map.noneHere')}</p>
      <button
        type="button"
        className="min-h-11 text-start font-semibold text-primary underline underline-offset-4"
        onClick={() => onGo({ latitude, longitude })}
      >
        {distanceKm === null
          ? t('map.goToNearest', { name })
          : t('map.goToNearestAt', { name, distance: distanceText(distanceKm) })}
      </button>
    </div>
  );
};
