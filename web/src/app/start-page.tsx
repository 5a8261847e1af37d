import { PAGES } from '@wellspring/page-contract/paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../shared/session/session.tsx';
import { HomeScreen, LandingScreen } from './screens.ts';

/** The landing page for visitors, home for members. On /landing, home has its own address put in place. */
export const StartPage = () => {
  const { isMember } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = isMember && pathname === PAGES.landing;
  useEffect(() => {
    if (isElsewhere) void navigate(PAGES.home, { replace: true });
  }, [isElsewhere, navigate]);
  return isMember ? <HomeScreen /> : <LandingScreen />;
};
