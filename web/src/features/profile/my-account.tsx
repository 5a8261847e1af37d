import { PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import { isAdmin, useViewer } from '../../shared/session/session.tsx';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { useWords } from '../../shared/words/words.ts';
import { AccountOverview } from './account-overview.tsx';
import { ActivityStats } from './activity-stats.tsx';
import { Card } from './card.tsx';
import { MailSettings } from './mail-settings.tsx';
import { LeaveSection } from './leave-section.tsx';

const ProfileForm = formIsland(() => import('./profile-form.tsx').then((it) => it.ProfileForm), 4);

const Ways = () => {
  const t = useWords('profile');
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={PAGES.dashboard} className={`${primaryButton} text-center whitespace-normal!`}>
        {t('profile.viewLists')}
      </Link>
      <Link to={PAGES.forgotPassword} className={quietButton}>
        {t('profile.changePasswordHeading')}
      </Link>
    </div>
  );
};

/** Who the member is, what they did, and the settings of their account. */
export const MyAccount = () => {
  const t = useWords('profile');
  const viewer = useViewer();
  return (
    <div className="page-width max-w-3xl py-6 md:py-10">
      <PageHead
        title={t('profile.myAccount')}
        description={t('profile.myAccountDescription')}
        canonical={PAGES.profile}
        isIndexed={false}
      />
      <h1 className="text-3xl">{t('profile.myAccount')}</h1>
      {viewer ? (
        <div className="mt-6 grid grid-cols-1 gap-6">
          <Card heading={t('profile.overview')}>
            <AccountOverview viewer={viewer} since={t('profile.joined')} />
          </Card>
          <Card heading={t('profile.activity')}>
            <Part>
              <ActivityStats />
            </Part>
          </Card>
          <Card heading={t('profile.settings')}>
            <ProfileForm viewer={viewer} path="/api/user/profile" showsEmail />
          </Card>
          {isAdmin(viewer) ? (
            <Card heading={t('profile.mails')}>
              <MailSettings viewer={viewer} />
            </Card>
          ) : null}
          <Ways />
          <Card heading={t('profile.yourData')}>
            <LeaveSection email={viewer.email} />
          </Card>
        </div>
      ) : null}
    </div>
  );
};
