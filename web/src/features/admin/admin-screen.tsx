import { PAGES } from '@wellspring/page-contract/paths';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/page-head.tsx';
import { isAdmin, useSession } from '../../shared/session/session.tsx';
import { LinkTabs, panelId, tabId } from '../../shared/ui/link-tabs.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useWords } from '../../shared/words/words.ts';
import { AccessDenied } from './access-denied.tsx';
import { tabHref, tabIn, TABS, type Tab } from './tabs.ts';

const OnTheWay = () => (
  <div role="status" aria-label={useWords('admin')('site.loadingPage')}>
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="pulse h-9 w-48" />
      <div className="pulse h-13 w-full max-w-180 rounded-full" />
    </div>
    <div className="pulse mt-6 h-128 rounded-card" />
  </div>
);

type Props = { readonly panels: Readonly<Record<Tab, ComponentType>> };

const Panels = ({ panels }: Props) => {
  const t = useWords('admin');
  const [query] = useSearchParams();
  const current = tabIn(query);
  const Content = panels[current];
  const tabs = TABS.map(({ name, label }) => ({ name, label: t(label) }));
  // The first HTML has none: what is typed into a list's search before its script is there would be lost.
  const isHydrated = useHydrated();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl">{t('site.adminPanel')}</h1>
        <div className="max-w-full min-w-0">
          <LinkTabs label={t('site.adminPanel')} tabs={tabs} current={current} hrefOf={tabHref} />
        </div>
      </div>
      {TABS.map(({ name }) => (
        <div
          key={name}
          id={panelId(name)}
          role="tabpanel"
          aria-labelledby={tabId(name)}
          hidden={name !== current}
          className="mt-6"
        >
          {name !== current ? null : isHydrated ? (
            <Part>
              <Content />
            </Part>
          ) : (
            <OnTheWay />
          )}
        </div>
      ))}
    </>
  );
};

/** The administration of the site. The check of rights here is only for the text: the server decides each call. */
export const AdminScreen = ({ panels }: Props) => {
  const t = useWords('admin');
  const { viewer, isPending } = useSession();
  // Each tab has its own script, which the server would have to wait for.
  const isHydrated = useHydrated();
  return (
    <div className="page-width py-6 md:py-8">
      <PageHead
        title={t('site.adminPanel')}
        description={t('admin.description')}
        canonical={PAGES.admin}
        isIndexed={false}
      />
      {isPending || (isAdmin(viewer) && !isHydrated) ? (
        <OnTheWay />
      ) : isAdmin(viewer) ? (
        <Panels panels={panels} />
      ) : (
        <AccessDenied />
      )}
    </div>
  );
};
