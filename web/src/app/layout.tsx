import { PAGES } from '@wellspring/page-contract/paths';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { UnconfirmedNotice } from '../features/unconfirmed/unconfirmed-notice.tsx';
import { useViewer } from '../shared/session/session.tsx';
import { Announcement } from '../shared/ui/announcement.tsx';
import { hasGrantedWish } from '../shared/session/wish.ts';
import { island } from '../shared/ui/island.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import { usePageViews } from './page-views.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const BadgeNews = island(
  () => import('../features/badges/badge-news.tsx').then(({ BadgeNews }) => BadgeNews),
  null,
  null,
);

const FavoriteWish = island(
  () => import('../features/favorites/favorite-wish.tsx').then((it) => it.FavoriteWish),
  null,
  null,
);

/** Calls back with the page's title as soon as it is not `old` any more. Returns how to stop waiting. */
const whenTitled = (old: string, say: (title: string) => void): (() => void) => {
  const check = () => {
    if (document.title === old) return false;
    say(document.title);
    return true;
  };
  const observer = new MutationObserver(() => void (check() && observer.disconnect()));
  if (!check()) observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};

/** After a link to another screen the reader stands at its top and hears its title; Back leaves the place to the browser. */
const useArrival = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const left = useRef({ pathname, title: '' });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { pathname: from, title } = left.current;
    left.current = { pathname, title: document.title };
    const arrived = from !== pathname;
    if (arrived && kind !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    const stop = arrived ? whenTitled(title, setSaid) : () => undefined;
    return () => {
      stop();
      left.current = { pathname, title: document.title };
    };
  }, [pathname, kind]);
  return { main, said };
};

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { main, said } = useArrival();
  usePageViews();
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      {viewer && !viewer.isEmailVerified && pathname !== PAGES.verifyEmail ? (
        <UnconfirmedNotice key={viewer.id} email={viewer.email} />
      ) : null}
      <Announcement text={said} />
      <main id="main" ref={main} tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      <SiteFooter />
      {isHydrated && viewer && hasGrantedWish(pathname) ? <FavoriteWish /> : null}
      {isHydrated && viewer ? <BadgeNews key={viewer.id} userId={viewer.id} /> : null}
    </div>
  );
};
