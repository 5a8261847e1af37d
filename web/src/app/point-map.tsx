import { island } from '../shared/ui/island.tsx';
import { useWords } from '../shared/words/words.ts';

const MapLoading = () => (
  <p role="status" className="absolute inset-0 flex items-center justify-center text-ink-soft">
    {useWords()('site.mapLoading')}
  </p>
);

/** The small map of a form that tells where a place is. */
export const PointMap = island(
  () => import('../features/map/point/point-map.tsx').then((it) => it.PointMap),
  <MapLoading />,
  {
    title: 'site.mapFailed',
    text: 'fields.pointMapFailed',
  },
);
