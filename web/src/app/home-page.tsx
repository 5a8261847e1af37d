import { HomeScreen } from '../features/locations/home/home-screen.tsx';
import { MapLoading } from '../features/locations/home/map-panel.tsx';
import { LateCommunityStats } from '../features/stats/late-community-stats.tsx';
import { island } from '../shared/ui/island.tsx';
import { Part } from '../shared/ui/part.tsx';
import { WithLocationSlots } from './location-slots.tsx';
import { Onboarding } from './onboarding.tsx';

const MapView = island(() => import('../features/map/map-view.tsx').then(({ MapView }) => MapView), <MapLoading />, {
  title: 'site.mapFailed',
  text: 'places.mapFailed',
});

export const HomePage = () => (
  <WithLocationSlots>
    <HomeScreen MapView={MapView} />
    <Part isMissed={false}>
      <LateCommunityStats />
    </Part>
    <Onboarding />
  </WithLocationSlots>
);
