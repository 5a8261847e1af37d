import { PAGES } from '@wellspring/page-contract/paths';
import { useLocation } from 'react-router-dom';
import { joinHref, signInHref } from '../shared/session/return-path.ts';
import { isAdmin, useSession } from '../shared/session/session.tsx';
import { primaryButton } from '../shared/ui/button-look.ts';
import { Menu, Sparkles, X } from '../shared/icons.tsx';
import { Link } from '../shared/ui/link.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { Account, UserMenu } from './user-menu.tsx';
import { useWords } from '../shared/words/words.ts';

/** A drop whose rings are contour lines. */
const Mark = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    fill="none"
    className="size-8 text-primary"
    stroke="currentColor"
    strokeWidth="1.8"
  >
    <path d="M16 2.5c5.6 6.6 9.6 11.3 9.6 16.9a9.6 9.6 0 0 1-19.2 0C6.4 13.8 10.4 9.1 16 2.5Z" strokeLinejoin="round" />
    <path
      d="M16 9.3c3.5 4.3 5.7 7 5.7 10.3a5.7 5.7 0 0 1-11.4 0c0-3.3 2.2-6 5.7-10.3Z"
      strokeLinejoin="round"
      opacity=".75"
    />
    <path d="M16 15.6c1.6 2 2.5 3.1 2.5 4.4a2.5 2.5 0 0 1-5 0c0-1.3.9-2.4 2.5-4.4Z" fill="currentColor" stroke="none" />
  </svg>
);

const LISTS = { to: PAGES.publicLists, label: 'site.communityLists' } as const;
const VISITORS = [{ to: PAGES.home, label: 'site.explore' }, LISTS] as const;
const ADD = { to: PAGES.addLocation, label: 'site.addLocation' } as const;
const MEMBERS = [
  { to: PAGES.root, label: 'site.explore' },
  LISTS,
  ADD,
  { to: PAGES.dashboard, label: 'site.dashboard' },
] as const;
const ADMINS = [...MEMBERS, { to: PAGES.admin, label: 'site.admin' }] as const;

/** Home has two addresses for members. */
const isAt = (to: string, pathname: string): boolean =>
  pathname === to || (to === PAGES.root && pathname === PAGES.home);

const Links = () => {
  const t = useWords();
  const { isMember, viewer } = useSession();
  const { pathname } = useLocation();
  const links = isAdmin(viewer) ? ADMINS : isMember ? MEMBERS : VISITORS;
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link
        to={to}
        aria-current={isAt(to, pathname) ? 'page' : undefined}
        className={`flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap transition-colors ${
          isAt(to, pathname) ? 'bg-primary-wash text-primary-strong' : 'text-ink-soft hover:text-ink'
        }`}
      >
        {to === ADD.to ? <Sparkles aria-hidden="true" className="size-4.5" /> : null}
        {t(label)}
      </Link>
    </li>
  ));
};

/** For visitors: the ways in, and back to where they are. */
const Entrances = () => {
  const t = useWords();
  const address = useLocation();
  return (
    <>
      <li>
        <Link
          to={signInHref(address)}
          className="flex min-h-11 items-center rounded-full px-4 font-semibold text-ink-soft transition-colors hover:text-ink"
        >
          {t('site.signIn')}
        </Link>
      </li>
      <li>
        <Link to={joinHref(address)} className={primaryButton}>
          {t('site.join')}
        </Link>
      </li>
    </>
  );
};

/** The same links on a small screen. */
const SmallMenu = () => {
  const t = useWords();
  const { isMember } = useSession();
  const summary = (
    <>
      <Menu aria-hidden="true" className="size-6 group-open:hidden" />
      <X aria-hidden="true" className="hidden size-6 group-open:block" />
    </>
  );
  return (
    <HeaderMenu
      className={isMember ? '@min-[58rem]:hidden' : '@min-[36rem]:hidden'}
      label={t('site.menu')}
      summary={summary}
      summaryClass="flex size-11 items-center justify-center"
    >
      <ul>
        <Links />
        {isMember ? (
          <li>
            <Account />
          </li>
        ) : (
          <Entrances />
        )}
      </ul>
    </HeaderMenu>
  );
};

/** Where one may go, and who one is. */
export const SiteHeader = () => {
  const t = useWords();
  const { isMember } = useSession();
  return (
    <header className="border-b border-line bg-paper">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:start-3 focus:z-50 focus:rounded-full focus:bg-primary focus:px-4 focus:py-2 focus:text-on-primary"
      >
        {t('site.skipToContent')}
      </a>
      {/* Its own width in letters, and not that of the window, says whether the links have room: text may be large. */}
      <div className="@container relative z-30 flex h-16 items-center justify-between px-4 md:px-8">
        <Link
          to={PAGES.root}
          className="flex min-w-0 items-center gap-2.5 text-lg font-bold tracking-tight [&>svg]:shrink-0"
          aria-label={t('site.startPage')}
        >
          <Mark />
          <span className="truncate">Wellspring</span>
        </Link>
        <nav aria-label={t('site.mainMenu')}>
          <ul className={`flex items-center gap-1 ${isMember ? '@max-[58rem]:hidden' : '@max-[36rem]:hidden'}`}>
            <Links />
            {isMember ? (
              <li>
                <UserMenu />
              </li>
            ) : (
              <Entrances />
            )}
          </ul>
          <SmallMenu />
        </nav>
      </div>
    </header>
  );
};
