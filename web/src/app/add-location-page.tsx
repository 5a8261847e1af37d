import { AddLocationScreen } from '../features/add-location/add-location-screen.tsx';
import { MembersOnly } from '../shared/session/members-only.tsx';
import { LoginPageContext } from '../shared/session/use-signed-out.ts';
import { useWords } from '../shared/words/words.ts';
import { PointMap } from './point-map.tsx';

/** /add-location: a visitor is led to the page that signs in; whose session ends on it, as from every action. */
export const AddLocationPage = () => {
  const t = useWords('addLocation');
  return (
    <MembersOnly title={t('addLocation.title')} loginPage="/auth">
      <LoginPageContext value="/api/login">
        <AddLocationScreen PointMap={PointMap} />
      </LoginPageContext>
    </MembersOnly>
  );
};
