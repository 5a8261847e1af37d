import { AddLocationScreen, ADD_LOCATION_TITLE } from '../features/add-location/add-location-screen.tsx';
import { MembersOnly } from '../shared/session/members-only.tsx';
import { LoginPageContext } from '../shared/session/use-signed-out.ts';
import { island } from '../shared/ui/island.tsx';
import { MAP_LOADING } from '../shared/map-messages.ts';

const MapLoading = () => (
  <p role="status" className="absolute inset-0 flex items-center justify-center text-ink-soft">
    {MAP_LOADING}
  </p>
);

const PointMap = island(() => import('../features/map/point-map.tsx').then((it) => it.PointMap), <MapLoading />, {
  title: 'Unable to load map data',
  text: 'The map comes by itself when the connection is back. Latitude and longitude do as well.',
});

/** /add-location: a visitor is led to the page that signs in; whose session ends on it, as from every action. */
export const AddLocationPage = () => (
  <MembersOnly title={ADD_LOCATION_TITLE} loginPage="/auth">
    <LoginPageContext value="/api/login">
      <AddLocationScreen PointMap={PointMap} />
    </LoginPageContext>
  </MembersOnly>
);
