import { MyAccount, MY_ACCOUNT } from '../features/profile/my-account.tsx';
import { MembersOnly } from '../shared/session/members-only.tsx';

/** /profile */
export const ProfilePage = () => (
  <MembersOnly title={MY_ACCOUNT} loginPage="/auth">
    <MyAccount />
  </MembersOnly>
);
