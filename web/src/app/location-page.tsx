import { LocationScreen } from '../features/locations/location-screen.tsx';
import { island } from '../shared/ui/island.tsx';
import { WithLocationSlots } from './location-slots.tsx';

/** Until it comes, and when it does not, the still picture behind it shows. */
const LocationMap = island(
  () => import('../features/map/location-map.tsx').then(({ LocationMap }) => LocationMap),
  null,
  null,
);

export const LocationPage = () => (
  <WithLocationSlots>
    <LocationScreen LocationMap={LocationMap} />
  </WithLocationSlots>
);
