import { PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import { isAdmin, useViewer } from '../../shared/session/session.tsx';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { AccountOverview } from './account-overview.tsx';
import { ActivityStats } from './activity-stats.tsx';
import { Card } from './card.tsx';
import { MailSettings } from './mail-settings.tsx';
import { LeaveSection } from './leave-section.tsx';

export const MY_ACCOUNT = 'My Account';

const ProfileForm = formIsland(() => import('./profile-form.tsx').then((it) => it.ProfileForm), 4);

const Ways = () => (
  <div className="flex flex-wrap gap-3">
    <Link to={PAGES.dashboard} className={`${primaryButton} text-center whitespace-normal!`}>
      View My Lists &amp; Favorites
    </Link>
    <Link to={PAGES.forgotPassword} className={quietButton}>
      Change Password
    </Link>
  </div>
);

/** Who the member is, what they did, and the settings of their account. */
export const MyAccount = () => {
  const viewer = useViewer();
  return (
    <div className="page-width max-w-3xl py-6 md:py-10">
      <PageHead
        title={MY_ACCOUNT}
        description="Your account and its settings."
        canonical={PAGES.profile}
        isIndexed={false}
      />
      <h1 className="text-3xl">{MY_ACCOUNT}</h1>
      {viewer ? (
        <div className="mt-6 grid grid-cols-1 gap-6">
          <Card heading="Account Overview">
            <AccountOverview viewer={viewer} since="Joined" />
          </Card>
          <Card heading="Activity">
            <Part>
              <ActivityStats />
            </Part>
          </Card>
          <Card heading="Account Settings">
            <ProfileForm viewer={viewer} path="/api/user/profile" showsEmail />
          </Card>
          {isAdmin(viewer) ? (
            <Card heading="Mails">
              <MailSettings viewer={viewer} />
            </Card>
          ) : null}
          <Ways />
          <Card heading="Your Data">
            <LeaveSection email={viewer.email} />
          </Card>
        </div>
      ) : null}
    </div>
  );
};
