import { MyAccount } from '../features/profile/my-account.tsx';
import { MembersOnly } from '../shared/session/members-only.tsx';
import { useWords } from '../shared/words/words.ts';

/** /profile */
export const ProfilePage = () => {
  const t = useWords('profile');
  return (
    <MembersOnly title={t('profile.myAccount')} loginPage="/auth">
      <MyAccount />
    </MembersOnly>
  );
};
