import { LocationScreen } from '../features/locations/location-screen.tsx';
import { island } from '../shared/ui/island.tsx';
import { WithLocationSlots } from './location-slots.tsx';

/** Until it comes, the ground of the map stands there; when it does not come, the still picture behind it shows. */
const LocationMap = island(
  () => import('../features/map/location-map.tsx').then(({ LocationMap }) => LocationMap),
  <div className="absolute inset-0" />,
  null,
);

export const LocationPage = () => (
  <WithLocationSlots>
    <LocationScreen LocationMap={LocationMap} />
  </WithLocationSlots>
);
