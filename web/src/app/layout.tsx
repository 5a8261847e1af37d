import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Announcement } from '../shared/ui/announcement.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** After a link to another screen the reader stands at its top and hears its title; Back leaves all to the browser. */
const useArrival = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const arrived = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const timer = setTimeout(() => setSaid(document.title), 300);
    if (kind !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    return () => clearTimeout(timer);
  }, [pathname, kind]);
  return { main, said };
};

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { main, said } = useArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <Announcement text={said} />
      <main id="main" ref={main} tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
};
