import { PAGES } from '@wellspring/page-contract/paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../shared/session/session.tsx';

/** Members find their home on /landing: its own address is put in place. */
export const useHomeAddress = (): void => {
  const { isMember } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = isMember && pathname === PAGES.landing;
  useEffect(() => {
    if (isElsewhere) void navigate(PAGES.home, { replace: true });
  }, [isElsewhere, navigate]);
};
