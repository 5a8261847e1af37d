import { lazy } from 'react';
import { HomeScreen } from '../features/locations/home-screen.tsx';
import { CommunityStats } from '../features/stats/community-stats.tsx';

const MapView = lazy(() => import('../features/map/map-view.tsx').then(({ MapView }) => ({ default: MapView })));

export const HomePage = () => (
  <>
    <HomeScreen MapView={MapView} />
    <CommunityStats />
  </>
);
