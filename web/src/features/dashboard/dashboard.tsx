import { PAGES } from '@wellspring/page-contract/paths';
import { useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/page-head.tsx';
import { useViewer } from '../../shared/session/session.tsx';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { CircleUserRound, Sparkles } from '../../shared/icons.tsx';
import { LinkTabs, panelId, tabId } from '../../shared/ui/link-tabs.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { useWords } from '../../shared/words/words.ts';
import { StatCards } from './stat-cards.tsx';
import { tabHref, tabIn, TABS, type Tab } from './tabs.ts';

type Panels = Readonly<Record<Tab, ComponentType<{ readonly tab: Tab }>>>;

const HAS_FORMS: readonly Tab[] = ['profile'];

type PanelProps = { readonly own: Tab; readonly current: Tab; readonly Content: Panels[Tab] };

/** What one tab opens. Once the forms of a tab were open they stay: what was typed is still there when one comes back. */
const Panel = ({ own, current, Content }: PanelProps) => {
  const isOpen = own === current;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div id={panelId(own)} role="tabpanel" aria-labelledby={tabId(own)} hidden={!isOpen} className="mt-6">
      {isOpen || (wasOpen && HAS_FORMS.includes(own)) ? (
        <Part>
          <Content tab={own} />
        </Part>
      ) : null}
    </div>
  );
};

const Welcome = () => {
  const t = useWords('profile');
  const viewer = useViewer();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {viewer?.profileImageUrl ? (
        <img
          src={viewer.profileImageUrl}
          alt=""
          width={64}
          height={64}
          className="size-12 rounded-full object-cover sm:size-16"
        />
      ) : (
        <CircleUserRound aria-hidden="true" className="size-12 stroke-[1.4] shrink-0 text-control sm:size-16" />
      )}
      <h1 className="min-w-0 grow basis-32 text-2xl wrap-anywhere sm:text-3xl">
        {viewer ? t('profile.welcomeName', { name: viewer.firstName || viewer.email }) : t('profile.welcome')}
      </h1>
      <Link to={PAGES.addLocation} className={primaryButton}>
        <Sparkles aria-hidden="true" className="size-4.5" />
        {t('site.addLocation')}
      </Link>
    </header>
  );
};

type Props = {
  readonly panels: Panels;
  readonly Achievements: ComponentType;
};

/** What a member has and did, in tabs; the achievements stand beside them, on small screens above. */
export const Dashboard = ({ panels, Achievements }: Props) => {
  const t = useWords('profile');
  const [query] = useSearchParams();
  const viewer = useViewer();
  const current = tabIn(query);
  return (
    <div className="page-width py-6 md:py-10">
      <PageHead
        title={t('site.dashboard')}
        description={t('profile.dashboardDescription')}
        canonical={PAGES.dashboard}
        isIndexed={false}
      />
      <Welcome />
      <div className="mt-4 sm:mt-6">
        <StatCards isAdmin={viewer?.isAdmin ?? false} />
      </div>
      <div className="mt-3 grid grid-cols-1 items-start gap-6 sm:mt-8 sm:gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="lg:order-last">
          <Part>
            <Achievements />
          </Part>
        </div>
        <div className="min-w-0">
          <LinkTabs
            label={t('site.dashboard')}
            tabs={TABS.map(({ name, label }) => ({ name, label: t(label) }))}
            current={current}
            hrefOf={tabHref}
          />
          {TABS.map(({ name }) => (
            <Panel key={name} own={name} current={current} Content={panels[name]} />
          ))}
        </div>
      </div>
    </div>
  );
};
