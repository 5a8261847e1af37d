import { lazy } from 'react';
import { LocationScreen } from '../features/locations/location-screen.tsx';

const PlaceMap = lazy(() => import('../features/map/place-map.tsx').then(({ PlaceMap }) => ({ default: PlaceMap })));

export const LocationPage = () => <LocationScreen PlaceMap={PlaceMap} />;
