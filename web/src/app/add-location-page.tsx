import { AddLocationScreen, ADD_LOCATION_TITLE } from '../features/add-location/add-location-screen.tsx';
import { MembersOnly } from '../shared/session/members-only.tsx';
import { LoginPageContext } from '../shared/session/use-signed-out.ts';
import { PointMap } from './point-map.tsx';

/** /add-location: a visitor is led to the page that signs in; whose session ends on it, as from every action. */
export const AddLocationPage = () => (
  <MembersOnly title={ADD_LOCATION_TITLE} loginPage="/auth">
    <LoginPageContext value="/api/login">
      <AddLocationScreen PointMap={PointMap} />
    </LoginPageContext>
  </MembersOnly>
);
