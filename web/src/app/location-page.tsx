import { OwnCorrection } from '../features/add-location/correction/own-correction.tsx';
import { OwnPlace } from '../features/claims/own-place.tsx';
import { LocationScreen } from '../features/locations/place/location-screen.tsx';
import { ReviewList } from '../features/reviews/review-list.tsx';
import { WriteReview } from '../features/reviews/write-review.tsx';
import { OwnVisit } from '../features/visits/own-visit.tsx';
import type { LocationPageSlots } from '../shared/location-slots.ts';
import { pageStands } from '../shared/load-late.ts';
import { island } from '../shared/ui/island.tsx';
import { WithLocationSlots } from './location-slots.tsx';
import { PointMap } from './point-map.tsx';

/** Until it comes, and when it does not come, the picture of the map behind it shows. */
const LocationMap = island(
  () => import('../features/map/location-map.tsx').then(({ LocationMap }) => LocationMap),
  null,
  null,
);

/** They come when the page stands: nobody waits for them. */
const MapPlaces = island(
  () => pageStands().then(() => import('../features/map/map-places.tsx').then((it) => it.MapPlaces)),
  null,
  null,
);

const MAPS = { LocationMap, MapPlaces };

const LOCATION_PAGE_SLOTS: LocationPageSlots = {
  OwnVisit,
  Ownership: OwnPlace,
  Correction: ({ location: { id } }) => <OwnCorrection id={id} PointMap={PointMap} />,
  ReviewList,
  ReviewForm: WriteReview,
};

export const LocationPage = () => (
  <WithLocationSlots>
    <LocationScreen maps={MAPS} slots={LOCATION_PAGE_SLOTS} />
  </WithLocationSlots>
);
