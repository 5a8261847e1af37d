import { logOut } from '../../shared/log-out.ts';
import { useViewer } from '../../shared/session/session.tsx';
import { quietButton } from '../../shared/ui/button-look.ts';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { LogOut } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import { AccountOverview } from './account-overview.tsx';
import { Card } from './card.tsx';
import { LeaveSection } from './leave-section.tsx';

const ProfileForm = formIsland(() => import('./profile-form.tsx').then((it) => it.ProfileForm), 3);
const PasswordForm = formIsland(() => import('./password-form.tsx').then((it) => it.PasswordForm), 3);
const ProfilePicture = formIsland(() => import('./profile-picture.tsx').then((it) => it.ProfilePicture), 1);

/** The account of the member, and all that can be changed of it. */
export const ProfileTab = () => {
  const t = useWords('profile');
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card heading={t('profile.overview')}>
        <AccountOverview viewer={viewer} since={t('profile.memberSince')} />
      </Card>
      <Card heading={t('site.profile')}>
        <div className="grid grid-cols-1 gap-6">
          <ProfilePicture viewer={viewer} />
          <ProfileForm viewer={viewer} path="/api/profile" />
        </div>
      </Card>
      <Card heading={t('profile.changePasswordHeading')}>
        <PasswordForm email={viewer.email} names={[viewer.username, viewer.firstName, viewer.lastName]} />
      </Card>
      <Card heading={t('profile.yourData')}>
        <LeaveSection email={viewer.email} />
      </Card>
      <button type="button" onClick={() => void logOut()} className={`${quietButton} needs-script justify-self-start`}>
        <LogOut aria-hidden="true" className="size-4.5" />
        {t('profile.signOut')}
      </button>
    </div>
  );
};
