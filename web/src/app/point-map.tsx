import { MAP_LOADING } from '../shared/map-messages.ts';
import { island } from '../shared/ui/island.tsx';

const MapLoading = () => (
  <p role="status" className="absolute inset-0 flex items-center justify-center text-ink-soft">
    {MAP_LOADING}
  </p>
);

/** The small map of a form that tells where a place is. */
export const PointMap = island(
  () => import('../features/map/point-map.tsx').then((it) => it.PointMap),
  <MapLoading />,
  {
    title: 'Unable to load map data',
    text: 'The map comes by itself when the connection is back. Latitude and longitude do as well.',
  },
);
